import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** An advertiser's advert. What it says and shows stands in its versions. */
@Entity("creatives")
export class Creative {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) archivedAt: Date | null;
}
