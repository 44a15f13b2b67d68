import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { LabResult, Provenance, RecordType } from "./record.rules";

/** One entry of a patient's medical history. */
@Entity("medical_records")
export class MedicalRecord {
  @PrimaryGeneratedColumn("uuid") id: string;
  @Column("uuid") patientId: string;
  @Column("text") type: RecordType;
  @Column("text") title: string;
  @Column("timestamptz", { name: "recorded_at" }) date: Date;
  @Column("text") provider: string;
  @Column("text") summary: string;
  @Column("text") details: string;
  /** What a laboratory found, line by line; empty for other types. */
  @Column("jsonb") results: LabResult[];
  /** In which language the words are. */
  @Column("text") language: Language;
  @Column("boolean") hasDocument: boolean;
  @Column("text") provenance: Provenance;
  /** Of a question that is for somebody whom the patient looks after: the name, as it was written at the time. */
  @Column("text", { nullable: true }) subjectName: string | null;
  /** The question that it tells of, with which it goes. */
  @Column("uuid", { nullable: true }) consultationId: string | null;
  /** When the patient hid that question, and this with it; null while it is shown. */
  @Column("timestamptz", { nullable: true }) hiddenAt: Date | null;
  /** The import that brought it, with which it goes. */
  @Column("uuid", { nullable: true }) importId: string | null;
}
