import { Column, Entity, PrimaryColumn } from "typeorm";

/** A mail that waits to be sent, or went out a while ago. */
@Entity("outbox_mails")
export class OutboxMail {
  @PrimaryColumn("uuid") id: string;
  /** Whose it is; null for addresses without an account. */
  @Column("uuid", { nullable: true }) userId: string | null;
  @Column("text") recipient: string;
  @Column("text") template: string;
  @Column("text") language: string;
  @Column("text") subject: string;
  /** Its words, encrypted; null once the mail server has taken it. */
  @Column("bytea", { nullable: true }) content: Buffer | null;
  @Column("integer", { default: 0 }) attempts: number;
  @Column("text", { nullable: true }) lastError: string | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) sentAt: Date | null;
  @Column("timestamptz", { nullable: true }) failedAt: Date | null;
  @Column("timestamptz") keepUntil: Date;
}
