import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Company } from "../applications/company.entity";
import type { CreativeStatus } from "./creative.rules";

/** What an advert shows. */
@Entity("creatives")
export class Creative {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @ManyToOne(() => Company)
  @JoinColumn({ name: "advertiser_id" })
  company: Relation<Company>;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "text" })
  description: string;

  /** Name of the picture: see imageUrlOf. */
  @Column({ type: "text", name: "image_key" })
  imageKey: string;

  @Column({ type: "text", name: "alt_text" })
  altText: string;

  @Column({ type: "integer", name: "price_pence", nullable: true })
  pricePence: number | null;

  @Column({ type: "text", name: "target_url" })
  targetUrl: string;

  @Column({ type: "text" })
  disclaimer: string;

  @Column({ type: "text" })
  status: CreativeStatus;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
