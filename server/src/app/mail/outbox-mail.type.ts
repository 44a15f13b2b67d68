import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";

export const MailStatusEnum = enumType(
  "MailStatus",
  "FAILED: the mail server refused it, or the last try did not work either.",
  ["WAITING", "SENT", "FAILED"],
  {
    FAILED: "The mail server refused it, or the last try did not work either.",
    SENT: "The mail server took it.",
    WAITING: "It is sent as soon as possible, or tried again.",
  },
);

@ApiObject("OutboxMail", "A mail that the product wrote, without its words.")
export class OutboxMailType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "Masked for staff, for example p•••@example.org; whole in a demonstration.") recipient: string;
  @Field(() => String, "The line above the words.") subject: string;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "When the mail server took it; null before.") sentAt: Date | null;
  @Field(() => MailStatusEnum, "Whether it has left.") status: keyof typeof MailStatusEnum;
  @Field(() => Int, "How often sending was tried.") attempts: number;
  @Nullable(() => String, "Why the last try did not work, without any address.") lastError: string | null;
}

export const OutboxMailConnection = connectionOf("OutboxMailConnection", () => OutboxMailType);

@ApiObject("MailboxMail", "A mail of a demonstration, with its words.")
export class MailboxMailType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "The address it went to.") recipient: string;
  @Field(() => String, "The line above the words.") subject: string;
  @Field(() => GraphQLISODateTime)
  createdAt: Date;
  @Field(() => String, "Its words without any form.") text: string;
  @Field(() => String, "A whole page. Show it in a frame of its own, without scripts.") html: string;
}
