import { Column, Entity, PrimaryColumn } from "typeorm";

/** What somebody's audience labels are: bits of accounts/audience-label.rules.ts. */
@Entity("cohort_labels")
export class CohortLabels {
  @PrimaryColumn("uuid") userId: string;
  @Column("smallint") topics: number;
  @Column("smallint") signals: number;
  /** Those that enough people have. */
  @Column("smallint") sharedTopics: number;
  @Column("smallint") sharedSignals: number;
  @Column("timestamptz") computedAt: Date;
}
