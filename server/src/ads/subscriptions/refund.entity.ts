import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Invoice } from "./invoice.entity";
import { Payment } from "./payment.entity";
import type { RefundStatus } from "./refund.rules";

/** What becomes of the money of a credit note. */
@Entity("refunds")
export class Refund {
  @PrimaryColumn("uuid") creditNoteId: string;
  @OneToOne(() => Invoice) @JoinColumn({ name: "credit_note_id" }) creditNote: Relation<Invoice>;
  /** The payment that the money was taken with. */
  @Column("uuid") paymentId: string;
  @ManyToOne(() => Payment) @JoinColumn({ name: "payment_id" }) payment: Relation<Payment>;
  @Column("integer") grossPence: number;
  /** Why the invoice was taken back, for staff. */
  @Column("text") reason: string;
  /** Who took the invoice back; null once their account is gone. */
  @Column("uuid", { nullable: true }) requestedBy: string | null;
  @Column("text") status: RefundStatus;
  /** How often it was begun; each try has a key of its own at the provider. */
  @Column("smallint") attempt: number;
  /** A sentence for people when it failed. */
  @Column("text", { nullable: true }) message: string | null;
  @Column("timestamptz") requestedAt: Date;
  @Column("timestamptz", { nullable: true }) settledAt: Date | null;
}
