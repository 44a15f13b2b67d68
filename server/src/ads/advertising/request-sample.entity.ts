import { Column, Entity, PrimaryColumn } from "typeorm";

/** A day of the sample of requests with what it stands for. */
@Entity("ad_request_days")
export class SampledDay {
  /** UTC, YYYY-MM-DD. */
  @PrimaryColumn("date") day: string;
  /** Of all advertisers. */
  @Column("integer") requests: number;
  @Column("integer") people: number;
}

/** A request of the sample. The table has no key: nobody looks for one. */
@Entity("ad_request_samples")
export class SampledRow {
  @PrimaryColumn("date") day: string;
  @PrimaryColumn("integer") person: number;
  /** Of the UTC day, 0 to 95. */
  @PrimaryColumn("smallint") quarter: number;
  @Column("text", { nullable: true }) city: string | null;
  @Column("text") language: string;
  @Column("text") page: string;
}

/** An audience that an advertiser asked about on a day. */
@Entity("forecast_questions")
export class ForecastQuestion {
  @PrimaryColumn("uuid") advertiserId: string;
  /** In London. */
  @PrimaryColumn("date") day: string;
  /** SHA-256 of the audience: enough to know it again. */
  @PrimaryColumn("bytea") audience: Buffer;
}
