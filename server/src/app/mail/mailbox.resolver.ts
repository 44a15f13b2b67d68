import { Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { listMailbox, readMailboxMail } from "../../platform/mail-list.service";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { MailboxMailType, OutboxMailConnection, OutboxMailType } from "./outbox-mail.type";

/** The mails of a demonstration, whose people are invented. Public there, and nowhere else: listed by name in the access test. */
@Resolver()
export class MailboxResolver {
  @Query(() => OutboxMailConnection, {
    description: "Every mail that the product wrote, the newest first. Demonstration mode only, else NOT_FOUND.",
  })
  mailbox(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<OutboxMailType>> {
    return listMailbox(ctx, page);
  }

  @Query(() => MailboxMailType, {
    nullable: true,
    description: "One of them with its words. Demonstration mode only, else NOT_FOUND.",
  })
  mailboxMail(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MailboxMailType> {
    return readMailboxMail(ctx, id);
  }
}
