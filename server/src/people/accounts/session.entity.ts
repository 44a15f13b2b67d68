import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** One signed-in device. */
@Entity("sessions")
export class Session {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  /** Only the keyed hash of the cookie is kept. */
  @Column("text", { select: false }) tokenHash: string;
  @Column("text") userAgent: string;
  @Column("boolean") remembered: boolean;
  @Column("integer") idleSeconds: number;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") lastSeenAt: Date;
  @Column("timestamptz") expiresAt: Date;
  @Column("timestamptz", { nullable: true }) endedAt: Date | null;
}
