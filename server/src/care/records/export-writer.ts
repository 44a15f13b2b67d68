import type { Language } from "../../people/accounts/account.rules";
import type { MedicalRecord } from "./record.entity";

/** What every format says of the whole. */
export interface ExportHead {
  patient: { id: string; name: string };
  language: Language;
  total: number;
  at: Date;
}

/** Writes records one by one, so that a file is never in memory as a whole. */
export type ExportWriter = (
  head: ExportHead,
  records: AsyncIterable<MedicalRecord>,
) => AsyncIterable<string | Uint8Array>;
