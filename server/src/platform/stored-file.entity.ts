import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** A file as it was announced. */
abstract class AnnouncedFile {
  /** What it is sent for, such as `application_document`, and for which row of that domain. */
  @Column("text") purpose: string;
  @Column("uuid") subjectId: string;
  /** Which of the subject's files it is. */
  @Column("text") slot: string;
  /** As its owner called it: to be shown, never a path. */
  @Column("text") fileName: string;
  /** What is in the file is for its receiver to look at. */
  @Column("text") contentType: string;
  @Column("integer") bytes: number;
}

/** A file that somebody gave us. Its bytes are in the storage. */
@Entity("stored_files")
export class StoredFile extends AnnouncedFile {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** Null until all of it has arrived. Hex. */
  @Column("text", { nullable: true }) sha256: string | null;
  @Column("text") storageKey: string;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) attachedAt: Date | null;
  @Column("timestamptz", { nullable: true }) discardedAt: Date | null;
}

/** Lets somebody send one file, once. */
@Entity("upload_tickets")
export class UploadTicket extends AnnouncedFile {
  @PrimaryColumn("text") tokenHash: string;
  @Column("timestamptz") expiresAt: Date;
}
