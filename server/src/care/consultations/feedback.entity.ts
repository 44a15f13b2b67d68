import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a patient thinks of an answer. */
@Entity("consultation_feedback")
export class ConsultationFeedback {
  @PrimaryColumn("uuid") consultationId: string;
  @Column("boolean") helpful: boolean;
  @Column("text", { nullable: true }) comment: string | null;
  @Column("timestamptz") updatedAt: Date;
}
