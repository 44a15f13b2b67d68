import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { CareLevel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";
import type { GivenAnswer } from "./interview.rules";
import type { RaisedAdvice } from "./raised-advice.rules";
import type { KeptSubject } from "./subject.rules";

const withDate = (given: GivenAnswer): GivenAnswer => ({ ...given, at: new Date(given.at) });

/** A question and what was answered to it, with what was asked back since. */
@Entity("consultations")
export class Consultation {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  question: string;

  /** What the client calls this question, so that a repeated call does not ask it twice. */
  @Column({ type: "uuid", name: "idempotency_key", nullable: true })
  idempotencyKey: string | null;

  /** In which language the question is written, as far as can be told. */
  @Column({ type: "text", name: "question_language" })
  questionLanguage: Language;

  /** In which language it was answered: the patient's. */
  @Column({ type: "text" })
  language: Language;

  @Column({ type: "text" })
  level: CareLevel;

  /** Answers that were given before medicines were compared with a profile have nothing ruled out and say nothing of it. */
  @Column({
    type: "jsonb",
    transformer: { to: (answer) => answer, from: (stored) => ({ ruledOut: [], profileCheck: null, ...stored }) },
  })
  response: ConsultationAnswer;

  /** What was asked back and answered since, in the order of the questions. */
  @Column({
    type: "jsonb",
    transformer: { to: (answers) => answers, from: (stored) => stored.map(withDate) },
  })
  answers: GivenAnswer[];

  /** What the question alone was answered with; null until something that was asked back is answered. */
  @Column({ type: "jsonb", nullable: true })
  opening: { level: CareLevel; response: ConsultationAnswer } | null;

  /** The rules that answered: see AssistantVersion. */
  @Column({ type: "text", name: "assistant_version" })
  assistantVersion: string;

  /** Whom of the family it is for; null for the patient, for others, and once the person is removed. */
  @Column({ type: "uuid", name: "family_member_id", nullable: true })
  familyMemberId: string | null;

  /** The same as it was at the time, which stays when the person is removed. */
  @Column({ type: "jsonb", nullable: true })
  subject: KeptSubject | null;

  /** The state of the profile that the medicines were checked against; null when they were not. */
  @Column({ type: "integer", name: "profile_revision", nullable: true })
  profileRevision: number | null;

  /** The most urgent step that something written under the answer has led to since; the answer itself stays as it was given. */
  @Column({ type: "text", name: "raised_level", nullable: true })
  raisedLevel: CareLevel | null;

  @Column({ type: "timestamptz", name: "raised_at", nullable: true })
  raisedAt: Date | null;

  /** What was said to the patient at that time, with its own step. */
  @Column({ type: "jsonb", name: "raised_advice", nullable: true })
  raisedAdvice: RaisedAdvice | null;

  /** When "How are things now?" was asked last; null before, and again when it becomes more urgent. */
  @Column({ type: "timestamptz", name: "asked_after_at", nullable: true })
  askedAfterAt: Date | null;

  /** When the patient said last how things are. */
  @Column({ type: "timestamptz", name: "felt_at", nullable: true })
  feltAt: Date | null;

  /** When the patient said that it is better or over; null until then, and again when it becomes more urgent. */
  @Column({ type: "timestamptz", name: "over_at", nullable: true })
  overAt: Date | null;

  /** Whether something of it is about somebody's safety; once true it stays so. */
  @Column({ type: "boolean", name: "is_about_safety", default: false })
  isAboutSafety: boolean;

  /** Whether the patient wishes to be asked after it although it is about somebody's safety. */
  @Column({ type: "boolean", name: "follow_up_wished", default: false })
  followUpWished: boolean;

  /** When the patient hid it; null while it is shown. */
  @Column({ type: "timestamptz", name: "hidden_at", nullable: true })
  hiddenAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  timestamp: Date;
}
