import type { PersonalData } from "../../platform/personal-data";
import type { LabResult } from "./record.rules";

/** What the medical history keeps about people. */
export const RECORD_DATA: readonly PersonalData[] = [
  {
    columns: ["medical_records.patient_id"],
    erasure: "Your medical history is deleted.",
    export: {
      key: "medicalRecords",
      title: "Your medical history",
      about: "Every record of your medical history. Those that say Demonstration are invented.",
      roles: ["CUSTOMER"],
      labels: {
        date: "Date",
        title: "Title",
        subjectName: "For",
        kind: "Type",
        provider: "From",
        summary: "In short",
        results: "Results",
        details: "Details",
        provenance: "Where it comes from",
      },
      sql: `select recorded_at as at, id, recorded_at as "date", title, subject_name as "subjectName", type as kind, provider, summary, results, details, language,
                   has_document as "hasDocument", provenance, hidden_at as "hiddenAt"
              from medical_records where patient_id = $1 and (recorded_at, id) > ($2, $3) order by recorded_at, id limit $4`,
      onPaper: {
        kind: inWords,
        provenance: inWords,
        summary: (text: string) => text.split("\n"),
        details: (text: string) => text.split("\n"),
        results: (results: LabResult[]) =>
          results.map(({ test, value, usual }) => `${test}: ${value}${usual ? ` (usual: ${usual})` : ""}`),
      },
    },
  },
  {
    columns: ["record_exports.patient_id"],
    erasure: "Files that wait for you are deleted.",
    export: {
      key: "recordExports",
      title: "Files of your medical history",
      about: "Files that you had made in the last 24 hours. Download them on the page Medical History.",
      roles: ["CUSTOMER"],
      labels: {
        askedAt: "Asked for",
        format: "Format",
        status: "State",
        total: "Records",
        bytes: "Bytes",
        kind: "Only this type",
        fromDay: "Only from",
        toDay: "Only to",
        recordIds: "Only these records",
      },
      sql: `select created_at as at, id, created_at as "askedAt", format, status, total, bytes, type as kind,
                   from_day::text as "fromDay", to_day::text as "toDay", record_ids as "recordIds" from record_exports
             where patient_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
      onPaper: {
        kind: inWords,
        recordIds: (ids: string[]) => [String(ids.length)],
      },
    },
  },
];

/** LAB_RESULT as "Lab result"; AI stays AI. */
function inWords(name: string): string[] {
  const words = name.toLowerCase().replaceAll("_", " ");
  return [name.startsWith("AI_") ? `AI ${words.slice(3)}` : `${words[0]?.toUpperCase()}${words.slice(1)}`];
}
