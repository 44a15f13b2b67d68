import type { EntityManager } from "typeorm";
import { MedicalRecord } from "./record.entity";

export type RecordExample = Partial<Omit<MedicalRecord, "id">> & { patientId: string };

/** Stores examples of records: invented lab results, unless told otherwise. */
export async function makeRecords(
  manager: EntityManager,
  examples: readonly RecordExample[],
): Promise<MedicalRecord[]> {
  return manager.getRepository(MedicalRecord).save(
    examples.map((example) => ({
      type: "LAB_RESULT" as const,
      title: "Blood count",
      date: new Date(),
      provider: "Harbour Street Surgery, London",
      summary: "Everything is in the usual range.",
      details: "",
      results: [],
      language: "en" as const,
      hasDocument: false,
      provenance: "DEMONSTRATION" as const,
      subjectName: null,
      consultationId: null,
      importId: null,
      ...example,
    })),
    { chunk: 500 },
  );
}
