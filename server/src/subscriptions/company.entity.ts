import { Column, Entity, PrimaryColumn } from "typeorm";

/** The company behind an advertiser's account. */
@Entity("companies")
export class Company {
  @PrimaryColumn({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text" })
  website: string;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
