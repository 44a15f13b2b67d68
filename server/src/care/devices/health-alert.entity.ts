import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { AlertMetric, AlertType } from "./health-alert.rules";

/** One time that a patient's figure was outside its range, from its first such reading to its next normal one. */
@Entity("health_alerts")
export class HealthAlert {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  metric: AlertMetric;

  @Column({ type: "text" })
  type: AlertType;

  /** Beats a minute, hours of sleep, or steps. */
  @Column({ type: "double precision" })
  value: number;

  @Column({ type: "double precision" })
  threshold: number;

  /** The London day or night that it is about; null for a heart rate. */
  @Column({ type: "date", nullable: true })
  day: string | null;

  @Column({ type: "boolean" })
  demonstration: boolean;

  @Column({ type: "timestamptz", name: "opened_at" })
  openedAt: Date;

  @Column({ type: "timestamptz", name: "acknowledged_at", nullable: true })
  acknowledgedAt: Date | null;

  @Column({ type: "timestamptz", name: "resolved_at", nullable: true })
  resolvedAt: Date | null;
}
