import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { connectionOf } from "../platform/page.type";

const MessageAuthorEnum = { PATIENT: "PATIENT", PHARMACIST: "PHARMACIST" } as const;
registerEnumType(MessageAuthorEnum, { name: "MessageAuthor" });

@ObjectType("ConsultationMessage", {
  simpleResolvers: true,
  description: "Something that was said between patient and pharmacist. It is never changed.",
})
export class ConsultationMessageType {
  @Field(() => ID)
  id: string;

  @Field(() => MessageAuthorEnum)
  author: keyof typeof MessageAuthorEnum;

  @Field(() => String, { nullable: true, description: "A first name. Staff never get the patient's." })
  authorName: string | null;

  @Field(() => String)
  text: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => GraphQLISODateTime)
  sentAt: Date;
}

export const ConsultationMessageConnection = connectionOf(
  "ConsultationMessageConnection",
  () => ConsultationMessageType,
);
