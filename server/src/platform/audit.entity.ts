import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { AuditAction } from "./audit-texts.rules";

/** A line of the audit trail, which is never changed. */
@Entity("audit_entries")
export class AuditEntry {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("timestamptz") occurredAt: Date;
  @Column("text") requestId: string;
  @Column("text") action: AuditAction;
  @Column("uuid", { nullable: true }) actorId: string | null;
  @Column("text") subjectType: string;
  @Column("text", { nullable: true }) subjectId: string | null;
  @Column("jsonb") details: Readonly<Record<string, unknown>>;
}

/** From where it was done: forgotten after 90 days, or with the account. */
@Entity("audit_addresses")
export class AuditAddress {
  @PrimaryColumn("bigint") entryId: string;
  @Column("inet") address: string;
  @Column("timestamptz") occurredAt: Date;
}
