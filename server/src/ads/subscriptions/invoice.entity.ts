import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { InvoiceKind, PaymentProviderName } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** A receipt. The database lets nobody change or delete one. */
@Entity("invoices")
export class Invoice {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "text" })
  number: string;

  @Column({ type: "text" })
  kind: InvoiceKind;

  @Column({ type: "timestamptz", name: "issued_at" })
  issuedAt: Date;

  @Column({ type: "text", nullable: true })
  tier: Tier | null;

  @Column({ type: "text", name: "from_tier", nullable: true })
  fromTier: Tier | null;

  @Column({ type: "text", name: "to_tier", nullable: true })
  toTier: Tier | null;

  /** Name and address of who sells, as they were. */
  @Column({ type: "text", name: "billed_by", array: true })
  billedBy: string[];

  /** Name and address of who buys, as they were. */
  @Column({ type: "text", name: "billed_to", array: true })
  billedTo: string[];

  @Column({ type: "integer", name: "net_pence" })
  netPence: number;

  @Column({
    type: "numeric",
    precision: 5,
    scale: 2,
    name: "vat_percent",
    transformer: { from: Number, to: (percent: number) => percent },
  })
  vatPercent: number;

  @Column({ type: "integer", name: "vat_pence" })
  vatPence: number;

  @Column({ type: "integer", name: "gross_pence" })
  grossPence: number;

  /** The payment that it is the receipt of; null for a credit note. */
  @Column({ type: "uuid", name: "payment_id", nullable: true })
  paymentId: string | null;

  /** The invoice that a credit note corrects. */
  @Column({ type: "uuid", nullable: true })
  credits: string | null;

  /** Such as "Visa ending 4242". */
  @Column({ type: "text", name: "paid_by", nullable: true })
  paidBy: string | null;

  @Column({ type: "text" })
  provider: PaymentProviderName;
}
