import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** The company behind an advertiser's account. What is null was not asked for when the company was made. */
@Entity("companies")
export class Company {
  @PrimaryColumn("uuid") advertiserId: string;
  @Column("text") name: string;
  @Column("text", { nullable: true }) registrationNumber: string | null;
  @Column("text", { nullable: true }) address: string | null;
  @Column("text", { nullable: true }) contactPerson: string | null;
  @Column("text", { nullable: true }) phone: string | null;
  @Column("text", { nullable: true }) website: string | null;
  @Column("timestamptz") createdAt: Date;
}

/** A change of how a company is reached. */
@Entity("company_changes")
export class CompanyChange {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") advertiserId: string;
  @Column("timestamptz") changedAt: Date;
  @Column("text") field: string;
  @Column("text", { nullable: true }) before: string | null;
  @Column("text", { nullable: true }) after: string | null;
}
