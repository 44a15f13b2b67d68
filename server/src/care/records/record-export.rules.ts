import type { RecordFilter } from "./record.rules";

export const EXPORT_FORMATS = ["TEXT", "PDF", "FHIR"] as const;
export type RecordExportFormat = (typeof EXPORT_FORMATS)[number];

/** WAITING for the job, WRITING, READY to download, or FAILED, upon which it can be tried again. */
export const EXPORT_STATUSES = ["WAITING", "WRITING", "READY", "FAILED"] as const;
export type RecordExportStatus = (typeof EXPORT_STATUSES)[number];

/** What is exported: records by their ids, or all that a filter shows. */
export interface RecordSelection {
  ids?: string[] | null;
  filter?: RecordFilter | null;
}

/** The most records of one file. */
export const EXPORT_MAX_RECORDS = 10_000;
/** How long a finished file waits, in hours, and how many of a person at the most. */
export const EXPORT_KEPT_HOURS = 24;
export const EXPORTS_KEPT = 10;
/** A file of which nothing was heard for this long, in minutes, is not being written any more. */
export const EXPORT_SILENT_MINUTES = 15;

export const MESSAGES = {
  oneSelection: "Choose records, or all records that match a filter.",
  nothing: "Choose at least one record.",
  tooMany: `Choose at most ${EXPORT_MAX_RECORDS.toLocaleString("en-GB")} records.`,
  busy: "Please wait until one of your files is ready.",
  notFailed: "This file has not failed.",
} as const;

/** Files of one person that can be under way at once. */
export const EXPORTS_AT_ONCE = 3;

/** What each file is called and what it says that it is. */
export const EXPORT_FILES = {
  TEXT: { ending: "txt", mediaType: "text/plain; charset=utf-8" },
  PDF: { ending: "pdf", mediaType: "application/pdf" },
  FHIR: { ending: "json", mediaType: "application/fhir+json; charset=utf-8" },
} as const satisfies Record<RecordExportFormat, { ending: string; mediaType: string }>;

/** Where a finished file is downloaded; null before. */
export function downloadUrl({ id, status }: { id: string; status: RecordExportStatus }): string | null {
  return status === "READY" ? `/records/exports/${id}` : null;
}

/** Until when a file is kept that was asked for then. */
export const keptUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + EXPORT_KEPT_HOURS * 3_600_000);
