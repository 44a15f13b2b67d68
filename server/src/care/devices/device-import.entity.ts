import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ImportKind, ImportProblemCode, ImportStatus, MetricCount, RowProblem } from "./device-import.rules";

/** A file of readings, waiting, being read, or how that ended. The file itself is never kept. */
@Entity("device_imports")
export class DeviceImport {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  kind: ImportKind;

  @Column({ type: "text" })
  status: ImportStatus;

  /** How much of the file has been read, or of its days added up. */
  @Column({ type: "integer" })
  percent: number;

  @Column({ type: "jsonb" })
  counts: MetricCount[];

  /** Readings that were new. */
  @Column({ type: "integer" })
  added: number;

  /** Readings that cannot be true. */
  @Column({ type: "integer", name: "left_out" })
  leftOut: number;

  /** When the first reading began and the last one ended. */
  @Column({ type: "timestamptz", name: "first_at", nullable: true })
  firstAt: Date | null;

  @Column({ type: "timestamptz", name: "last_at", nullable: true })
  lastAt: Date | null;

  @Column({ type: "text", nullable: true })
  problem: ImportProblemCode | null;

  @Column({ type: "jsonb", name: "problem_rows" })
  problemRows: RowProblem[];

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;
}
