import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** One comparison of counts with charges. */
@Entity("ledger_checks")
export class LedgerCheck {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("timestamptz") checkedAt: Date;
  @Column("timestamptz", { nullable: true }) fromHour: Date | null;
  @Column("timestamptz") toHour: Date;
  @Column("integer") differences: number;
  /** The first of them. */
  @Column("jsonb") details: object[];
}
