import { Column, Entity, PrimaryColumn } from "typeorm";

/** That an advertiser was mailed the report of a month. */
@Entity("report_mails")
export class ReportMail {
  @PrimaryColumn("uuid") advertiserId: string;
  @PrimaryColumn("text") month: string;
  @Column("timestamptz") mailedAt: Date;
}

/** That a person was shown the report of a month. */
@Entity("report_views")
export class ReportView {
  @PrimaryColumn("uuid") userId: string;
  @PrimaryColumn("text") month: string;
  @Column("timestamptz") seenAt: Date;
}
