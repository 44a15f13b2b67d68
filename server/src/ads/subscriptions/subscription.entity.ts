import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { PaymentProviderName, SubscriptionStatus } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** An advertiser's standing order: one row for each who ever paid. */
@Entity("subscriptions")
export class AdvertiserSubscription {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "text" })
  tier: Tier;

  @Column({ type: "text" })
  status: SubscriptionStatus;

  @Column({ type: "timestamptz", name: "start_date" })
  startDate: Date;

  /** The day in London from which months are counted, as YYYY-MM-DD. */
  @Column({ type: "date", name: "anchor_day" })
  anchorDay: string;

  @Column({ type: "boolean", name: "cancel_at_period_end" })
  cancelAtPeriodEnd: boolean;

  @Column({ type: "text" })
  provider: PaymentProviderName;

  /** By what the provider knows the card; null after a payment that left none. */
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

  @Column({ type: "timestamptz", name: "next_attempt_at", nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: "timestamptz", name: "grace_ends_at", nullable: true })
  graceEndsAt: Date | null;

  /** The end of the period of which its advertiser was reminded. */
  @Column({ type: "timestamptz", name: "reminded_of", nullable: true })
  remindedOf: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
