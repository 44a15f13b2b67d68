import { Column, Entity, PrimaryColumn } from "typeorm";
import type { BackupState } from "./backup.rules";

const COUNT = { transformer: { from: Number, to: (count: number) => count } };

/** A copy of the database and its files, or the try of one. */
@Entity("backups")
export class Backup {
  @PrimaryColumn("uuid") id: string;
  /** The maintenance window that made it. */
  @Column("uuid", { nullable: true }) windowId: string | null;
  @Column("timestamptz") madeAt: Date;
  @Column("text") state: BackupState;
  @Column("text", { nullable: true }) fileName: string | null;
  @Column("bigint", COUNT) bytes: number;
  @Column("bigint", COUNT) rows: number;
  @Column("integer") files: number;
  @Column("integer") missingFiles: number;
  @Column("text", { nullable: true }) sha256: string | null;
  @Column("boolean", { name: "encrypted" }) isEncrypted: boolean;
  @Column("text") schemaVersion: string;
  @Column("timestamptz", { nullable: true }) checkedAt: Date | null;
  @Column("text", { nullable: true }) error: string | null;
}
