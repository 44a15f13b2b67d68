import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { PeriodKind } from "./billing.rules";
import type { Tier } from "./plan.rules";

/** One month of an advertiser in which adverts run, from its start until just before its end. */
@Entity("subscription_periods")
export class SubscriptionPeriod {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "text" })
  tier: Tier;

  @Column({ type: "text", default: "PAID" })
  kind: PeriodKind;

  @Column({ type: "timestamptz", name: "period_start" })
  periodStart: Date;

  @Column({ type: "timestamptz", name: "period_end" })
  periodEnd: Date;

  /** All counted impressions of the period, once it has been looked at for what is over the quota. */
  @Column({ type: "integer", name: "charged_impressions", nullable: true })
  chargedImpressions: number | null;

  /** The invoice that charged what was over the quota. */
  @Column({ type: "uuid", name: "over_quota_invoice_id", nullable: true })
  overQuotaInvoiceId: string | null;

  /** When the advertiser was told that usage crossed the quota. */
  @Column({ type: "timestamptz", name: "quota_noticed_at", nullable: true })
  quotaNoticedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
