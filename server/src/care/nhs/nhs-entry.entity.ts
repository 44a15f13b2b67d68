import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Frequency } from "../patients/medication.rules";
import type { NhsEntryKind, NhsEntryStatus } from "./nhs-import.rules";

/** An allergy, a condition or a medicine of a linked record, and what its patient decided about it. */
@Entity("nhs_entries")
export class NhsEntry {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") linkId: string;
  @Column("uuid") patientId: string;
  /** The order within the record, from 0. */
  @Column("integer") position: number;
  @Column("text") kind: NhsEntryKind;
  @Column("text") name: string;
  /** The reaction of an allergy, the dosage of a medicine. */
  @Column("text", { nullable: true }) detail: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD, as exact as the record says it. */
  @Column("text", { nullable: true }) since: string | null;
  /** How often a day, as far as the record says it. */
  @Column("text", { nullable: true }) frequency: Frequency | null;
  /** Status in the record, such as "Condition/c1". */
  @Column("text") source: string;
  @Column("text") status: NhsEntryStatus;
  /** True while the profile has it because of this entry. */
  @Column("boolean") isAdded: boolean;
  @Column("uuid", { nullable: true }) medicationId: string | null;
}
