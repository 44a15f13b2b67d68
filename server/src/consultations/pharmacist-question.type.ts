import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { connectionOf } from "../platform/page.type";
import type { CareLevel } from "../triage/concept.rules";
import { CareLevelEnum } from "../triage/triage.type";
import type { EscalationStatus } from "./consultation.rules";
import { EscalationStatusEnum, SignalType } from "./consultation.type";

export const QueueFilterEnum = { OPEN: "OPEN", ANSWERED: "ANSWERED" } as const;
registerEnumType(QueueFilterEnum, { name: "QueueFilter" });
export type QueueFilter = keyof typeof QueueFilterEnum;

@ObjectType("PharmacistQuestion", {
  simpleResolvers: true,
  description: "A question in the pharmacist queue. It carries no name, address or account of the patient.",
})
export class PharmacistQuestionType {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  question: string;

  @Field(() => LanguageEnum)
  language: Language;

  @Field(() => CareLevelEnum)
  level: CareLevel;

  @Field(() => String, { nullable: true })
  because: string | null;

  @Field(() => [SignalType])
  signals: SignalType[];

  @Field(() => EscalationStatusEnum)
  status: EscalationStatus;

  @Field(() => GraphQLISODateTime)
  sentAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  seenAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  claimedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  answeredAt: Date | null;

  @Field(() => Boolean)
  claimedByMe: boolean;

  @Field(() => String, { nullable: true })
  pharmacistName: string | null;

  @Field(() => String, { nullable: true })
  answer: string | null;

  @Field(() => GraphQLISODateTime, {
    description: "When the answer is due: sentAt plus the published number of hours.",
  })
  dueAt: Date;
}

export const PharmacistQuestionConnection = connectionOf("PharmacistQuestionConnection", () => PharmacistQuestionType);

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
