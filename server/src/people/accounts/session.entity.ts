import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** One signed-in device. */
@Entity("sessions")
export class Session {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  /** Only the keyed hash of the cookie is kept. */
  @Column({ type: "text", name: "token_hash", select: false })
  tokenHash: string;

  @Column({ type: "text", name: "user_agent" })
  userAgent: string;

  @Column({ type: "boolean" })
  remembered: boolean;

  @Column({ type: "integer", name: "idle_seconds" })
  idleSeconds: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "last_seen_at" })
  lastSeenAt: Date;

  @Column({ type: "timestamptz", name: "expires_at" })
  expiresAt: Date;

  @Column({ type: "timestamptz", name: "ended_at", nullable: true })
  endedAt: Date | null;
}
