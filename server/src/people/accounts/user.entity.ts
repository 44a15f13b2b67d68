import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language, Role } from "./account.rules";

@Entity("users")
export class User {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Normalised: see normaliseEmail. */
  @Column({ type: "text" })
  email: string;

  /** When the person last proved to read what is sent to the address; null until then. */
  @Column({ type: "timestamptz", name: "email_verified_at", nullable: true })
  emailVerifiedAt: Date | null;

  /** A new address that waits for its confirmation. */
  @Column({ type: "text", name: "pending_email", nullable: true })
  pendingEmail: string | null;

  @Column({ type: "text" })
  name: string;

  /** argon2id; null until a mailed link sets the first password. */
  @Column({ type: "text", name: "password_hash", nullable: true, select: false })
  passwordHash: string | null;

  @Column({ type: "text" })
  role: Role;

  @Column({ type: "text" })
  language: Language;

  /** One of the six cities that campaigns know, Elsewhere, or null when the person has not said. */
  @Column({ type: "text", nullable: true })
  city: string | null;

  /** Has a published password; production refuses to start while one exists. */
  @Column({ type: "boolean" })
  demonstration: boolean;

  @Column({ type: "timestamptz", name: "suspended_at", nullable: true })
  suspendedAt: Date | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
