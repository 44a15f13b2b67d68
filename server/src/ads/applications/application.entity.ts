import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { ApplicationEventKind, ApplicationStatus } from "./application.rules";

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

/** A line of the history of an application. */
@Entity("application_events")
export class ApplicationEvent {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") applicationId: string;
  @Column("timestamptz") occurredAt: Date;
  @Column("text") what: ApplicationEventKind;
  /** Null for the applicant. */
  @Column("uuid", { nullable: true }) actorId: string | null;
  @Column("text", { nullable: true }) reason: string | null;
  /** Names of the documents that it was about. */
  @Column("text", { array: true }) documents: string[];
}

/** A secret by which an application is seen and changed. */
@Entity("application_tokens")
export class ApplicationToken {
  @PrimaryGeneratedColumn("identity", { type: "bigint" }) id: string;
  @Column("uuid") applicationId: string;
  @Column("text") tokenHash: string;
  @Column("timestamptz") createdAt: Date;
}

/** A reviewer who looks at an application; times are the database's. */
@Entity("application_reviewers")
export class ApplicationReviewer {
  @PrimaryColumn("uuid") id: string;
  @Column("uuid") applicationId: string;
  @Column("uuid") userId: string;
  @Column("timestamptz") since: Date;
  @Column("timestamptz") seenAt: Date;
}
