import { Column, Entity, PrimaryColumn } from "typeorm";

/** A London day of which is kept who saw each campaign. */
@Entity("audience_roll_ups")
export class AudienceRollUp {
  @PrimaryColumn("date") day: string;
  @Column("timestamptz") rolledAt: Date;
}
