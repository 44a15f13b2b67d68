import { Column, Entity, PrimaryColumn } from "typeorm";
import type { DoseNote } from "./dose.rules";
import type { SlotHour } from "./slot.rules";

/** A dose that a patient has taken or skipped. One that was missed has no row. */
@Entity("medication_doses")
export class MedicationDose {
  @PrimaryColumn("uuid") medicationId: string;
  /** In Europe/London. */
  @PrimaryColumn("date") day: string;
  @PrimaryColumn("smallint") hour: SlotHour;
  @Column("uuid") patientId: string;
  @Column("text") note: DoseNote;
  @Column("timestamptz") notedAt: Date;
}
