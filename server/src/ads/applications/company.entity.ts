import { Column, Entity, PrimaryColumn } from "typeorm";

/** The company behind an advertiser's account. What is null was not asked for when the company was made. */
@Entity("companies")
export class Company {
  @PrimaryColumn({ type: "uuid", name: "advertiser_id" })
  advertiserId: string;

  @Column({ type: "text" })
  name: string;

  @Column({ type: "text", name: "registration_number", nullable: true })
  registrationNumber: string | null;

  @Column({ type: "text", nullable: true })
  address: string | null;

  @Column({ type: "text", name: "contact_person", nullable: true })
  contactPerson: string | null;

  @Column({ type: "text", nullable: true })
  phone: string | null;

  @Column({ type: "text", nullable: true })
  website: string | null;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
