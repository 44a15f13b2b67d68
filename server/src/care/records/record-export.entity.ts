import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { RecordType } from "./record.rules";
import type { RecordExportFormat, RecordExportStatus } from "./record-export.rules";

/** A file of chosen records, being written or ready for a day. Its bytes are sealed in `record_export_chunks`. */
@Entity("record_exports")
export class RecordExport {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") format: RecordExportFormat;
  @Column("text") status: RecordExportStatus;
  /** The chosen records; null when a filter chose them. */
  @Column("uuid", { array: true, nullable: true, select: false }) recordIds: string[] | null;
  @Column("text", { nullable: true }) type: RecordType | null;
  @Column("date", { name: "from_day", nullable: true }) from: string | null;
  @Column("date", { name: "to_day", nullable: true }) to: string | null;
  /** Records that were chosen, and those that are in the file so far. */
  @Column("integer") total: number;
  @Column("integer") written: number;
  /** Size of the file so far. */
  @Column("integer") bytes: number;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
}

/** A part of a finished file, sealed. */
@Entity("record_export_chunks")
export class RecordExportChunk {
  @PrimaryColumn("uuid") exportId: string;
  @PrimaryColumn("integer") position: number;
  @Column("bytea") sealed: Buffer;
}
