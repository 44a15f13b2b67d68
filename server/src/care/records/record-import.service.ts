import type { EntityManager } from "typeorm";
import { changedRows } from "../../platform/database";
import { publish } from "../../platform/realtime/topics";
import { MedicalRecord } from "./record.entity";
import type { Provenance } from "./record.rules";
import { recordExportMoved } from "./record-export.topics";

/** What an import brings, without what is the same for all of it. */
export type BroughtRecord = Pick<
  MedicalRecord,
  "type" | "title" | "date" | "provider" | "summary" | "details" | "results"
>;

/** Rows of one statement. */
const BATCH = 500;

/** Writes records that came from elsewhere, in the transaction that keeps the import. They go with the import. */
export async function keepImportedRecords(
  tx: EntityManager,
  { patientId, importId, provenance }: { patientId: string; importId: string; provenance: Provenance },
  records: readonly BroughtRecord[],
): Promise<void> {
  for (let at = 0; at < records.length; at += BATCH) {
    await tx.getRepository(MedicalRecord).insert(
      records.slice(at, at + BATCH).map((record) => ({
        ...record,
        patientId,
        importId,
        provenance,
        language: "en" as const,
        hasDocument: false,
      })),
    );
  }
}

/** Deletes the files that a patient had made of the medical history: they may hold what is taken away now. */
export async function removeRecordFiles(tx: EntityManager, patientId: string): Promise<void> {
  const removed = await changedRows<{ id: string }>(
    tx,
    "delete from record_exports where patient_id = $1 returning id",
    [patientId],
  );
  for (const { id } of removed) {
    await publish(tx, recordExportMoved, patientId, { exportId: id });
  }
}
