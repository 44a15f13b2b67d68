import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Invoice } from "./invoice.entity";
import { Payment } from "./payment.entity";
import type { RefundStatus } from "./refund.rules";

/** What becomes of the money of a credit note. */
@Entity("refunds")
export class Refund {
  @PrimaryColumn({ type: "uuid", name: "credit_note_id" })
  creditNoteId: string;

  @OneToOne(() => Invoice)
  @JoinColumn({ name: "credit_note_id" })
  creditNote: Relation<Invoice>;

  /** The payment that the money was taken with. */
  @Column({ type: "uuid", name: "payment_id" })
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: "payment_id" })
  payment: Relation<Payment>;

  @Column({ type: "integer", name: "gross_pence" })
  grossPence: number;

  /** Why the invoice was taken back, for staff. */
  @Column({ type: "text" })
  reason: string;

  /** Who took the invoice back; null once their account is gone. */
  @Column({ type: "uuid", name: "requested_by", nullable: true })
  requestedBy: string | null;

  @Column({ type: "text" })
  status: RefundStatus;

  /** How often it was begun; each try has a key of its own at the provider. */
  @Column({ type: "smallint" })
  attempt: number;

  /** A sentence for people when it failed. */
  @Column({ type: "text", nullable: true })
  message: string | null;

  @Column({ type: "timestamptz", name: "requested_at" })
  requestedAt: Date;

  @Column({ type: "timestamptz", name: "settled_at", nullable: true })
  settledAt: Date | null;
}
