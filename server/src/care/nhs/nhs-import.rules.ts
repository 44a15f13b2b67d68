import type { Frequency } from "../patients/medication.rules";
import type { LabResult, RecordType } from "../records/record.rules";

/** What somebody decides about, one by one. */
export const NHS_ENTRY_KINDS = ["ALLERGY", "CONDITION", "MEDICINE"] as const;
export type NhsEntryKind = (typeof NHS_ENTRY_KINDS)[number];

export const NHS_ENTRY_STATUSES = ["WAITING", "ACCEPTED", "REJECTED"] as const;
export type NhsEntryStatus = (typeof NHS_ENTRY_STATUSES)[number];

/** The parts of a health record, as people know them. */
export const NHS_PARTS = ["ALLERGIES", "CONDITIONS", "MEDICINES", "RECORDS"] as const;
export type NhsPart = (typeof NHS_PARTS)[number];

/** An allergy, a condition or a medicine of a health record, as it waits to be decided about. */
export interface ImportedEntry {
  kind: NhsEntryKind;
  name: string;
  /** The reaction of an allergy, the dosage of a medicine. */
  detail: string | null;
  /** As exact as the record says it: YYYY, YYYY-MM or YYYY-MM-DD. */
  since: string | null;
  /** How often a day; null when the record does not say it, or says something that is no choice here. */
  frequency: Frequency | null;
  /** Status, such as "Condition/c1". */
  source: string;
}

/** An entry of the medical history that was read. */
export interface ImportedRecord {
  type: RecordType;
  title: string;
  date: Date;
  provider: string;
  summary: string;
  details: string;
  results: LabResult[];
}

/** What a health record says, ready to be kept. */
export interface NhsImport {
  entries: ImportedEntry[];
  records: ImportedRecord[];
  /** True when the record says that there are no known allergies, and says nothing else about them. */
  hasNoKnownAllergies: boolean;
  /** The parts of which something was kept back or could not be read; all of them when nothing was sent at all. */
  notShared: NhsPart[];
}
