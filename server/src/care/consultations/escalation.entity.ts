import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Consultation } from "./consultation.entity";
import type { CloseReason, EscalationKind, EscalationStatus, ReportOutcome } from "./escalation.rules";

/** The way of a question, or of a report about an answer, through the pharmacist queue. */
@Entity("escalations")
export class Escalation {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") consultationId: string;
  @ManyToOne(() => Consultation) @JoinColumn({ name: "consultation_id" }) consultation: Relation<Consultation>;
  @Column("text") kind: EscalationKind;
  @Column("text") status: EscalationStatus;
  /** The keyword, as it was written; null for low confidence. */
  @Column("text", { nullable: true }) because: string | null;
  @Column("timestamptz") sentAt: Date;
  /** Since when it is the turn of whoever has to write next: the pharmacist, or with NEEDS_REPLY the patient. */
  @Column("timestamptz") waitingSince: Date;
  /** Within how many hours an answer was promised when it was sent; null for what was sent before that was kept. */
  @Column("smallint", { nullable: true }) answerHours?: number | null;
  @Column("timestamptz", { nullable: true }) seenAt: Date | null;
  @Column("timestamptz", { nullable: true }) claimedAt: Date | null;
  @Column("uuid", { nullable: true }) pharmacistId: string | null;
  /** Null again when the patient has written after the answer. */
  @Column("timestamptz", { nullable: true }) answeredAt: Date | null;
  @Column("timestamptz", { nullable: true }) firstAnsweredAt: Date | null;
  @Column("timestamptz", { nullable: true }) closedAt: Date | null;
  @Column("text", { nullable: true }) closeReason: CloseReason | null;
  /** What a patient finds wrong with the answer; null for a question. */
  @Column("text", { nullable: true }) complaint: string | null;
  @Column("text", { nullable: true }) outcome: ReportOutcome | null;
  @Column("timestamptz") updatedAt: Date;
}

/** A note to colleagues. */
@Entity("escalation_notes")
export class EscalationNote {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") escalationId: string;
  @Column("uuid", { nullable: true }) pharmacistId: string | null;
  @Column("text") text: string;
  @Column("timestamptz") createdAt: Date;
}
