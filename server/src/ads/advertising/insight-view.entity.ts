import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Comparison, Dimension, Metric } from "./insight.rules";
import type { InsightView, MailTime, ViewColumns, ViewPeriod } from "./insight-view.rules";

/** What an advertiser saved of the Performance page. */
@Entity("insight_views")
export class StoredView implements InsightView {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("text") name: string;
  @Column("text") period: ViewPeriod;
  /** Days that were chosen by hand, in London, both included. */
  @Column("date", { name: "from_day", nullable: true }) from: string | null;
  @Column("date", { name: "to_day", nullable: true }) to: string | null;
  @Column("text", { nullable: true }) compareTo: Comparison | null;
  @Column("text") metric: Metric;
  @Column("text") dimension: Dimension;
  @Column("text") columns: ViewColumns;
  /** Null: all campaigns. */
  @Column("uuid", { nullable: true }) campaignId: string | null;
  @Column("text", { nullable: true }) mailed: MailTime | null;
  /** The London day whose mail was the last to be written. Nothing is written for the time before somebody asked for it. */
  @Column("date", { nullable: true }) mailedFor: string | null;
  @Column("timestamptz") createdAt: Date;
}
