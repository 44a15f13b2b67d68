import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { PeriodKind } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** One month of an advertiser in which adverts run, from its start until just before its end. */
@Entity("subscription_periods")
export class SubscriptionPeriod {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("text") tier: Tier;
  @Column("text", { default: "PAID" }) kind: PeriodKind;
  @Column("timestamptz") periodStart: Date;
  @Column("timestamptz") periodEnd: Date;
  /** All counted impressions of the period, once it has been looked at for what is over the quota. */
  @Column("integer", { nullable: true }) chargedImpressions: number | null;
  /** The invoice that charged what was over the quota. */
  @Column("uuid", { nullable: true }) overQuotaInvoiceId: string | null;
  /** When the advertiser was told that usage crossed the quota. */
  @Column("timestamptz", { nullable: true }) quotaNoticedAt: Date | null;
  @Column("timestamptz") createdAt: Date;
}
