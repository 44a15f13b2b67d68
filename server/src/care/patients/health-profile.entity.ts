import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Gender, PregnancyAnswer } from "./health-profile.rules";

/** What a patient told about their health, but for the city, which stands in the account. */
@Entity("health_profiles")
export class HealthProfile {
  @PrimaryColumn({ type: "uuid", name: "patient_id" })
  patientId: string;

  /** In years, as it was typed; null beside a date of birth. */
  @Column({ type: "integer", nullable: true })
  age: number | null;

  @Column({ type: "date", name: "date_of_birth", nullable: true })
  dateOfBirth: string | null;

  @Column({ type: "text", nullable: true })
  gender: Gender | null;

  @Column({ type: "text", name: "pregnant_or_breastfeeding", nullable: true })
  pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Column({ type: "text", array: true })
  allergies: string[];

  /** Of a linked record, and not decided about yet: they count for warnings, and nowhere else. */
  @Column({ type: "text", array: true, name: "waiting_allergies", default: [] })
  waitingAllergies: string[];

  @Column({ type: "text", array: true })
  conditions: string[];

  /** Rises with each save of the form, so that a second tab cannot overwrite the first one's. 0: never saved. */
  @Column({ type: "integer" })
  version: number;

  /** Rises with each save and with each change of a medicine: what an answer was checked against. */
  @Column({ type: "integer" })
  revision: number;

  @Column({ type: "timestamptz", name: "changed_at" })
  changedAt: Date;
}
