import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { ApplicationStatus } from "./application.rules";

/** What a company sent to become an advertiser. A trigger keeps its status on the table of application.rules.ts. */
@Entity("applications")
export class Application {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "text" })
  status: ApplicationStatus;

  @Column({ type: "text", name: "company_name" })
  name: string;

  @Column({ type: "text", name: "registration_number" })
  registrationNumber: string;

  @Column({ type: "text", nullable: true })
  address: string | null;

  @Column({ type: "text", name: "contact_person" })
  contactPerson: string;

  @Column({ type: "text" })
  phone: string;

  @Column({ type: "text" })
  email: string;

  @Column({ type: "text", nullable: true })
  website: string | null;

  @Column({ type: "text", name: "terms_version", nullable: true })
  termsVersion: string | null;

  @Column({ type: "timestamptz", name: "terms_accepted_at", nullable: true })
  termsAcceptedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "updated_at" })
  updatedAt: Date;

  /** When it was last sent; null for a draft. */
  @Column({ type: "timestamptz", name: "submitted_at", nullable: true })
  submittedAt: Date | null;

  @Column({ type: "timestamptz", name: "decided_at", nullable: true })
  decidedAt: Date | null;

  @Column({ type: "uuid", name: "decided_by", nullable: true })
  decidedBy: string | null;

  /** Why it was rejected, or the note of the last request for documents. */
  @Column({ type: "text", nullable: true })
  reason: string | null;

  /** The account that came of it, once it is approved. */
  @Column({ type: "uuid", name: "advertiser_id", nullable: true })
  advertiserId: string | null;

  /** Grows with each change; who decides names the one they saw. */
  @Column({ type: "integer" })
  version: number;
}
