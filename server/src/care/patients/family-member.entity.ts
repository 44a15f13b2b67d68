import { Column, Entity, PrimaryGeneratedColumn, VirtualColumn } from "typeorm";
import type { Gender } from "./health-profile.rules";

/** Somebody whom a patient looks after, with what the patient told about their health. */
@Entity("family_members")
export class FamilyMember {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  /** As the patient calls them. */
  @Column({ type: "text" })
  name: string;

  @Column({ type: "date", name: "date_of_birth" })
  dateOfBirth: string;

  @Column({ type: "text", nullable: true })
  gender: Gender | null;

  @Column({ type: "text", array: true })
  allergies: string[];

  @Column({ type: "text", array: true })
  conditions: string[];

  /** The names of those that they take now, the first one first. They are kept as medicines. */
  @VirtualColumn({
    type: "text",
    query: (member) => `select coalesce(array_agg(m.name order by m.created_at, m.id), '{}') from medications m
      where m.family_member_id = ${member}.id and m.stopped_on is null`,
  })
  medicines: string[];

  /** Rises with each change, so that a second tab cannot overwrite the first one's. */
  @Column({ type: "integer" })
  version: number;

  @Column({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Column({ type: "timestamptz", name: "changed_at" })
  changedAt: Date;
}
