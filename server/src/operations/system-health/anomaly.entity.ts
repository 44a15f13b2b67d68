import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { AnomalySeverity } from "./anomaly.rules";
import type { MetricId } from "./system-metrics.rules";

/** One time that a metric was out of its normal range. */
@Entity("anomalies")
export class Anomaly {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "text" })
  metric: MetricId;

  /** Rises in place while the anomaly is open, and never falls. */
  @Column({ type: "text" })
  severity: AnomalySeverity;

  /** The reading that gave the severity, in the metric's unit, and the threshold that it reached. */
  @Column({ type: "double precision" })
  value: number;

  @Column({ type: "double precision" })
  threshold: number;

  /** The process whose readings these are. */
  @Column({ type: "uuid", name: "raised_by" })
  raisedBy: string;

  @Column({ type: "timestamptz", name: "opened_at" })
  openedAt: Date;

  /** When the raiser last read an abnormal value. */
  @Column({ type: "timestamptz", name: "seen_at" })
  seenAt: Date;

  @Column({ type: "timestamptz", name: "acknowledged_at", nullable: true })
  acknowledgedAt: Date | null;

  @Column({ type: "uuid", name: "acknowledged_by", nullable: true })
  acknowledgedBy: string | null;

  /** When it is open again if it is not over by then. */
  @Column({ type: "timestamptz", name: "acknowledged_until", nullable: true })
  acknowledgedUntil: Date | null;

  @Column({ type: "text", nullable: true })
  note: string | null;

  /** Raised while it was expected: not open for anybody until it is no longer. */
  @Column({ type: "boolean" })
  muted: boolean;

  @Column({ type: "timestamptz", name: "resolved_at", nullable: true })
  resolvedAt: Date | null;
}
