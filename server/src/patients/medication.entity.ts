import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Frequency, MedicationSource } from "./medication.rules";

/** A medicine that a patient takes or took. */
@Entity("medications")
export class Medication {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text", nullable: true })
  dosage: string | null;

  @Column({ type: "text" })
  frequency: Frequency;

  @Column({ type: "date", name: "start_date", nullable: true })
  startDate: string | null;

  /** The day on which the person stopped; null while they take it. */
  @Column({ type: "date", name: "stopped_on", nullable: true })
  stoppedOn: string | null;

  /** Since when it is planned like this: earlier slots were never due. */
  @Column({ type: "timestamptz", name: "scheduled_since" })
  scheduledSince: Date;

  @Column({ type: "text" })
  source: MedicationSource;

  @Column({ type: "integer" })
  version: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
