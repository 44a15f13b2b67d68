import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { CampaignStatus } from "./campaign.rules";

/** A creative with the places where it may be shown and how often. */
@Entity("campaigns")
export class Campaign {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("uuid") creativeId: string;
  @Column("text") name: string;
  @Column("text") status: CampaignStatus;
  @Column("text", { array: true }) cities: string[];
  @Column("text", { array: true }) languages: string[];
  @Column("text", { array: true }) topics: string[];
  @Column("text", { array: true }) signals: string[];
  @Column("boolean") relatedTopics: boolean;
  @Column("boolean") returnToTopic: boolean;
  /** The second of two creatives that are tried against each other. */
  @Column("uuid", { nullable: true }) variantId: string | null;
  /** The first London day, YYYY-MM-DD. */
  @Column("date", { nullable: true }) startsOn: string | null;
  /** The last London day, YYYY-MM-DD. */
  @Column("date", { nullable: true }) endsOn: string | null;
  /** ISO days of the week in London; none: all. */
  @Column("smallint", { array: true }) weekdays: number[];
  /** Hours of the day in London, 0 to 23; none: all. */
  @Column("smallint", { array: true }) hours: number[];
  /** Of a calendar month in London; null for no limit. */
  @Column("integer", { nullable: true }) monthlyBudgetPence: number | null;
  /** Fewer than 50 people fit: labels of people do not count. */
  @Column("boolean") isTooNarrow: boolean;
  /** Its share of the showings among campaigns that fit the same place. */
  @Column("smallint") weight: number;
  /** Counted impressions a day at the most; null for no limit. */
  @Column("integer", { nullable: true }) dailyCap: number | null;
  /** Counted impressions a day for one person at the most. */
  @Column("smallint") frequencyCap: number;
  @Column("timestamptz") createdAt: Date;
  /** Null for a draft. */
  @Column("timestamptz", { nullable: true }) launchedAt: Date | null;
  @Column("timestamptz", { nullable: true }) endedAt: Date | null;
  @Column("timestamptz") updatedAt: Date;
  /** Rises with each change, so that a second tab cannot overwrite the first one's. */
  @Column("integer") version: number;
}
