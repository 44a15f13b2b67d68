import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** The product's own keys towards push services: one row, the private one sealed. */
@Entity("push_keys")
export class PushKeyPair {
  @PrimaryColumn("integer") id: number;
  @Column("text") publicKey: string;
  @Column("bytea") privateKey: Buffer;
  @Column("timestamptz") madeAt: Date;
}

/** A browser that takes push messages; where it takes them is sealed. */
@Entity("push_subscriptions")
export class PushSubscription {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  @Column("uuid") sessionId: string;
  @Column("text") endpointHash: string;
  @Column("bytea") sealed: Buffer;
  @Column("timestamptz", { nullable: true }) remindedFor: Date | null;
  @Column("timestamptz") createdAt: Date;
}
