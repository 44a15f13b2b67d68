import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Frequency, MedicationSource } from "./medication.rules";

/** A medicine that a patient, or somebody whom they look after, takes or took. */
@Entity("medications")
export class Medication {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  /** Whose it is of those whom the patient looks after; null for the patient's own. */
  @Column({ type: "uuid", name: "family_member_id", nullable: true })
  familyMemberId: string | null;

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

  /** How many were left on a day and how many are taken in one; null where only the last day was told, or nothing. */
  @Column({ type: "integer", name: "supply_left", nullable: true })
  supplyLeft: number | null;

  @Column({ type: "double precision", name: "supply_a_day", nullable: true })
  supplyADay: number | null;

  @Column({ type: "date", name: "supply_counted_on", nullable: true })
  supplyCountedOn: string | null;

  /** The last day for which there is enough; null where nobody told. */
  @Column({ type: "date", name: "ends_on", nullable: true })
  endsOn: string | null;

  /** Whether the person is reminded to order again. */
  @Column({ type: "boolean", name: "order_reminder", default: false })
  orderReminder: boolean;

  @Column({ type: "text" })
  source: MedicationSource;

  @Column({ type: "integer" })
  version: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
