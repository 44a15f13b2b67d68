import { GraphQLISODateTime, ID } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";

const MessageAuthorEnum = enumType("MessageAuthor", "Who wrote a message.", ["PATIENT", "PHARMACIST"], {
  PATIENT: "The person who asked.",
  PHARMACIST: "The pharmacist who took the question.",
});

@ApiObject("ConsultationMessage", "Something that was said between patient and pharmacist. It is never changed.")
export class ConsultationMessageType {
  @Field(() => ID)
  id: string;
  @Field(() => MessageAuthorEnum, "Who wrote it.") author: keyof typeof MessageAuthorEnum;
  @Nullable(() => String, "A first name. Staff never get the patient's.") authorName: string | null;
  @Field(() => String, "What was written.") text: string;
  @Field(() => LanguageEnum, "In which language it is written.") language: Language;
  @Field(() => GraphQLISODateTime, "When it was sent.") sentAt: Date;
}

export const ConsultationMessageConnection = connectionOf(
  "ConsultationMessageConnection",
  () => ConsultationMessageType,
);
