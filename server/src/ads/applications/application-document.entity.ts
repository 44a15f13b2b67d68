import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Application } from "./application.entity";
import type { DateKind, DocumentStatus } from "./application.rules";
import type { Finding } from "./document-check.rules";
import type { PdfProblem } from "./pdf/pdf.rules";

/** One document that an application needs, with the file for it once there is one. */
@Entity("application_documents")
export class ApplicationDocument {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "application_id" })
  applicationId: string;

  @ManyToOne(() => Application)
  @JoinColumn({ name: "application_id" })
  application: Relation<Application>;

  @Column({ type: "smallint" })
  position: number;

  /** One of the five keys, or `further_1` and so on. */
  @Column({ type: "text" })
  key: string;

  @Column({ type: "text" })
  name: string;

  /** Null for a document without a date of its own. */
  @Column({ type: "text", name: "date_kind", nullable: true })
  dateKind: DateKind | null;

  /** YYYY-MM-DD. */
  @Column({ type: "date", name: "stated_date", nullable: true })
  date: string | null;

  /** When a reviewer asked for it; null for the five. */
  @Column({ type: "timestamptz", name: "requested_at", nullable: true })
  requestedAt: Date | null;

  @Column({ type: "uuid", name: "file_id", nullable: true })
  fileId: string | null;

  @Column({ type: "text", name: "file_name", nullable: true })
  fileName: string | null;

  @Column({ type: "integer", nullable: true })
  bytes: number | null;

  @Column({ type: "integer", nullable: true })
  pages: number | null;

  @Column({ type: "timestamptz", name: "uploaded_at", nullable: true })
  uploadedAt: Date | null;

  /** Why the file cannot be taken; null when it can. */
  @Column({ type: "text", nullable: true })
  problem: PdfProblem | null;

  /** The words in the file: long, so it is read by name only. */
  @Column({ type: "text", nullable: true, select: false })
  content: string | null;

  /** What was missing when it was last sent. */
  @Column({ type: "text", nullable: true })
  finding: Finding | null;

  @Column({ type: "text" })
  status: DocumentStatus;

  /** Why a reviewer marked it as invalid. */
  @Column({ type: "text", nullable: true })
  reason: string | null;

  @Column({ type: "uuid", name: "marked_by", nullable: true })
  markedBy: string | null;

  @Column({ type: "timestamptz", name: "marked_at", nullable: true })
  markedAt: Date | null;
}
