import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { Tier } from "./plan.rules";

/** One paid month of an advertiser, from its start until just before its end. */
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

  @Column({ type: "timestamptz", name: "period_start" })
  periodStart: Date;

  @Column({ type: "timestamptz", name: "period_end" })
  periodEnd: Date;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
