import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { connectionOf } from "../platform/page.type";
import type { CareLevel } from "../triage/concept.rules";
import { CareLevelEnum, RecommendationTypeEnum, SourceType } from "../triage/triage.type";
import { CLOSE_REASONS, type CloseReason, ESCALATION_STATUSES, type EscalationStatus } from "./escalation.rules";

export const EscalationStatusEnum = Object.fromEntries(ESCALATION_STATUSES.map((status) => [status, status]));
registerEnumType(EscalationStatusEnum, {
  name: "EscalationStatus",
  description: "NEEDS_REPLY: the pharmacist has asked back and waits for the patient.",
});

export const CloseReasonEnum = Object.fromEntries(CLOSE_REASONS.map((reason) => [reason, reason]));
registerEnumType(CloseReasonEnum, { name: "CloseReason", description: "Why a pharmacist closed a question." });

@ObjectType("Reference", { simpleResolvers: true })
export class ReferenceType {
  @Field(() => String)
  title: string;

  @Field(() => String)
  url: string;
}

@ObjectType("Recommendation", { simpleResolvers: true })
export class RecommendationObjectType {
  @Field(() => RecommendationTypeEnum)
  type: "MEDICATION" | "LIFESTYLE" | "EMERGENCY";

  @Field(() => String, {
    nullable: true,
    description: "The complaints that it is for, when the question names several.",
  })
  about: string | null;

  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;

  @Field(() => [String])
  cautions: string[];

  @Field(() => SourceType, { nullable: true })
  source: SourceType | null;
}

@ObjectType("RuledOut", {
  simpleResolvers: true,
  description: "A medicine that could have been suggested and is not safe for this person.",
})
export class RuledOutType {
  @Field(() => String)
  title: string;

  @Field(() => String)
  reason: string;

  @Field(() => SourceType)
  source: SourceType;
}

@ObjectType("ProfileCheck", {
  simpleResolvers: true,
  description: "Whether the medicines of an answer were compared with what the patient has told.",
})
export class ProfileCheckType {
  @Field(() => Boolean)
  used: boolean;

  @Field(() => String)
  message: string;

  @Field(() => String, { nullable: true, description: "What the patient has not told; null when nothing is missing." })
  missing: string | null;
}

@ObjectType("SafetyNet", { simpleResolvers: true, description: "The signs upon which to ask for more help." })
export class SafetyNetType {
  @Field(() => String)
  heading: string;

  @Field(() => [String])
  signs: string[];
}

@ObjectType("Step", { simpleResolvers: true, description: "One thing to do right now." })
export class StepType {
  @Field(() => String)
  title: string;

  @Field(() => String)
  description: string;
}

@ObjectType("Signal", {
  simpleResolvers: true,
  description: "A concept that was recognised in the question, with the words that gave it away.",
})
export class SignalType {
  @Field(() => String)
  concept: string;

  @Field(() => String)
  label: string;

  @Field(() => String)
  words: string;

  @Field(() => SourceType)
  source: SourceType;
}

@ObjectType("ConsultationResponse", { simpleResolvers: true })
export class ConsultationResponseType {
  @Field(() => Boolean, { description: "True when the answer is to call 999 or a crisis line." })
  isCritical: boolean;

  @Field(() => String)
  heading: string;

  @Field(() => String)
  message: string;

  @Field(() => [StepType])
  steps: StepType[];

  @Field(() => [RecommendationObjectType])
  recommendations: RecommendationObjectType[];

  @Field(() => [RuledOutType])
  ruledOut: RuledOutType[];

  @Field(() => ProfileCheckType, { nullable: true, description: "Null where no medicine was thought of." })
  profileCheck: ProfileCheckType | null;

  @Field(() => [ReferenceType])
  references: ReferenceType[];

  @Field(() => SafetyNetType)
  safetyNet: SafetyNetType;

  @Field(() => [SignalType])
  signals: SignalType[];
}

@ObjectType("ConsultationEscalation", { description: "Where the question stands with the pharmacist." })
export class ConsultationEscalationType {
  @Field(() => EscalationStatusEnum)
  status: EscalationStatus;

  @Field(() => String, {
    nullable: true,
    description: "The word that led to the pharmacist, as it was written; null when we were not sure enough.",
  })
  because: string | null;

  @Field(() => GraphQLISODateTime)
  sentAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: "Since when it is the pharmacist's turn, or the patient's when the status is NEEDS_REPLY.",
  })
  waitingSince: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  seenAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  claimedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Null again once the patient has written after the answer.",
  })
  answeredAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closedAt: Date | null;

  @Field(() => CloseReasonEnum, { nullable: true })
  closeReason: CloseReason | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when a message opens a closed question again.",
  })
  reopenUntil: Date | null;

  @Field(() => String, { nullable: true, description: "The first name of the pharmacist who took the question." })
  pharmacistName: string | null;
}

@ObjectType("RaisedAdvice", {
  simpleResolvers: true,
  description: "What was said about something urgent that the patient wrote under the answer.",
})
export class RaisedAdviceType {
  @Field(() => CareLevelEnum)
  level: CareLevel;

  @Field(() => GraphQLISODateTime)
  raisedAt: Date;

  @Field(() => ConsultationResponseType)
  response: ConsultationResponseType;
}

@ObjectType("ConsultationFeedback", { simpleResolvers: true, description: "What the patient thinks of the answer." })
export class ConsultationFeedbackType {
  @Field(() => Boolean, { nullable: true, description: "Null until the patient has said so." })
  helpful: boolean | null;

  @Field(() => String, { nullable: true })
  comment: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the patient told us that something is wrong with the answer.",
  })
  reportedAt: Date | null;
}

@ObjectType("Consultation", { description: "A question and its answer. Information, not a diagnosis." })
export class ConsultationType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  question: string;

  @Field(() => GraphQLISODateTime)
  timestamp: Date;

  @Field(() => LanguageEnum, { description: "In which language the question is written." })
  questionLanguage: Language;

  @Field(() => LanguageEnum, { description: "In which language it was answered." })
  language: Language;

  @Field(() => CareLevelEnum)
  level: CareLevel;

  @Field(() => ConsultationResponseType)
  response: ConsultationResponseType;
}

export const ConsultationConnection = connectionOf("ConsultationConnection", () => ConsultationType);

@ObjectType("ConsultationChange", {
  simpleResolvers: true,
  description: "At first the newest consultations (snapshot); afterwards those that changed.",
})
export class ConsultationChangeType {
  @Field(() => Boolean)
  snapshot: boolean;

  @Field(() => [ConsultationType])
  consultations: ConsultationType[];
}
