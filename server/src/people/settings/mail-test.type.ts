import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import { MAIL_TEST_STATES, type MailTestState } from "./mail-test.rules";

const MailTestStateEnum = Object.fromEntries(MAIL_TEST_STATES.map((name) => [name, name]));
registerEnumType(MailTestStateEnum, {
  name: "MailTestState",
  description: "What became of a test mail.",
  valuesConfig: {
    WAITING: { description: "It has not been tried yet." },
    RETRYING: { description: "The mail server did not take it, and it is tried again by itself." },
    SENT: { description: "The mail server took it." },
    FAILED: { description: "It will not be tried again." },
    KEPT: { description: "No mail server is set: it stays in the outbox." },
  },
});

@ObjectType("MailTest", { simpleResolvers: true, description: "A test mail to a member of staff's own address." })
export class MailTestType {
  @Field(() => ID, { description: "Opaque." })
  id: string;

  @Field(() => String, { description: "The address that it went to: the person's own." })
  recipient: string;

  @Field(() => MailTestStateEnum, { description: "What became of it." })
  state: MailTestState;

  @Field(() => GraphQLISODateTime, { description: "When it was asked for." })
  askedAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the mail server took it; null before." })
  sentAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the last try did not work, in plain words without secrets; null when nothing is wrong.",
  })
  problem: string | null;
}
