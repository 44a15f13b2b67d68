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
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") question: string;
  /** What the client calls this question, so that a repeated call does not ask it twice. */
  @Column("uuid", { nullable: true }) idempotencyKey: string | null;
  /** In which language the question is written, as far as can be told. */
  @Column("text") questionLanguage: Language;
  /** In which language it was answered: the patient's. */
  @Column("text") language: Language;
  @Column("text") level: CareLevel;
  /** Answers that were given before medicines were compared with a profile have nothing ruled out and say nothing of it. */
  @Column("jsonb", {
    transformer: { to: (answer) => answer, from: (stored) => ({ ruledOut: [], profileCheck: null, ...stored }) },
  })
  response: ConsultationAnswer;
  /** What was asked back and answered since, in the order of the questions. */
  @Column("jsonb", { transformer: { to: (answers) => answers, from: (stored) => stored.map(withDate) } })
  answers: GivenAnswer[];
  /** What the question alone was answered with; null until something that was asked back is answered. */
  @Column("jsonb", { nullable: true }) opening: { level: CareLevel; response: ConsultationAnswer } | null;
  /** The rules that answered: see AssistantVersion. */
  @Column("text") assistantVersion: string;
  /** Whom of the family it is for; null for the patient, for others, and once the person is removed. */
  @Column("uuid", { nullable: true }) familyMemberId: string | null;
  /** The same as it was at the time, which stays when the person is removed. */
  @Column("jsonb", { nullable: true }) subject: KeptSubject | null;
  /** The state of the profile that the medicines were checked against; null when they were not. */
  @Column("integer", { nullable: true }) profileRevision: number | null;
  /** The most urgent step that something written under the answer has led to since; the answer itself stays as it was given. */
  @Column("text", { nullable: true }) raisedLevel: CareLevel | null;
  @Column("timestamptz", { nullable: true }) raisedAt: Date | null;
  /** What was said to the patient at that time, with its own step. */
  @Column("jsonb", { nullable: true }) raisedAdvice: RaisedAdvice | null;
  /** When "How are things now?" was asked last; null before, and again when it becomes more urgent. */
  @Column("timestamptz", { nullable: true }) askedAfterAt: Date | null;
  /** When the patient said last how things are. */
  @Column("timestamptz", { nullable: true }) feltAt: Date | null;
  /** When the patient said that it is better or over; null until then, and again when it becomes more urgent. */
  @Column("timestamptz", { nullable: true }) overAt: Date | null;
  /** Whether something of it is about somebody's safety; once true it stays so. */
  @Column("boolean", { default: false }) isAboutSafety: boolean;
  /** Whether the patient wishes to be asked after it although it is about somebody's safety. */
  @Column("boolean", { default: false }) followUpWished: boolean;
  /** When the patient hid it; null while it is shown. */
  @Column("timestamptz", { nullable: true }) hiddenAt: Date | null;
  @Column("timestamptz", { name: "created_at" }) timestamp: Date;
}
