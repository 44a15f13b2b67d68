import { Column, Entity, PrimaryColumn } from "typeorm";

/** An NHS number that waits to be linked. */
@Entity("waiting_nhs_numbers")
export class WaitingNhsNumber {
  @PrimaryColumn("uuid") userId: string;
  @Column("bytea") sealedNumber: Buffer;
  @Column("text") blindIndex: string;
  @Column("timestamptz") createdAt: Date;
  /** When a try to link it was refused. */
  @Column("timestamptz", { nullable: true }) refusedAt: Date | null;
}
