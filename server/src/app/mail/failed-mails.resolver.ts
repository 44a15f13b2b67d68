import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { listFailedMails, retryMail } from "../../platform/mail-list.service";
import type { Page } from "../../platform/pages";
import { OutboxMailConnection, OutboxMailType } from "./outbox-mail.type";

/** Mails that did not leave, for staff who look after them. */
@ForStaff(PERMISSIONS.manageMail)
@Resolver()
export class FailedMailsResolver {
  @Query(() => OutboxMailConnection, { description: "Mails that could not be sent, the newest first." })
  failedMails(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ): Promise<Page<OutboxMailType>> {
    return listFailedMails(ctx, first, after);
  }

  @Mutation(() => OutboxMailType, { description: "Tries a failed mail again, as often as a new one." })
  retryMail(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<OutboxMailType> {
    return retryMail(ctx, id);
  }
}
