import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language, Role } from "./account.rules";

@Entity("users")
export class User {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** Normalised: see normaliseEmail. */
  @Column("text") email: string;
  /** When the person last proved to read what is sent to the address; null until then. */
  @Column("timestamptz", { nullable: true }) emailVerifiedAt: Date | null;
  /** A new address that waits for its confirmation. */
  @Column("text", { nullable: true }) pendingEmail: string | null;
  @Column("text") name: string;
  /** argon2id; null until a mailed link sets the first password. */
  @Column("text", { nullable: true, select: false }) passwordHash: string | null;
  @Column("text") role: Role;
  @Column("text") language: Language;
  /** One of the six cities that campaigns know, Elsewhere, or null when the person has not said. */
  @Column("text", { nullable: true }) city: string | null;
  /** Has a published password; production refuses to start while one exists. */
  @Column("boolean") demonstration: boolean;
  @Column("timestamptz", { nullable: true }) suspendedAt: Date | null;
  /** Of staff: when the link to the first password was mailed last. */
  @Column("timestamptz", { nullable: true, select: false }) invitedAt: Date | null;
  @Column("timestamptz") createdAt: Date;
}
