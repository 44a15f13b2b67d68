import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";

/** An advertiser's advert. What it says and shows stands in its versions. */
@Entity("creatives")
export class Creative {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "archived_at", nullable: true })
  archivedAt: Date | null;
}
