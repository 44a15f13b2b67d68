import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ImportKind, ImportProblemCode, ImportStatus, MetricCount, RowProblem } from "./device-import.rules";

/** A file of readings, waiting, being read, or how that ended. The file itself is never kept. */
@Entity("device_imports")
export class DeviceImport {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") kind: ImportKind;
  @Column("text") status: ImportStatus;
  /** How much of the file has been read, or of its days added up. */
  @Column("integer") percent: number;
  @Column("jsonb") counts: MetricCount[];
  /** Readings that were new. */
  @Column("integer") added: number;
  /** Readings that cannot be true. */
  @Column("integer") leftOut: number;
  /** When the first reading began and the last one ended. */
  @Column("timestamptz", { nullable: true }) firstAt: Date | null;
  @Column("timestamptz", { nullable: true }) lastAt: Date | null;
  @Column("text", { nullable: true }) problem: ImportProblemCode | null;
  @Column("jsonb") problemRows: RowProblem[];
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
}
