import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Series } from "./repeat.rules";
import type { LogStatus, MaintenanceType, NoticePhase, WindowStatus } from "./window.rules";

/** A time in which something is done to the system. */
@Entity("maintenance_windows")
export class StoredWindow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") type: MaintenanceType;
  @Column("text") status: WindowStatus;
  @Column("timestamptz") scheduledFor: Date;
  @Column("timestamptz") endsAt: Date;
  @Column("timestamptz", { nullable: true }) startedAt: Date | null;
  @Column("timestamptz", { nullable: true }) completedAt: Date | null;
  @Column("text") description: string;
  @Column("text", { nullable: true }) releaseVersion: string | null;
  @Column("text", { nullable: true }) releaseNotes: string | null;
  @Column("boolean") isAnnounced: boolean;
  /** How far its notice to users has come, so that each step is told once whatever number of processes look. */
  @Column("text", { nullable: true }) noticePhase: NoticePhase | null;
  /** In percent. */
  @Column("smallint") progress: number;
  @Column("uuid", { nullable: true }) processId: string | null;
  @Column("timestamptz", { nullable: true }) heartbeatAt: Date | null;
  @Column("text", { nullable: true }) summary: string | null;
  @Column("bigint", {
    nullable: true,
    transformer: { from: (text: string | null) => text && Number(text), to: (bytes: number | null) => bytes },
  })
  bytes: number | null;
  @Column("boolean", { nullable: true }) needsAttention: boolean | null;
  @Column("uuid", { name: "created_by", nullable: true }) createdById: string | null;
  @Column("timestamptz") createdAt: Date;
  @Column("integer") revision: number;
  @Column("uuid", { nullable: true }) seriesId: string | null;
  /** Which time of its series it is; the first is 0. */
  @Column("integer", { nullable: true }) occurrence: number | null;
}

/** What windows that come again are made after. */
@Entity("maintenance_series")
export class StoredSeries implements Series {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") type: MaintenanceType;
  @Column("text") repeats: Series["repeats"];
  @Column("text") firstAt: string;
  /** Minutes. */
  @Column("integer") lasts: number;
  @Column("text") description: string;
  @Column("boolean") isAnnounced: boolean;
  @Column("timestamptz", { nullable: true }) endedAt: Date | null;
}

/** A line of the log of a window. */
@Entity("maintenance_logs")
export class MaintenanceLog {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") windowId: string;
  @Column("text") type: MaintenanceType;
  @Column("text") status: LogStatus;
  @Column("text") message: string;
  @Column("text", { nullable: true }) details: string | null;
  @Column("timestamptz", { name: "occurred_at" }) timestamp: Date;
}
