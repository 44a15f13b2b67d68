import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ConsentPurpose } from "./consent-texts.rules";

/** One line of the append-only consent ledger; the newest line of a purpose is what holds. */
@Entity("consent_entries")
export class ConsentEntry {
  @PrimaryGeneratedColumn({ type: "bigint" })
  id: string;

  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @Column({ type: "text" })
  purpose: ConsentPurpose;

  @Column({ type: "boolean" })
  granted: boolean;

  @Column({ type: "text", name: "text_version" })
  textVersion: string;

  @Column({ type: "timestamptz", name: "recorded_at" })
  recordedAt: Date;
}
