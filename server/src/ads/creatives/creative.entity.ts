import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";

/** An advertiser's advert. What it says and shows stands in its versions. */
@Entity("creatives")
export class Creative {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @ManyToOne(() => Company) @JoinColumn({ name: "advertiser_id" }) company: Relation<Company>;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz", { nullable: true }) archivedAt: Date | null;
}
