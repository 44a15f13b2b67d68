import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Frequency } from "../patients/medication.rules";
import type { NhsEntryKind, NhsEntryStatus } from "./nhs-import.rules";

/** An allergy, a condition or a medicine of a linked record, and what its patient decided about it. */
@Entity("nhs_entries")
export class NhsEntry {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "link_id" })
  linkId: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  /** The order within the record, from 0. */
  @Column({ type: "integer" })
  position: number;

  @Column({ type: "text" })
  kind: NhsEntryKind;

  @Column({ type: "text" })
  name: string;

  /** The reaction of an allergy, the dosage of a medicine. */
  @Column({ type: "text", nullable: true })
  detail: string | null;

  /** YYYY, YYYY-MM or YYYY-MM-DD, as exact as the record says it. */
  @Column({ type: "text", nullable: true })
  since: string | null;

  /** How often a day, as far as the record says it. */
  @Column({ type: "text", nullable: true })
  frequency: Frequency | null;

  /** Status in the record, such as "Condition/c1". */
  @Column({ type: "text" })
  source: string;

  @Column({ type: "text" })
  status: NhsEntryStatus;

  /** True while the profile has it because of this entry. */
  @Column({ type: "boolean", name: "is_added" })
  isAdded: boolean;

  @Column({ type: "uuid", name: "medication_id", nullable: true })
  medicationId: string | null;
}
