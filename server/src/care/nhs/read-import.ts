import type { FhirRecord } from "./fhir.gateway";
import { NHS_PARTS, type NhsImport, type NhsPart } from "./nhs-import.rules";
import { readAllergies, readConditions, readMedicines } from "./read-entries";
import { readRecords } from "./read-records";

const RECORD_RESOURCES = ["MedicationRequest", "DiagnosticReport", "DocumentReference", "ServiceRequest"] as const;

/**
 * What a health record says, in the words of the product. A part that is not whole is named, so that nobody takes it for all there is;
 * of a record that came without a single entry, that is every part: nothing was sent, which is not the same as "none".
 */
export function readImport(record: FhirRecord): NhsImport {
  const [allergies, conditions, medicines] = [readAllergies(record), readConditions(record), readMedicines(record)];
  const { records, isWhole } = readRecords(record);
  const { notShared, resources } = record;
  const isSilent = Object.values(resources).every((list) => list.length === 0);
  const parts: [NhsPart, boolean][] = [
    ["ALLERGIES", allergies.isWhole && !notShared.has("AllergyIntolerance")],
    ["CONDITIONS", conditions.isWhole && !notShared.has("Condition")],
    ["MEDICINES", medicines.isWhole && !notShared.has("MedicationStatement")],
    ["RECORDS", isWhole && !RECORD_RESOURCES.some((type) => notShared.has(type))],
  ];
  const missing = isSilent ? [...NHS_PARTS] : parts.flatMap(([part, isComplete]) => (isComplete ? [] : [part]));
  return {
    entries: [...allergies.entries, ...conditions.entries, ...medicines.entries],
    records,
    hasNoKnownAllergies: allergies.hasNoKnown && !missing.includes("ALLERGIES"),
    notShared: missing,
  };
}
