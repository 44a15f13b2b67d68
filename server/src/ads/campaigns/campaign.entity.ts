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

  @Column({ type: "text", array: true })
  signals: string[];

  @Column({ type: "boolean", name: "related_topics" })
  relatedTopics: boolean;

  @Column({ type: "boolean", name: "return_to_topic" })
  returnToTopic: boolean;

  /** The second of two creatives that are tried against each other. */
  @Column({ type: "uuid", name: "variant_id", nullable: true })
  variantId: string | null;

  /** The first London day, YYYY-MM-DD. */
  @Column({ type: "date", name: "starts_on", nullable: true })
  startsOn: string | null;

  /** The last London day, YYYY-MM-DD. */
  @Column({ type: "date", name: "ends_on", nullable: true })
  endsOn: string | null;

  /** ISO days of the week in London; none: all. */
  @Column({ type: "smallint", array: true })
  weekdays: number[];

  /** Hours of the day in London, 0 to 23; none: all. */
  @Column({ type: "smallint", array: true })
  hours: number[];

  /** Of a calendar month in London; null for no limit. */
  @Column({ type: "integer", name: "monthly_budget_pence", nullable: true })
  monthlyBudgetPence: number | null;

  /** Fewer than 50 people fit: labels of people do not count. */
  @Column({ type: "boolean", name: "is_too_narrow" })
  isTooNarrow: boolean;

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

  /** Null for a draft. */
  @Column({ type: "timestamptz", name: "launched_at", nullable: true })
  launchedAt: Date | null;

  @Column({ type: "timestamptz", name: "ended_at", nullable: true })
  endedAt: Date | null;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  /** Rises with each change, so that a second tab cannot overwrite the first one's. */
  @Column({ type: "integer" })
  version: number;
}
