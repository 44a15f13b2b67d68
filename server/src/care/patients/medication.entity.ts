import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Frequency, MedicationSource } from "./medication.rules";

/** A medicine that a patient, or somebody whom they look after, takes or took. */
@Entity("medications")
export class Medication {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  /** Whose it is of those whom the patient looks after; null for the patient's own. */
  @Column("uuid", { nullable: true }) familyMemberId: string | null;
  @Column("text") name: string;
  @Column("text", { nullable: true }) dosage: string | null;
  @Column("text") frequency: Frequency;
  @Column("date", { nullable: true }) startDate: string | null;
  /** The day on which the person stopped; null while they take it. */
  @Column("date", { nullable: true }) stoppedOn: string | null;
  /** Since when it is planned like this: earlier slots were never due. */
  @Column("timestamptz") scheduledSince: Date;
  /** How many were left on a day and how many are taken in one; null where only the last day was told, or nothing. */
  @Column("integer", { nullable: true }) supplyLeft: number | null;
  @Column("double precision", { nullable: true }) supplyADay: number | null;
  @Column("date", { nullable: true }) supplyCountedOn: string | null;
  /** The last day for which there is enough; null where nobody told. */
  @Column("date", { nullable: true }) endsOn: string | null;
  /** Whether the person is reminded to order again. */
  @Column("boolean", { default: false }) orderReminder: boolean;
  @Column("text") source: MedicationSource;
  @Column("integer") version: number;
  @Column("timestamptz") createdAt: Date;
}
