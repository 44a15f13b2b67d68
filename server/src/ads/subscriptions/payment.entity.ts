import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { PaymentProviderName, PaymentPurpose, PaymentStatus } from "./billing.rules";
import type { ChargeLine } from "./money.rules";
import type { Tier } from "./plan.rules";

/** One attempt to charge. What it is for is settled before the provider is asked; its id is the provider's idempotency key. */
@Entity("payments")
export class Payment {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "uuid", name: "idempotency_key" })
  idempotencyKey: string;

  /** A hash of what was asked for with that key. */
  @Column({ type: "bytea", name: "request_hash" })
  requestHash: Buffer;

  @Column({ type: "text" })
  purpose: PaymentPurpose;

  @Column({ type: "text" })
  status: PaymentStatus;

  /** The plan afterwards. */
  @Column({ type: "text" })
  tier: Tier;

  /** The plan before, of an upgrade. */
  @Column({ type: "text", name: "from_tier", nullable: true })
  fromTier: Tier | null;

  /** The month that an upgrade changes. */
  @Column({ type: "uuid", name: "period_id", nullable: true })
  periodId: string | null;

  /** The month that a renewal pays for. */
  @Column({ type: "timestamptz", name: "period_start", nullable: true })
  periodStart: Date | null;

  @Column({ type: "timestamptz", name: "period_end", nullable: true })
  periodEnd: Date | null;

  @Column({ type: "jsonb" })
  lines: ChargeLine[];

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

  @Column({ type: "text" })
  provider: PaymentProviderName;

  /** Null while a page of the provider asks for the card. */
  @Column({ type: "text", name: "card_ref", nullable: true })
  cardRef: string | null;

  @Column({ type: "text", name: "card_brand", nullable: true })
  cardBrand: string | null;

  @Column({ type: "text", name: "card_last4", nullable: true })
  cardLast4: string | null;

  @Column({ type: "smallint", name: "card_expiry_month", nullable: true })
  cardExpiryMonth: number | null;

  @Column({ type: "smallint", name: "card_expiry_year", nullable: true })
  cardExpiryYear: number | null;

  /** The provider's page on which it is made, and its id there. */
  @Column({ type: "text", name: "checkout_id", nullable: true })
  checkoutId: string | null;

  @Column({ type: "text", name: "checkout_url", nullable: true })
  checkoutUrl: string | null;

  /** A sentence for people when it did not succeed. */
  @Column({ type: "text", nullable: true })
  message: string | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "settled_at", nullable: true })
  settledAt: Date | null;
}
