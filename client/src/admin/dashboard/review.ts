import type { TFunction } from "i18next";
import type {
  ApplicationDocumentStatus,
  ApplicationEventKind,
  ApplicationStatus,
  DocumentDateKind,
  ReviewPane_ApplicationFragment,
} from "../../gql/graphql";
import { formatFullDay, formatHourMinute, isoDay, isSameDay } from "../../lib/time";

/** The lists in the order of their menu; DECIDED_TODAY has both outcomes, ALL is every application that was sent. */
export const LISTS = ["PENDING", "MORE_DOCS", "APPROVED", "REJECTED", "DECIDED_TODAY", "ALL"] as const;
export type ListName = (typeof LISTS)[number];

/** The word of each list in the address. */
export const LIST_WORDS: Readonly<Record<ListName, string>> = {
  PENDING: "pending",
  MORE_DOCS: "documents-requested",
  APPROVED: "approved",
  REJECTED: "rejected",
  DECIDED_TODAY: "decided-today",
  ALL: "all",
};

/** The list that an address names; pending ones for anything else. */
export const listOf = (word: string | null): ListName => LISTS.find((name) => LIST_WORDS[name] === word) ?? "PENDING";

/** What a list has to know of an application to put it in its place. */
export interface Listed {
  id: string;
  status: ApplicationStatus;
  submittedAt: string;
  decidedAt: string | null;
  company: { name: string; registrationNumber: string; email: string };
}

export interface Loaded<T> {
  nodes: readonly T[];
  hasNextPage: boolean;
}

/** Whether an application belongs into a list; `today` is a day in London. */
function belongs({ status, decidedAt }: Listed, list: ListName, today: string): boolean {
  if (list === "DECIDED_TODAY") return decidedAt !== null && isoDay(decidedAt) === today;
  return list === "ALL" || status === list;
}

/**
 * A list with the longest wait first (of today's decisions, the newest), each application once. What arrived live is added unless it belongs behind a page that is
 * not loaded yet or does not begin with what is searched for; the same beginnings count as on the server.
 */
export function orderApplications<T extends Listed>(
  { list, search, today }: { list: ListName; search: string; today: string },
  loaded: Loaded<T>,
  arrived: readonly T[],
): T[] {
  const byWaiting = (a: T, b: T) => a.submittedAt.localeCompare(b.submittedAt) || a.id.localeCompare(b.id);
  const byDecision = (a: T, b: T) => (b.decidedAt ?? "").localeCompare(a.decidedAt ?? "") || b.id.localeCompare(a.id);
  const compare = list === "DECIDED_TODAY" ? byDecision : byWaiting;
  const last = loaded.nodes.at(-1);
  const isLoaded = (entry: T) => !loaded.hasNextPage || !last || compare(entry, last) < 0;
  const known = new Set(loaded.nodes.map(({ id }) => id));
  const others = arrived.filter((entry) => !known.has(entry.id) && isLoaded(entry) && matches(entry, search));
  return [...loaded.nodes, ...others].filter((entry) => belongs(entry, list, today)).sort(compare);
}

function matches({ company }: Listed, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return (
    company.name.toLowerCase().startsWith(sought) ||
    company.registrationNumber.toLowerCase().startsWith(sought.replace(/\s/g, "")) ||
    company.email.toLowerCase().startsWith(sought)
  );
}

const DAY_MS = 86_400_000;

export interface Dated {
  dateKind: DocumentDateKind | null;
  date: string | null;
}

/** What a document says about its date, and whether that is a reason to look twice; null when it states none. */
export function describeDate(
  t: TFunction<"review">,
  { dateKind, date }: Dated,
  now: Date,
): { text: string; isWarning: boolean } | null {
  if (!dateKind) return null;
  if (!date) return { text: t("date.missing"), isWarning: true };
  const day = formatFullDay(`${date}T12:00:00Z`);
  if (dateKind === "ISSUED") return { text: t("date.issued", { day }), isWarning: false };
  const ago = Math.round((Date.parse(isoDay(now)) - Date.parse(date)) / DAY_MS);
  if (ago > 0) return { text: t("date.ended", { count: ago }), isWarning: true };
  return ago === 0
    ? { text: t("date.endsToday"), isWarning: true }
    : { text: t("date.until", { day }), isWarning: false };
}

/** The ways in which a paper may write a calendar day, to find it there. */
export function phrasesOf(date: string | null): string[] {
  if (!date) return [];
  const [year = "", month = "", day = ""] = date.split("-");
  const long = formatFullDay(`${date}T12:00:00Z`);
  return [long, `${day}/${month}/${year}`, `${day}.${month}.${year}`, date];
}

export interface Tally {
  all: number;
  valid: number;
  invalid: number;
  open: number;
}

/** How many documents are how far. */
export function tallyOf(documents: readonly { status: ApplicationDocumentStatus }[]): Tally {
  const count = (status: ApplicationDocumentStatus) =>
    documents.filter((document) => document.status === status).length;
  return { all: documents.length, valid: count("VALID"), invalid: count("INVALID"), open: count("PENDING") };
}

/** The document to look at after this one: the next unchecked, else the first unchecked, else the same. */
export function nextToCheck(
  documents: readonly { id: string; status: ApplicationDocumentStatus }[],
  currentId: string | undefined,
): string | undefined {
  const at = documents.findIndex(({ id }) => id === currentId);
  const isOpen = ({ id, status }: { id: string; status: ApplicationDocumentStatus }) =>
    status === "PENDING" && id !== currentId;
  return (documents.slice(at + 1).find(isOpen) ?? documents.find(isOpen))?.id ?? currentId;
}

export interface EventLine {
  what: ApplicationEventKind;
  at: string;
  by: string | null;
  documents: readonly string[];
}

/** "Priya Shah approved this application". */
export function eventWords(t: TFunction<"review">, { what, by, documents }: EventLine): string {
  const isTheirs = what === "SUBMITTED" || what === "ADDITIONAL_DOCUMENTS";
  const who = by ?? t(isTheirs ? "history.applicant" : "history.colleague");
  return t(`history.${what}`, { who, documents: documents.join(", ") });
}

/** "Priya Shah approved this application at 10:42.", with the day when it is not the one of `now`. */
export function eventSentence(t: TFunction<"review">, event: EventLine, now: Date): string {
  const sentence = eventWords(t, event);
  const time = formatHourMinute(event.at);
  return isSameDay(event.at, now)
    ? t("history.at", { sentence, time })
    : t("history.on", { sentence, time, day: formatFullDay(event.at) });
}

const KILOBYTE = 1_024;

/** "84 KB", "1.2 MB". */
export function formatBytes(t: TFunction<"review">, bytes: number): string {
  return bytes < KILOBYTE * KILOBYTE
    ? t("paper.kilobytes", { size: Math.max(1, Math.round(bytes / KILOBYTE)) })
    : t("paper.megabytes", { size: (bytes / KILOBYTE / KILOBYTE).toFixed(1) });
}

export type Reviewed = ReviewPane_ApplicationFragment;
export type ReviewedDocument = Reviewed["documents"][number];
