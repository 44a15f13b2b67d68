import { Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { CareLevelEnum } from "../clinical/care.type";
import type { CareLevel } from "../clinical/care-level.rules";
import { AnswerMedicineType } from "./answer.type";
import { CloseReasonEnum, EscalationStatusEnum } from "./consultation.type";
import { SignalType } from "./consultation-response.type";
import {
  type CloseReason,
  ESCALATION_KINDS,
  type EscalationKind,
  type EscalationStatus,
  REPORT_OUTCOMES,
  type ReportOutcome,
} from "./escalation.rules";
import type { Sex } from "./handover-subject.rules";
import { PatientSexEnum } from "./interview.type";

export const QueueFilterEnum = enumType(
  "QueueFilter",
  "OPEN: questions that wait for a pharmacist. MINE: what one has claimed. WITH_PATIENT: asked back. FEEDBACK: open reports.",
  ["OPEN", "MINE", "WITH_PATIENT", "ANSWERED", "CLOSED", "FEEDBACK"],
  {
    ANSWERED: "Questions that got an answer and are not closed.",
    CLOSED: "Everything that is closed.",
    FEEDBACK: "Open reports about answers.",
    MINE: "Open questions that whoever asks has taken.",
    OPEN: "Questions that wait for a pharmacist.",
    WITH_PATIENT: "Questions that a pharmacist has asked back about.",
  },
);

const EscalationKindEnum = enumType(
  "EscalationKind",
  "FEEDBACK: a report that something is wrong with an answer.",
  ESCALATION_KINDS,
  {
    FEEDBACK: "A report that something is wrong with an answer.",
    QUESTION: "A question that a pharmacist answers.",
  },
);

export const ReportOutcomeEnum = enumType(
  "ReportOutcome",
  "What a pharmacist found of an answer that was reported.",
  REPORT_OUTCOMES,
  {
    ADVICE_RIGHT: "The answer was right.",
    IMPROVE_WORDING: "The answer was right, and its words can be better.",
    WRONG: "The answer was wrong.",
  },
);

@ApiObject(
  "PharmacistQuestion",
  "An entry of the pharmacist queue. It carries no name, address or account of the patient.",
)
export class PharmacistQuestionType {
  @Field(() => ID)
  id: string;
  @Field(() => EscalationKindEnum, "A question, or a report about an answer.") kind: EscalationKind;
  @Field(() => String, "What the patient asked, as it was typed.") question: string;
  @Nullable(() => String, "What somebody finds wrong with the answer; null for a question.") complaint: string | null;
  @Field(() => LanguageEnum, "In which language the question is written.") questionLanguage: Language;
  @Field(() => LanguageEnum, "The patient's, in which to answer.") language: Language;
  @Field(() => CareLevelEnum, "How urgent it is: the step of the answer, or a higher one for what was written since.")
  level: CareLevel;
  @Field(() => CareLevelEnum, "The step of the answer that the patient got.") answeredLevel: CareLevel;
  @Nullable(
    () => String,
    "The word that led to the pharmacist, as it was written; null when the assistant was not sure enough.",
  )
  because: string | null;
  @Field(() => [SignalType], "What the assistant recognised in the question.") signals: SignalType[];
  @Field(() => String, "The version of the assistant that answered.") assistantVersion: string;
  @Field(() => EscalationStatusEnum, "How far it has come.") status: EscalationStatus;
  @Field(() => GraphQLISODateTime, "When it came to the pharmacist queue.") sentAt: Date;
  @Field(
    () => GraphQLISODateTime,
    "Since when it is the pharmacist's turn, or the patient's when the status is NEEDS_REPLY.",
  )
  waitingSince: Date;
  @Nullable(() => GraphQLISODateTime, "When a pharmacist first opened it; null before.") seenAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When a pharmacist took it; null while nobody has.") claimedAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When the first answer was sent; null before.") answeredAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When it was closed; null while it is open.") closedAt: Date | null;
  @Nullable(() => CloseReasonEnum, "Why it was closed; null while it is open, and for reports about answers.")
  closeReason: CloseReason | null;
  @Nullable(() => ReportOutcomeEnum, "The outcome of a report; null before, and for questions.")
  outcome: ReportOutcome | null;
  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
  @Field(() => Boolean, "True when whoever asks has taken it.") claimedByMe: boolean;
  @Nullable(() => String, "Who has taken it; null while nobody has.") pharmacistName: string | null;
  @Field(() => GraphQLISODateTime, "When the answer is due: waitingSince plus the published number of hours.")
  dueAt: Date;
}

@ApiObject("PharmacistSubject", "Somebody whom the patient looks after, for whom a question is.")
export class PharmacistSubjectType {
  @Field(() => String, "As the patient called the person when the question was asked.") name: string;
  @Nullable(
    () => String,
    "How old the person was then, such as “2 years”; null where the consent to the use of health data is withdrawn.",
  )
  age: string | null;
  @Nullable(() => PatientSexEnum, "Null where it is not known, or as for the age.") sex: Sex | null;
  @Nullable(
    () => [String],
    "In the patient's words; null once the person is removed, or where that consent is withdrawn.",
  )
  conditions: string[] | null;
  @Nullable(() => [String], "What the person takes; null as for the conditions.") medicines: string[] | null;
  @Nullable(() => [String], "Null as for the conditions.") allergies: string[] | null;
}

@ApiObject("PharmacistPatient", "What a patient has told of themself, beside a question that is for them.")
export class PharmacistPatientType {
  @Nullable(() => String, "How old they are, such as “34 years”; null where it is not told.") age: string | null;
  @Field(() => [String], "In the patient's words.") conditions: string[];
  @Field(() => [String], "What they take, as they wrote it.") medicines: string[];
  @Field(() => [String], "In the patient's words.") allergies: string[];
  @Field(
    () => [AnswerMedicineType],
    "What speaks against medicines that the case names, told or asked about: one another, and the profile.",
  )
  warnings: AnswerMedicineType[];
}

export const PharmacistQuestionConnection = connectionOf("PharmacistQuestionConnection", () => PharmacistQuestionType);

@ApiObject("QueueNote", "A note to colleagues. Patients see it in the export of their data only.")
export class QueueNoteType {
  @Field(() => ID)
  id: string;
  @Nullable(() => String, "Who wrote it; null when that account is gone.") authorName: string | null;
  @Field(() => String, "What was written.") text: string;
  @Field(() => GraphQLISODateTime, "When it was written.") writtenAt: Date;
}

@ApiObject(
  "PharmacistQueueChange",
  "At first the open questions, the most urgent first (snapshot); afterwards those that changed.",
)
export class PharmacistQueueChangeType {
  @Field(() => Boolean)
  snapshot: boolean;
  @Field(() => [PharmacistQuestionType], "In the first event every open one; later only those that changed.")
  questions: PharmacistQuestionType[];
  @Field(() => Int, "Open questions in all.") waitingCount: number;
}

@ApiObject("PharmacistQueueFigures", "How long people wait. Times to the first answer are those of the last 30 days.")
export class PharmacistQueueFiguresType {
  @Field(() => Int, "Questions that wait for a pharmacist.") open: number;
  @Field(() => Int, "Those that wait for longer than promised.") overdue: number;
  @Field(() => Int, "Reports about answers that wait.") reports: number;
  @Field(() => Int, "Questions that got their first answer in the last 30 days.") answeredCount: number;
  @Nullable(() => Float, "Seconds from question to first answer, in the middle.") medianSeconds: number | null;
  @Nullable(() => Float, "Seconds within which nine of ten got their first answer.") p90Seconds: number | null;
  @Field(() => GraphQLISODateTime, "When the figures were counted.") asOf: Date;
}

@ApiObject("Pharmacist", "Somebody who can be given a question.")
export class PharmacistType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "How colleagues know them.") name: string;
}

@ApiObject("FeedbackCount", "What patients think of one assistant version.")
export class FeedbackCountType {
  @Field(() => String, "The version of the assistant that answered.") assistantVersion: string;
  @Field(() => Int, "Answers that patients called helpful.") helpful: number;
  @Field(() => Int, "Answers that patients called not helpful.") notHelpful: number;
  @Field(() => Int, "Answers in which patients found something wrong.") reported: number;
}
