import { GraphQLISODateTime, ID, Int } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { CareLevelEnum } from "../clinical/care.type";
import type { CareLevel } from "../clinical/care-level.rules";
import { ConsultationResponseType } from "./consultation-response.type";
import { CLOSE_REASONS, type CloseReason, ESCALATION_STATUSES, type EscalationStatus } from "./escalation.rules";
import { GivenAnswerType, OpenQuestionType } from "./interview.type";

export const EscalationStatusEnum = enumType(
  "EscalationStatus",
  "NEEDS_REPLY: the pharmacist has asked back and waits for the patient.",
  ESCALATION_STATUSES,
  {
    ANSWERED: "The pharmacist has answered.",
    CLAIMED: "A pharmacist has taken it.",
    CLOSED: "Nothing more is expected.",
    NEEDS_REPLY: "The pharmacist has asked back and waits for the patient.",
    SEEN: "A pharmacist has opened it, and nobody has taken it.",
    SENT: "Nobody has opened it yet.",
  },
);

export const CloseReasonEnum = enumType("CloseReason", "Why a pharmacist closed a question.", CLOSE_REASONS, {
  ANSWERED: "The question was answered.",
  NO_REPLY: "The patient did not reply.",
  SENT_TO_111_OR_GP: "The patient was sent to NHS 111 or a GP.",
  WRONG_PLACE: "It is nothing for a pharmacist.",
});

@ApiObject("ConsultationEscalation", "Where the question stands with the pharmacist.")
export class ConsultationEscalationType {
  @Field(() => EscalationStatusEnum, "How far it has come.") status: EscalationStatus;
  @Nullable(() => String, "The word that led to the pharmacist, as it was written; null when we were not sure enough.")
  because: string | null;
  @Field(() => GraphQLISODateTime, "When it came to the pharmacist queue.") sentAt: Date;
  @Field(
    () => GraphQLISODateTime,
    "Since when it is the pharmacist's turn, or the patient's when the status is NEEDS_REPLY.",
  )
  waitingSince: Date;
  @Nullable(
    () => Int,
    "Hours within which an answer was promised when the question was sent; null where that was not kept, and then the public configuration's hold.",
  )
  answerHours: number | null;
  @Nullable(() => GraphQLISODateTime, "When a pharmacist first opened it; null before.") seenAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When a pharmacist took it; null while nobody has.") claimedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "Null again once the patient has written after the answer.")
  answeredAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it was closed; null while it is open.") closedAt: Date | null;
  @Nullable(() => CloseReasonEnum, "Why it was closed; null while it is open, and for reports about answers.")
  closeReason: CloseReason | null;
  @Nullable(() => GraphQLISODateTime, "Until when a message opens a closed question again.") reopenUntil: Date | null;
  @Nullable(() => String, "The first name of the pharmacist who took the question.") pharmacistName: string | null;
  @Nullable(
    () => OpenQuestionType,
    "The question of the clinical book in the newest message, which the pharmacist waits for; `answerQuestions` answers it.",
  )
  asks: OpenQuestionType | null;
}

@ApiObject("RaisedAdvice", "What was said about something urgent that the patient wrote under the answer.")
export class RaisedAdviceType {
  @Field(() => CareLevelEnum, "How urgent it was found to be.") level: CareLevel;
  @Field(() => GraphQLISODateTime, "When the patient wrote it.") raisedAt: Date;
  @Field(() => ConsultationResponseType, "What was said about it.") response: ConsultationResponseType;
}

@ApiObject("ConsultationFeedback", "What the patient thinks of the answer.")
export class ConsultationFeedbackType {
  @Nullable(() => Boolean, "Null until the patient has said so.") helpful: boolean | null;
  @Nullable(() => String, "What the patient wrote beside it; null when nothing was written.") comment: string | null;
  @Nullable(() => GraphQLISODateTime, "When the patient told us that something is wrong with the answer.")
  reportedAt: Date | null;
}

@ApiObject("Consultation", "A question and its answer. Information, not a diagnosis.")
export class ConsultationType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What the patient asked, as it was typed.") question: string;
  @Field(() => GraphQLISODateTime, "When it was asked.") timestamp: Date;
  @Field(() => LanguageEnum, "In which language the question is written.") questionLanguage: Language;
  @Field(() => LanguageEnum, "In which language it was answered.") language: Language;
  @Field(() => CareLevelEnum, "How urgent it was found to be.") level: CareLevel;
  @Field(() => ConsultationResponseType, "What the assistant answered.") response: ConsultationResponseType;
  @Nullable(() => GraphQLISODateTime, "When the patient said last how things are; null until then.")
  feltAt: Date | null;
  @Field(
    () => Boolean,
    "Whether it is about somebody's safety: lists then show it in neutral words, and pages offer a quick way out.",
  )
  isAboutSafety: boolean;
  @Field(() => Boolean, "Whether the patient wishes to be asked how things are although it is about somebody's safety.")
  followUpWished: boolean;
  @Field(() => [GivenAnswerType], "What was asked back and answered since, in the order of the questions.")
  answers: GivenAnswerType[];
}

export const ConsultationConnection = connectionOf("ConsultationConnection", () => ConsultationType);

@ApiObject("ConsultationChange", "At first the newest consultations (snapshot); afterwards those that changed.")
export class ConsultationChangeType {
  @Field(() => Boolean)
  snapshot: boolean;
  @Field(() => [ConsultationType], "In the first event the newest ones; later only those that changed.")
  consultations: ConsultationType[];
}
