import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { AlertMetric, AlertType } from "./health-alert.rules";

/** One time that a patient's figure was outside its range, from its first such reading to its next normal one. */
@Entity("health_alerts")
export class HealthAlert {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") metric: AlertMetric;
  @Column("text") type: AlertType;
  /** Beats a minute, hours of sleep, or steps. */
  @Column("double precision") value: number;
  @Column("double precision") threshold: number;
  /** The London day or night that it is about; null for a heart rate. */
  @Column("date", { nullable: true }) day: string | null;
  @Column("boolean") demonstration: boolean;
  @Column("timestamptz") openedAt: Date;
  @Column("timestamptz", { nullable: true }) acknowledgedAt: Date | null;
  @Column("timestamptz", { nullable: true }) resolvedAt: Date | null;
}
