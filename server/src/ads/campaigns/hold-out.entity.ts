import { Column, Entity, PrimaryColumn } from "typeorm";

/** A time in which a campaign is held out on some days, in London, both ends included. */
@Entity("campaign_hold_outs")
export class HoldOut {
  @PrimaryColumn("uuid") campaignId: string;
  @PrimaryColumn("date") fromDay: string;
  /** Null while it is on. */
  @Column("date", { nullable: true }) toDay: string | null;
}
