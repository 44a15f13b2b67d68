import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { LinkPurpose } from "./account-link.rules";

/** A mailed link that works once. */
@Entity("account_links")
export class AccountLink {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  @Column("text") purpose: LinkPurpose;
  /** Only the keyed hash of the token is kept. */
  @Column("text", { select: false }) tokenHash: string;
  /** The address that it was made for. */
  @Column("text") email: string;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") expiresAt: Date;
  @Column("timestamptz", { nullable: true }) usedAt: Date | null;
}
