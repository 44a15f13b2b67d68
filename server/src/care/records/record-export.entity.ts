import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { RecordType } from "./record.rules";
import type { RecordExportFormat, RecordExportStatus } from "./record-export.rules";

/** A file of chosen records, being written or ready for a day. Its bytes are sealed in `record_export_chunks`. */
@Entity("record_exports")
export class RecordExport {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  format: RecordExportFormat;

  @Column({ type: "text" })
  status: RecordExportStatus;

  /** The chosen records; null when a filter chose them. */
  @Column({ type: "uuid", name: "record_ids", array: true, nullable: true, select: false })
  recordIds: string[] | null;

  @Column({ type: "text", nullable: true })
  type: RecordType | null;

  @Column({ type: "date", name: "from_day", nullable: true })
  from: string | null;

  @Column({ type: "date", name: "to_day", nullable: true })
  to: string | null;

  /** Records that were chosen, and those that are in the file so far. */
  @Column({ type: "integer" })
  total: number;

  @Column({ type: "integer" })
  written: number;

  /** Size of the file so far. */
  @Column({ type: "integer" })
  bytes: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
