import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { listFailedMails, readFailedMail, retryMail } from "../../platform/mail-list.service";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { OutboxMailConnection, OutboxMailType } from "./outbox-mail.type";

/** Mails that did not leave, for staff who look after them. */
@ForStaff(PERMISSIONS.manageMail)
@Resolver()
export class FailedMailsResolver {
  @Query(() => OutboxMailConnection, { description: "Mails that could not be sent, the newest first." })
  failedMails(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<OutboxMailType>> {
    return listFailedMails(ctx, page);
  }

  @Query(() => OutboxMailType, { nullable: true, description: "One mail that could not be sent." })
  failedMail(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<OutboxMailType> {
    return readFailedMail(ctx, id);
  }

  @Mutation(() => OutboxMailType, { description: "Tries a failed mail again, as often as a new one." })
  retryMail(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<OutboxMailType> {
    return retryMail(ctx, id);
  }
}
