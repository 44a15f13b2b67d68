import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** A file that somebody gave us. Its bytes are in the storage. */
@Entity("stored_files")
export class StoredFile {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** What it was sent for, such as `application_document`, and for which row of that domain. */
  @Column({ type: "text" })
  purpose: string;

  @Column({ type: "uuid", name: "subject_id" })
  subjectId: string;

  /** Which of the subject's files it is. */
  @Column({ type: "text" })
  slot: string;

  /** As its owner called it: to be shown, never a path. */
  @Column({ type: "text", name: "file_name" })
  fileName: string;

  /** As it was announced; what is in the file is for its receiver to look at. */
  @Column({ type: "text", name: "content_type" })
  contentType: string;

  @Column({ type: "integer" })
  bytes: number;

  /** Null until all of it has arrived. Hex. */
  @Column({ type: "text", nullable: true })
  sha256: string | null;

  @Column({ type: "text", name: "storage_key" })
  storageKey: string;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "attached_at", nullable: true })
  attachedAt: Date | null;

  @Column({ type: "timestamptz", name: "discarded_at", nullable: true })
  discardedAt: Date | null;
}
