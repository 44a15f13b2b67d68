import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { PaymentProviderName, SubscriptionStatus } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** An advertiser's standing order: one row for each who ever paid. */
@Entity("subscriptions")
export class AdvertiserSubscription {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("text") tier: Tier;
  @Column("text") status: SubscriptionStatus;
  @Column("timestamptz") startDate: Date;
  /** The day in London from which months are counted, as YYYY-MM-DD. */
  @Column("date") anchorDay: string;
  @Column("boolean") cancelAtPeriodEnd: boolean;
  @Column("text") provider: PaymentProviderName;
  /** By what the provider knows the card; null after a payment that left none. */
  @Column("text", { nullable: true }) cardRef: string | null;
  @Column("text", { nullable: true }) cardBrand: string | null;
  @Column("text", { nullable: true }) cardLast4: string | null;
  @Column("smallint", { nullable: true }) cardExpiryMonth: number | null;
  @Column("smallint", { nullable: true }) cardExpiryYear: number | null;
  @Column("timestamptz", { nullable: true }) nextAttemptAt: Date | null;
  @Column("timestamptz", { nullable: true }) graceEndsAt: Date | null;
  /** The end of the period of which its advertiser was reminded. */
  @Column("timestamptz", { nullable: true }) remindedOf: Date | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
}
