import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Gender, PregnancyAnswer } from "./health-profile.rules";

/** What a patient told about their health, but for the city, which stands in the account. */
@Entity("health_profiles")
export class HealthProfile {
  @PrimaryColumn("uuid") patientId: string;
  /** In years, as it was typed; null beside a date of birth. */
  @Column("integer", { nullable: true }) age: number | null;
  @Column("date", { nullable: true }) dateOfBirth: string | null;
  @Column("text", { nullable: true }) gender: Gender | null;
  @Column("text", { nullable: true }) pregnantOrBreastfeeding: PregnancyAnswer | null;
  @Column("text", { array: true }) allergies: string[];
  /** Of a linked record, and not decided about yet: they count for warnings, and nowhere else. */
  @Column("text", { array: true, default: [] }) waitingAllergies: string[];
  @Column("text", { array: true }) conditions: string[];
  /** Rises with each save of the form, so that a second tab cannot overwrite the first one's. 0: never saved. */
  @Column("integer") version: number;
  /** Rises with each save and with each change of a medicine: what an answer was checked against. */
  @Column("integer") revision: number;
  @Column("timestamptz") changedAt: Date;
}
