import { Column, Entity, PrimaryColumn } from "typeorm";

/** Lets somebody send one file, once. */
@Entity("upload_tickets")
export class UploadTicket {
  @PrimaryColumn("text") tokenHash: string;
  @Column("text") purpose: string;
  @Column("uuid") subjectId: string;
  @Column("text") slot: string;
  @Column("text") fileName: string;
  @Column("text") contentType: string;
  @Column("integer") bytes: number;
  @Column("timestamptz") expiresAt: Date;
}
