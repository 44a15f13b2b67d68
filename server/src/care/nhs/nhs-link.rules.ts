import type { NhsImport } from "./nhs-import.rules";

/** The sentences of linking; the first two are the specification's (patients, section 8). */
export const MESSAGES = {
  failed: "Failed to link NHS account. Please try again.",
  linked: "NHS account linked successfully!",
  number: "Enter the 10 digits of your NHS number.",
  consent: "You have turned off NHS integration. To link your NHS record, agree to it again in your account.",
  alreadyLinked: "Your NHS account is already linked.",
  frequency: "Choose how often you take this medicine.",
  tooMany: "Your profile has no room for all of these. Remove some entries first.",
} as const;

/** What has to be done before a number can be linked. UNAVAILABLE: no server of health records is set up. */
export const NHS_OBSTACLES = ["UNAVAILABLE", "CONSENT_MISSING", "EMAIL_UNCONFIRMED"] as const;
export type NhsObstacle = (typeof NHS_OBSTACLES)[number];

/** How many entries one person can be asked to decide about. */
export const MOST_ENTRIES = 500;
/** How many records one import can bring. */
export const MOST_RECORDS = 5_000;

/** Letters sometimes name the number; nothing that is kept does. Spaces and dashes between its digits do not hide it. */
export function withoutNumber(brought: NhsImport, digits: string): NhsImport {
  const pattern = new RegExp([...digits].join("[\\s.-]?"), "g");
  const clean = (text: string) => text.replace(pattern, "(NHS number)");
  const maybe = (text: string | null) => (text === null ? null : clean(text));
  return {
    ...brought,
    entries: brought.entries.map((entry) => ({
      ...entry,
      name: clean(entry.name),
      detail: maybe(entry.detail),
      source: clean(entry.source),
    })),
    records: brought.records.map((record) => ({
      ...record,
      title: clean(record.title),
      provider: clean(record.provider),
      summary: clean(record.summary),
      details: clean(record.details),
      results: record.results.map(({ test, value, usual }) => ({
        test: clean(test),
        value: clean(value),
        usual: maybe(usual),
      })),
    })),
  };
}
