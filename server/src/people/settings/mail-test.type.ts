import { GraphQLISODateTime, ID } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { MAIL_TEST_STATES, type MailTestState } from "./mail-test.rules";

const MailTestStateEnum = enumType("MailTestState", "What became of a test mail.", MAIL_TEST_STATES, {
  WAITING: "It has not been tried yet.",
  RETRYING: "The mail server did not take it, and it is tried again by itself.",
  SENT: "The mail server took it.",
  FAILED: "It will not be tried again.",
  KEPT: "No mail server is set: it stays in the outbox.",
});

@ApiObject("MailTest", "A test mail to a member of staff's own address.")
export class MailTestType {
  @Field(() => ID, "Opaque.") id: string;
  @Field(() => String, "The address that it went to: the person's own.") recipient: string;
  @Field(() => MailTestStateEnum, "What became of it.") state: MailTestState;
  @Field(() => GraphQLISODateTime, "When it was asked for.") askedAt: Date;
  @Nullable(() => GraphQLISODateTime, "When the mail server took it; null before.") sentAt: Date | null;
  @Nullable(() => String, "Why the last try did not work, in plain words without secrets; null when nothing is wrong.")
  problem: string | null;
}
