import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Creative } from "../creatives/creative.entity";
import type { CampaignStatus } from "./campaign.rules";

/** A creative with the places where it may be shown and how often. */
@Entity("campaigns")
export class Campaign {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @Column({ type: "uuid", name: "creative_id" })
  creativeId: string;

  @ManyToOne(() => Creative)
  @JoinColumn({ name: "creative_id" })
  creative: Relation<Creative>;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text" })
  status: CampaignStatus;

  @Column({ type: "text", array: true })
  cities: string[];

  @Column({ type: "text", array: true })
  languages: string[];

  @Column({ type: "text", array: true })
  topics: string[];

  /** Its share of the showings among campaigns that fit the same place. */
  @Column({ type: "smallint" })
  weight: number;

  /** Counted impressions a day at the most; null for no limit. */
  @Column({ type: "integer", name: "daily_cap", nullable: true })
  dailyCap: number | null;

  /** Counted impressions a day for one person at the most. */
  @Column({ type: "smallint", name: "frequency_cap" })
  frequencyCap: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
