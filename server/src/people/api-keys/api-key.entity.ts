import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";
import type { ApiKeyEnvironment } from "./api-key.rules";
import type { ApiKeyOwner } from "./api-scope.rules";

/** What a program of somebody may do. */
@Entity("api_keys")
export class ApiKey {
  @PrimaryGeneratedColumn("uuid") id: string;
  /** Null for a service account, which acts in its own name. */
  @Column("uuid", { nullable: true }) ownerId: string | null;
  @Column("text") ownerKind: ApiKeyOwner;
  @Column("text") service: string;
  @Column("text") environment: ApiKeyEnvironment;
  @Column("text", { array: true }) scopes: string[];
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") lastRotatedAt: Date;
  @Column("timestamptz") expiresAt: Date;
  @Column("timestamptz", { nullable: true }) revokedAt: Date | null;
  /** Of how many days before its end its keepers were mailed last. */
  @Column("integer", { nullable: true }) remindedDays: number | null;
  /** Of a service account: who made it, and who was shown its present secret. */
  @Column("uuid", { nullable: true }) madeBy: string | null;
  @Column("uuid", { nullable: true }) shownTo: string | null;
}

/** One secret of a key, of which the keyed hash is kept. */
@Entity("api_key_secrets")
export class ApiKeySecret {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") keyId: string;
  @Column("text", { select: false }) tokenHash: string;
  @Column("text") lastFour: string;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") expiresAt: Date;
  @Column("timestamptz", { nullable: true }) replacedAt: Date | null;
  @Column("timestamptz", { nullable: true }) lastUsedAt: Date | null;
}

/** How a key was used in one hour. */
@Entity("api_key_hours")
export class ApiKeyHour {
  @PrimaryColumn("uuid") keyId: string;
  @PrimaryColumn("timestamptz") hour: Date;
  @Column("integer") calls: number;
  @Column("integer") refused: number;
  @Column("bigint") points: string;
}
