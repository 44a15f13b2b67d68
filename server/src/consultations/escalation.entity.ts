import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import type { Language } from "../accounts/account.rules";
import { Consultation } from "./consultation.entity";
import type { EscalationStatus } from "./consultation.rules";

/** A question's way through the pharmacist queue. */
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
  status: EscalationStatus;

  /** The keyword, as it was written; null for low confidence. */
  @Column({ type: "text", nullable: true })
  because: string | null;

  @Column({ type: "timestamptz", name: "sent_at" })
  sentAt: Date;

  @Column({ type: "timestamptz", name: "seen_at", nullable: true })
  seenAt: Date | null;

  @Column({ type: "timestamptz", name: "claimed_at", nullable: true })
  claimedAt: Date | null;

  @Column({ type: "uuid", name: "pharmacist_id", nullable: true })
  pharmacistId: string | null;

  @Column({ type: "timestamptz", name: "answered_at", nullable: true })
  answeredAt: Date | null;

  @Column({ type: "text", nullable: true })
  answer: string | null;

  @Column({ type: "text", name: "answer_language", nullable: true })
  answerLanguage: Language | null;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
