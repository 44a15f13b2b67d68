import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { LabResult, Provenance, RecordType } from "./record.rules";

/** One entry of a patient's medical history. */
@Entity("medical_records")
export class MedicalRecord {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column({ type: "uuid", name: "patient_id" })
  patientId: string;

  @Column({ type: "text" })
  type: RecordType;

  @Column({ type: "text" })
  title: string;

  @Column({ type: "timestamptz", name: "recorded_at" })
  date: Date;

  @Column({ type: "text" })
  provider: string;

  @Column({ type: "text" })
  summary: string;

  @Column({ type: "text" })
  details: string;

  /** What a laboratory found, line by line; empty for other types. */
  @Column({ type: "jsonb" })
  results: LabResult[];

  /** In which language the words are. */
  @Column({ type: "text" })
  language: Language;

  @Column({ type: "boolean", name: "has_document" })
  hasDocument: boolean;

  @Column({ type: "text" })
  provenance: Provenance;

  /** Of a question that is for somebody whom the patient looks after: the name, as it was written at the time. */
  @Column({ type: "text", name: "subject_name", nullable: true })
  subjectName: string | null;

  /** The question that it tells of, with which it goes. */
  @Column({ type: "uuid", name: "consultation_id", nullable: true })
  consultationId: string | null;

  /** When the patient hid that question, and this with it; null while it is shown. */
  @Column({ type: "timestamptz", name: "hidden_at", nullable: true })
  hiddenAt: Date | null;

  /** The import that brought it, with which it goes. */
  @Column({ type: "uuid", name: "import_id", nullable: true })
  importId: string | null;
}
