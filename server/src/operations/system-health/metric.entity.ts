import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** One change of the limits of a metric; the last one is in force. */
@Entity("metric_thresholds")
export class MetricThreshold {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("text") metric: string;
  @Column("double precision") warning: number;
  @Column("double precision") critical: number;
  @Column("text") reason: string;
  @Column("uuid", { nullable: true }) changedBy: string | null;
  @Column("timestamptz") changedAt: Date;
}

/** A time in which what goes out of its range is expected. */
@Entity("metric_mutes")
export class MetricMute {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** What it belongs to, such as a maintenance window: one has one mute. */
  @Column("uuid") sourceId: string;
  @Column("timestamptz", { name: "starts_at" }) from: Date;
  @Column("timestamptz", { name: "ends_at" }) until: Date;
  @Column("text") reason: string;
}

/** A process of the product. */
@Entity("system_processes")
export class SystemProcess {
  @PrimaryColumn("uuid") id: string;
  @Column("integer") number: number;
  @Column("timestamptz") startedAt: Date;
  @Column("timestamptz") lastSeenAt: Date;
  /** Said goodbye, rather than being silent. */
  @Column("boolean") ended: boolean;
}

/** The readings of a metric in a process, summed up. */
class MetricSum {
  @PrimaryColumn("text") metric: string;
  @PrimaryColumn("uuid") processId: string;
  @Column("double precision") mean: number;
  @Column("double precision") least: number;
  @Column("double precision") most: number;
  @Column("integer") readings: number;
}

@Entity("metric_minutes")
export class MetricMinute extends MetricSum {
  @PrimaryColumn("timestamptz") minute: Date;
}

@Entity("metric_hours")
export class MetricHour extends MetricSum {
  @PrimaryColumn("timestamptz") hour: Date;
}

/** A minute in which the product ran. */
@Entity("heartbeats")
export class Heartbeat {
  @PrimaryColumn("timestamptz") minute: Date;
}
