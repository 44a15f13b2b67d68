import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { DateKind, DocumentStatus } from "./application.rules";
import type { Finding } from "./document-check.rules";
import type { PdfProblem } from "./pdf/pdf.rules";

/** One document that an application needs, with the file for it once there is one. */
@Entity("application_documents")
export class ApplicationDocument {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") applicationId: string;
  @Column("smallint") position: number;
  /** One of the five keys, or `further_1` and so on. */
  @Column("text") key: string;
  @Column("text") name: string;
  /** Null for a document without a date of its own. */
  @Column("text", { nullable: true }) dateKind: DateKind | null;
  /** YYYY-MM-DD. */
  @Column("date", { name: "stated_date", nullable: true }) date: string | null;
  /** When a reviewer asked for it; null for the five. */
  @Column("timestamptz", { nullable: true }) requestedAt: Date | null;
  @Column("uuid", { nullable: true }) fileId: string | null;
  @Column("text", { nullable: true }) fileName: string | null;
  @Column("integer", { nullable: true }) bytes: number | null;
  @Column("integer", { nullable: true }) pages: number | null;
  @Column("timestamptz", { nullable: true }) uploadedAt: Date | null;
  /** Why the file cannot be taken; null when it can. */
  @Column("text", { nullable: true }) problem: PdfProblem | null;
  /** The words in the file: long, so it is read by name only. */
  @Column("text", { nullable: true, select: false }) content: string | null;
  /** What was missing when it was last sent. */
  @Column("text", { nullable: true }) finding: Finding | null;
  @Column("text") status: DocumentStatus;
  /** Why a reviewer marked it as invalid. */
  @Column("text", { nullable: true }) reason: string | null;
  @Column("uuid", { nullable: true }) markedBy: string | null;
  @Column("timestamptz", { nullable: true }) markedAt: Date | null;
}
