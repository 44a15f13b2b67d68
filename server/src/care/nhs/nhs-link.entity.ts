import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { NhsPart } from "./nhs-import.rules";

/** A patient's linked NHS record. What was imported goes with it. */
@Entity("nhs_links")
export class NhsLink {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("bytea") sealedNumber: Buffer;
  @Column("text") blindIndex: string;
  /** True when it came from the bundled server with invented patients. */
  @Column("boolean") isDemonstration: boolean;
  @Column("boolean") hasNoKnownAllergies: boolean;
  /** The parts of which something was kept back or could not be read; all of them when nothing was sent at all. */
  @Column("text", { array: true }) notShared: NhsPart[];
  @Column("timestamptz") importedAt: Date;
}
