import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { NhsPart } from "./nhs-import.rules";

/** A patient's linked NHS record. What was imported goes with it. */
@Entity("nhs_links")
export class NhsLink {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "bytea", name: "sealed_number" })
  sealedNumber: Buffer;

  @Column({ type: "text", name: "blind_index" })
  blindIndex: string;

  /** True when it came from the bundled server with invented patients. */
  @Column({ type: "boolean", name: "is_demonstration" })
  isDemonstration: boolean;

  @Column({ type: "boolean", name: "has_no_known_allergies" })
  hasNoKnownAllergies: boolean;

  /** The parts of which something was kept back or could not be read; all of them when nothing was sent at all. */
  @Column({ type: "text", name: "not_shared", array: true })
  notShared: NhsPart[];

  @Column({ type: "timestamptz", name: "imported_at" })
  importedAt: Date;
}
