import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** That somebody was kept out, why, and until when. */
@Entity("account_suspensions")
export class AccountSuspension {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") userId: string;
  @Column("text") reason: string;
  @Column("timestamptz") suspendedAt: Date;
  @Column("uuid", { nullable: true }) suspendedBy: string | null;
  @Column("timestamptz", { nullable: true }) liftedAt: Date | null;
  @Column("uuid", { nullable: true }) liftedBy: string | null;
}
