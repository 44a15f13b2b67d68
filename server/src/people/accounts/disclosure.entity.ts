import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** That somebody looked at a patient's data, in the words that the patient reads. */
@Entity("disclosures")
export class Disclosure {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("uuid", { nullable: true }) viewerId: string | null;
  @Column("uuid") subjectId: string;
  @Column("text", { name: "role_name" }) viewerRole: string;
  @Column("text", { name: "first_name" }) viewerName: string;
  @Column("text") what: string;
  @Column("text") reason: string;
  @Column("timestamptz") occurredAt: Date;
  /** The day in London: one row for a thing, its viewer and the day. */
  @Column("date") occurredOn: string;
}
