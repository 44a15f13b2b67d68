import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ConsentPurpose } from "./consent-texts.rules";

/** One line of the append-only consent ledger; the newest line of a purpose is what holds. */
@Entity("consent_entries")
export class ConsentEntry {
  @PrimaryGeneratedColumn({ type: "bigint" }) id: string;
  @Column("uuid") userId: string;
  @Column("text") purpose: ConsentPurpose;
  @Column("boolean") granted: boolean;
  @Column("text") textVersion: string;
  @Column("timestamptz") recordedAt: Date;
}
