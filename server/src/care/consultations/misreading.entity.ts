import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { CareLabel } from "../clinical/care-level.rules";
import type { MisreadingKind } from "./misreading.rules";

/** What a pharmacist says that the assistant read wrongly. */
@Entity("misreadings")
export class StoredMisreading {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") consultationId: string;
  @Column("uuid", { nullable: true }) pharmacistId: string | null;
  @Column("text") kind: MisreadingKind;
  /** The fact or the pathway of the clinical book; null for what was missed. */
  @Column("text", { nullable: true }) subject: string | null;
  @Column("text") label: CareLabel;
  @Column("text") note: string;
  @Column("text") assistantVersion: string;
  @Column("timestamptz") createdAt: Date;
}
