import type { RecordType } from "../../gql/graphql";

/** The types in the order of the choices. */
export const RECORD_TYPES = [
  "AI_CONSULTATION",
  "LAB_RESULT",
  "PRESCRIPTION",
  "REFERRAL",
  "DISCHARGE",
] as const satisfies readonly RecordType[];

/** Records of one page. */
export const PAGE_SIZE = 20;

/** What the address says: neutral filters and the place in the list, nothing typed. */
export interface HistoryAddress {
  type?: RecordType;
  /** YYYY-MM-DD */
  from?: string;
  to?: string;
  after?: string;
  before?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Reads an address; what is not known there is left out. */
export function readAddress(search: URLSearchParams): HistoryAddress {
  const [from, to] = [search.get("from"), search.get("to")];
  const after = search.get("after") ?? undefined;
  const before = after ? undefined : (search.get("before") ?? undefined);
  return {
    type: RECORD_TYPES.find((type) => type === search.get("type")),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
    after,
    before,
  };
}

/** The same as the part of an address behind the question mark. */
export function writeAddress(address: HistoryAddress): URLSearchParams {
  const entries = Object.entries(address).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(entries as [string, string][]);
}

/** Entries of the list by the month in which they are, in the order of the list. */
export function byMonth<T extends { date: string }>(
  entries: readonly T[],
  monthOf: (date: string) => string,
): { month: string; entries: T[] }[] {
  const months: { month: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const month = monthOf(entry.date);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
