import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { AnomalyEventKind, AnomalySeverity } from "./anomaly.rules";
import type { MetricId } from "./system-metrics.rules";

/** One time that a metric was out of its normal range. */
@Entity("anomalies")
export class Anomaly {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") metric: MetricId;
  /** Rises in place while the anomaly is open, and never falls. */
  @Column("text") severity: AnomalySeverity;
  /** The reading that gave the severity, in the metric's unit, and the threshold that it reached. */
  @Column("double precision") value: number;
  @Column("double precision") threshold: number;
  /** The process whose readings these are. */
  @Column("uuid") raisedBy: string;
  @Column("timestamptz") openedAt: Date;
  /** When the raiser last read an abnormal value. */
  @Column("timestamptz") seenAt: Date;
  @Column("timestamptz", { nullable: true }) acknowledgedAt: Date | null;
  @Column("uuid", { nullable: true }) acknowledgedBy: string | null;
  /** When it is open again if it is not over by then. */
  @Column("timestamptz", { nullable: true }) acknowledgedUntil: Date | null;
  @Column("text", { nullable: true }) note: string | null;
  /** Raised while it was expected: not open for anybody until it is no longer. */
  @Column("boolean") muted: boolean;
  @Column("timestamptz", { nullable: true }) resolvedAt: Date | null;
}

/** One thing that happened to an anomaly. */
@Entity("anomaly_events")
export class AnomalyEvent {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") anomalyId: string;
  @Column("text") kind: AnomalyEventKind;
  @Column("double precision", { nullable: true }) value: number | null;
  @Column("text", { nullable: true }) note: string | null;
  @Column("uuid", { nullable: true }) actorId: string | null;
  @Column("timestamptz") happenedAt: Date;
}
