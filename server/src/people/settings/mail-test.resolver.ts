import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { PERMISSIONS } from "../accounts/permission.rules";
import { readMailTest, sendTestMail } from "./mail-test.service";
import { MailTestType } from "./mail-test.type";

/** Whether mails leave, for staff who may change settings. */
@ForStaff(PERMISSIONS.manageSettings)
@Resolver()
export class MailTestResolver {
  @Query(() => MailTestType, {
    nullable: true,
    description: "The last test mail that one sent, with what became of it; null for none in the last 30 days.",
  })
  mailTest(@Ctx() ctx: RequestContext): Promise<MailTestType | null> {
    return readMailTest(ctx, signedIn(ctx));
  }

  @Mutation(() => MailTestType, {
    description: "Sends a test mail to one's own address, on the way of every other mail. Five in an hour.",
  })
  sendTestMail(@Ctx() ctx: RequestContext): Promise<MailTestType> {
    return sendTestMail(ctx, signedIn(ctx));
  }
}
