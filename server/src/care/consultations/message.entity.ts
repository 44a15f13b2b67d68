import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { OpenQuestion } from "../clinical/composing.rules";

/** What somebody wrote in the conversation about a consultation. */
@Entity("consultation_messages")
export class ConsultationMessage {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") consultationId: string;
  @Column("text") author: "PATIENT" | "PHARMACIST";
  @Column("uuid", { nullable: true }) pharmacistId: string | null;
  @Column("text") text: string;
  @Column("text") language: Language;
  /** The question of the book that a pharmacist asked with it. */
  @Column("jsonb", { nullable: true }) asked: OpenQuestion | null;
  @Column("timestamptz") sentAt: Date;
}
