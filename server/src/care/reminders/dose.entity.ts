import { Column, Entity, PrimaryColumn } from "typeorm";
import type { DoseNote } from "./dose.rules";
import type { SlotHour } from "./slot.rules";

/** A dose that a patient has taken or skipped. One that was missed has no row. */
@Entity("medication_doses")
export class MedicationDose {
  @PrimaryColumn({ type: "uuid", name: "medication_id" })
  medicationId: string;

  /** In Europe/London. */
  @PrimaryColumn({ type: "date" })
  day: string;

  @PrimaryColumn({ type: "smallint" })
  hour: SlotHour;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  note: DoseNote;

  @Column({ type: "timestamptz", name: "noted_at" })
  notedAt: Date;
}
