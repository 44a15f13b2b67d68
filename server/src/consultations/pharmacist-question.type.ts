import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { connectionOf } from "../platform/page.type";
import type { CareLevel } from "../triage/concept.rules";
import { CareLevelEnum, SourceType } from "../triage/triage.type";
import { CloseReasonEnum, EscalationStatusEnum, SignalType } from "./consultation.type";
import {
  type CloseReason,
  ESCALATION_KINDS,
  type EscalationKind,
  type EscalationStatus,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from "./escalation.rules";

export const QueueFilterEnum = {
  OPEN: "OPEN",
  MINE: "MINE",
  WITH_PATIENT: "WITH_PATIENT",
  ANSWERED: "ANSWERED",
  CLOSED: "CLOSED",
  FEEDBACK: "FEEDBACK",
} as const;
registerEnumType(QueueFilterEnum, {
  name: "QueueFilter",
  description:
    "OPEN: questions that wait for a pharmacist. MINE: what one has claimed. WITH_PATIENT: asked back. FEEDBACK: open reports.",
});

const EscalationKindEnum = Object.fromEntries(ESCALATION_KINDS.map((kind) => [kind, kind]));
registerEnumType(EscalationKindEnum, {
  name: "EscalationKind",
  description: "FEEDBACK: a report that something is wrong with an answer.",
});

export const ReportOutcomeEnum = Object.fromEntries(REPORT_OUTCOMES.map((outcome) => [outcome, outcome]));
registerEnumType(ReportOutcomeEnum, { name: "ReportOutcome" });

@ObjectType("PharmacistQuestion", {
  description: "An entry of the pharmacist queue. It carries no name, address or account of the patient.",
})
export class PharmacistQuestionType {
  @Field(() => ID)
  id: string;

  @Field(() => EscalationKindEnum)
  kind: EscalationKind;

  @Field(() => String)
  question: string;

  @Field(() => String, {
    nullable: true,
    description: "What somebody finds wrong with the answer; null for a question.",
  })
  complaint: string | null;

  @Field(() => LanguageEnum, { description: "In which language the question is written." })
  questionLanguage: Language;

  @Field(() => LanguageEnum, { description: "The patient's, in which to answer." })
  language: Language;

  @Field(() => CareLevelEnum, {
    description: "How urgent it is: the step of the answer, or a higher one for what was written since.",
  })
  level: CareLevel;

  @Field(() => CareLevelEnum, { description: "The step of the answer that the patient got." })
  answeredLevel: CareLevel;

  @Field(() => String, { nullable: true })
  because: string | null;

  @Field(() => [SignalType])
  signals: SignalType[];

  @Field(() => String)
  assistantVersion: string;

  @Field(() => EscalationStatusEnum)
  status: EscalationStatus;

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

  @Field(() => GraphQLISODateTime, { nullable: true })
  answeredAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  closedAt: Date | null;

  @Field(() => CloseReasonEnum, { nullable: true })
  closeReason: CloseReason | null;

  @Field(() => ReportOutcomeEnum, { nullable: true })
  outcome: ReportOutcome | null;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;

  @Field(() => Boolean)
  claimedByMe: boolean;

  @Field(() => String, { nullable: true })
  pharmacistName: string | null;

  @Field(() => GraphQLISODateTime, {
    description: "When the answer is due: waitingSince plus the published number of hours.",
  })
  dueAt: Date;
}

export const PharmacistQuestionConnection = connectionOf("PharmacistQuestionConnection", () => PharmacistQuestionType);

@ObjectType("QueueNote", {
  simpleResolvers: true,
  description: "A note to colleagues. Patients see it in the export of their data only.",
})
export class QueueNoteType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  authorName: string | null;

  @Field(() => String)
  text: string;

  @Field(() => GraphQLISODateTime)
  writtenAt: Date;
}

@ObjectType("PharmacistQueueChange", {
  simpleResolvers: true,
  description: "At first the open questions, oldest first (snapshot); afterwards those that changed.",
})
export class PharmacistQueueChangeType {
  @Field(() => Boolean)
  snapshot: boolean;

  @Field(() => [PharmacistQuestionType])
  questions: PharmacistQuestionType[];

  @Field(() => Int, { description: "Open questions in all." })
  waitingCount: number;
}

@ObjectType("PharmacistQueueFigures", {
  simpleResolvers: true,
  description: "How long people wait. Times to the first answer are those of the last 30 days.",
})
export class PharmacistQueueFiguresType {
  @Field(() => Int, { description: "Questions that wait for a pharmacist." })
  open: number;

  @Field(() => Int, { description: "Those that wait for longer than promised." })
  overdue: number;

  @Field(() => Int, { description: "Reports about answers that wait." })
  reports: number;

  @Field(() => Int, { description: "Questions that got their first answer in the last 30 days." })
  answeredCount: number;

  @Field(() => Float, { nullable: true, description: "Seconds from question to first answer, in the middle." })
  medianSeconds: number | null;

  @Field(() => Float, { nullable: true, description: "Seconds within which nine of ten got their first answer." })
  p90Seconds: number | null;

  @Field(() => GraphQLISODateTime)
  asOf: Date;
}

@ObjectType("Pharmacist", { simpleResolvers: true, description: "Somebody who can be given a question." })
export class PharmacistType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;
}

@ObjectType("AnswerTemplateText", { simpleResolvers: true })
export class AnswerTemplateTextType {
  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => String)
  text: string;
}

@ObjectType("AnswerTemplate", {
  simpleResolvers: true,
  description: "A short text to put into an answer and to change.",
})
export class AnswerTemplateType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What it is for, in English." })
  title: string;

  @Field(() => [AnswerTemplateTextType])
  texts: AnswerTemplateTextType[];

  @Field(() => SourceType, { nullable: true })
  source: SourceType | null;
}

@ObjectType("FeedbackCount", { simpleResolvers: true, description: "What patients think of one assistant version." })
export class FeedbackCountType {
  @Field(() => String)
  assistantVersion: string;

  @Field(() => Int)
  helpful: number;

  @Field(() => Int)
  notHelpful: number;

  @Field(() => Int)
  reported: number;
}
