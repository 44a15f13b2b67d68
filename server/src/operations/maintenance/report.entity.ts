import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { MaintenanceReportStatus, ReportFigures, ReportSection } from "./report.rules";

/** What happened in maintenance in some months of London. */
@Entity("maintenance_reports")
export class MaintenanceReport {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") fromMonth: string;
  @Column("text") toMonth: string;
  @Column("text") status: MaintenanceReportStatus;
  /** How many entries are written, of how many; null before they are counted. */
  @Column("integer") done: number;
  @Column("integer", { nullable: true }) total: number | null;
  @Column("uuid", { nullable: true }) requestedBy: string | null;
  @Column("timestamptz") requestedAt: Date;
  @Column("timestamptz") movedAt: Date;
  @Column("timestamptz", { nullable: true }) finishedAt: Date | null;
  @Column("jsonb", { nullable: true }) figures: ReportFigures | null;
}

/** Lines of a report, a few hundred to a part. */
@Entity("maintenance_report_parts")
export class MaintenanceReportPart {
  @PrimaryColumn("uuid") reportId: string;
  @PrimaryColumn("integer") position: number;
  @Column("text") section: ReportSection;
  @Column("text", { array: true }) lines: string[];
}
