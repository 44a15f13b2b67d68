import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ApplicationStatus } from "./application.rules";

/** What a company sent to become an advertiser. A trigger keeps its status on the table of application.rules.ts. */
@Entity("applications")
export class Application {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("text") status: ApplicationStatus;
  @Column("text", { name: "company_name" }) name: string;
  @Column("text") registrationNumber: string;
  @Column("text", { nullable: true }) address: string | null;
  @Column("text") contactPerson: string;
  @Column("text") phone: string;
  @Column("text") email: string;
  @Column("text", { nullable: true }) website: string | null;
  @Column("text", { nullable: true }) termsVersion: string | null;
  @Column("timestamptz", { nullable: true }) termsAcceptedAt: Date | null;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") updatedAt: Date;
  /** When it was last sent; null for a draft. */
  @Column("timestamptz", { nullable: true }) submittedAt: Date | null;
  @Column("timestamptz", { nullable: true }) decidedAt: Date | null;
  @Column("uuid", { nullable: true }) decidedBy: string | null;
  /** Why it was rejected, or the note of the last request for documents. */
  @Column("text", { nullable: true }) reason: string | null;
  /** The account that came of it, once it is approved. */
  @Column("uuid", { nullable: true }) advertiserId: string | null;
  /** Grows with each change; who decides names the one they saw. */
  @Column("integer") version: number;
}
