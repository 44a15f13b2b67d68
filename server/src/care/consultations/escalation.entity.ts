import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Consultation } from "./consultation.entity";
import type { CloseReason, EscalationKind, EscalationStatus, ReportOutcome } from "./escalation.rules";

/** The way of a question, or of a report about an answer, through the pharmacist queue. */
@Entity("escalations")
export class Escalation {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "consultation_id" })
  consultationId: string;

  @ManyToOne(() => Consultation)
  @JoinColumn({ name: "consultation_id" })
  consultation: Relation<Consultation>;

  @Column({ type: "text" })
  kind: EscalationKind;

  @Column({ type: "text" })
  status: EscalationStatus;

  /** The keyword, as it was written; null for low confidence. */
  @Column({ type: "text", nullable: true })
  because: string | null;

  @Column({ type: "timestamptz", name: "sent_at" })
  sentAt: Date;

  /** Since when it is the turn of whoever has to write next: the pharmacist, or with NEEDS_REPLY the patient. */
  @Column({ type: "timestamptz", name: "waiting_since" })
  waitingSince: Date;

  /** Within how many hours an answer was promised when it was sent; null for what was sent before that was kept. */
  @Column({ type: "smallint", name: "answer_hours", nullable: true })
  answerHours?: number | null;

  @Column({ type: "timestamptz", name: "seen_at", nullable: true })
  seenAt: Date | null;

  @Column({ type: "timestamptz", name: "claimed_at", nullable: true })
  claimedAt: Date | null;

  @Column({ type: "uuid", name: "pharmacist_id", nullable: true })
  pharmacistId: string | null;

  /** Null again when the patient has written after the answer. */
  @Column({ type: "timestamptz", name: "answered_at", nullable: true })
  answeredAt: Date | null;

  @Column({ type: "timestamptz", name: "first_answered_at", nullable: true })
  firstAnsweredAt: Date | null;

  @Column({ type: "timestamptz", name: "closed_at", nullable: true })
  closedAt: Date | null;

  @Column({ type: "text", name: "close_reason", nullable: true })
  closeReason: CloseReason | null;

  /** What a patient finds wrong with the answer; null for a question. */
  @Column({ type: "text", nullable: true })
  complaint: string | null;

  @Column({ type: "text", nullable: true })
  outcome: ReportOutcome | null;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
