import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ReportFigures } from "./report.rules";

/** The reviews of a month in London. */
@Entity("compliance_reports")
export class ComplianceReport {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") month: string;
  @Column("text") status: "RUNNING" | "READY" | "FAILED";
  /** In percent. */
  @Column("smallint") progress: number;
  @Column("uuid", { nullable: true }) requestedBy: string | null;
  @Column("timestamptz") requestedAt: Date;
  @Column("timestamptz", { nullable: true }) finishedAt: Date | null;
  @Column("jsonb", { nullable: true }) figures: ReportFigures | null;
}
