import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from "typeorm";
import type { Gender } from "./health-profile.rules";

/** Somebody whom a patient looks after, with what the patient told about their health. */
@Entity("family_members")
export class FamilyMember {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  /** As the patient calls them. */
  @Column("text") name: string;
  @Column("date") dateOfBirth: string;
  @Column("text", { nullable: true }) gender: Gender | null;
  @Column("text", { array: true }) allergies: string[];
  @Column("text", { array: true }) conditions: string[];
  /** The names of those that they take now, the first one first. They are kept as medicines. */
  @VirtualColumn({
    type: "text",
    query: (member) => `select coalesce(array_agg(m.name order by m.created_at, m.id), '{}') from medications m
      where m.family_member_id = ${member}.id and m.stopped_on is null`,
  })
  medicines: string[];
  /** Rises with each change, so that a second tab cannot overwrite the first one's. */
  @Column("integer") version: number;
  @Column("timestamptz") createdAt: Date;
  @Column("timestamptz") changedAt: Date;
}
