import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { InvoiceKind, PaymentProviderName } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** A receipt. The database lets nobody change or delete one. */
@Entity("invoices")
export class Invoice {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("text") number: string;
  @Column("text") kind: InvoiceKind;
  @Column("timestamptz") issuedAt: Date;
  @Column("text", { nullable: true }) tier: Tier | null;
  @Column("text", { nullable: true }) fromTier: Tier | null;
  @Column("text", { nullable: true }) toTier: Tier | null;
  /** Name and address of who sells, as they were. */
  @Column("text", { array: true }) billedBy: string[];
  /** Name and address of who buys, as they were. */
  @Column("text", { array: true }) billedTo: string[];
  @Column("integer") netPence: number;
  @Column("numeric", { precision: 5, scale: 2, transformer: { from: Number, to: (percent: number) => percent } })
  vatPercent: number;
  @Column("integer") vatPence: number;
  @Column("integer") grossPence: number;
  /** The payment that it is the receipt of; null for a credit note. */
  @Column("uuid", { nullable: true }) paymentId: string | null;
  /** The invoice that a credit note corrects. */
  @Column("uuid", { nullable: true }) credits: string | null;
  /** Such as "Visa ending 4242". */
  @Column("text", { nullable: true }) paidBy: string | null;
  @Column("text") provider: PaymentProviderName;
}
