import type { TFunction } from "i18next";
import type { CareLevel, EscalationKind, EscalationStatus, QueueFilter } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

const MINUTE_MS = 60_000;
/** A question that is due within this time stands out. */
const SOON_MS = 2 * 60 * MINUTE_MS;

/** The lists of the queue in the order of their tabs, each with its word in the address. */
export const FILTERS: Readonly<Record<QueueFilter, string>> = {
  OPEN: "open",
  MINE: "mine",
  WITH_PATIENT: "with-patient",
  ANSWERED: "answered",
  CLOSED: "closed",
  FEEDBACK: "feedback",
};
export const filters = Object.keys(FILTERS) as QueueFilter[];

/** The list that an address names; open questions for anything else. */
export const filterOf = (word: string | null): QueueFilter => filters.find((name) => FILTERS[name] === word) ?? "OPEN";

/** What the open questions can be narrowed to, each with its word in the address. */
export const LEVELS = {
  critical: ["EMERGENCY", "CRISIS"],
  urgent: ["URGENT"],
  pharmacist: ["PHARMACIST"],
} as const satisfies Record<string, readonly CareLevel[]>;
export type LevelChoice = keyof typeof LEVELS;
export const levelChoices = Object.keys(LEVELS) as LevelChoice[];

/** The levels that an address narrows the list to; null for all. */
export const levelChoiceOf = (word: string | null): LevelChoice | null =>
  levelChoices.find((name) => name === word) ?? null;

/** What the list has to know of an entry to put it in its place. */
export interface Queued {
  id: string;
  kind: EscalationKind;
  level: CareLevel;
  status: EscalationStatus;
  waitingSince: string;
  answeredAt: string | null;
  closedAt: string | null;
  claimedByMe: boolean;
}

export interface LoadedPages<T> {
  nodes: readonly T[];
  hasNextPage: boolean;
}

/** True while it is a pharmacist's turn. */
export const isOurTurn = (status: EscalationStatus): boolean =>
  status === "SENT" || status === "SEEN" || status === "CLAIMED";

const belongsTo: Readonly<Record<QueueFilter, (entry: Queued) => boolean>> = {
  OPEN: ({ kind, status }) => kind === "QUESTION" && isOurTurn(status),
  MINE: ({ claimedByMe, status }) => claimedByMe && (status === "CLAIMED" || status === "NEEDS_REPLY"),
  WITH_PATIENT: ({ status }) => status === "NEEDS_REPLY",
  ANSWERED: ({ status }) => status === "ANSWERED",
  CLOSED: ({ status }) => status === "CLOSED",
  FEEDBACK: ({ kind, status }) => kind === "FEEDBACK" && status !== "CLOSED",
};

const MOST_URGENT_FIRST: readonly CareLevel[] = ["EMERGENCY", "CRISIS", "URGENT", "PHARMACIST", "SELF_CARE"];

/**
 * A list of the queue as the server orders it, each entry once: what is to be answered with the most urgent first and then the
 * longest wait, what else waits with the longest wait first, what is answered or closed with the newest first. What arrived live
 * is added unless it belongs behind a page that is not loaded yet. `levels` narrows it. Times are ISO 8601 in UTC.
 */
export function orderQueue<T extends Queued>(
  filter: QueueFilter,
  loaded: LoadedPages<T>,
  arrived: readonly T[],
  levels?: readonly CareLevel[],
): T[] {
  const isOver = filter === "ANSWERED" || filter === "CLOSED";
  const isRanked = filter === "OPEN" || filter === "MINE";
  const rankOf = ({ level }: T) => (isRanked ? MOST_URGENT_FIRST.indexOf(level) : 0);
  const timeOf = ({ waitingSince, answeredAt, closedAt }: T) =>
    (filter === "CLOSED" ? closedAt : filter === "ANSWERED" ? answeredAt : waitingSince) ?? waitingSince;
  const compare = (a: T, b: T) =>
    rankOf(a) - rankOf(b) || (timeOf(a).localeCompare(timeOf(b)) || a.id.localeCompare(b.id)) * (isOver ? -1 : 1);
  // By where they stand now: what was loaded last may have been raised since.
  const last = [...loaded.nodes].sort(compare).at(-1);
  const isLoaded = (entry: T) => !loaded.hasNextPage || !last || compare(entry, last) < 0;
  const known = new Set(loaded.nodes.map(({ id }) => id));
  const others = arrived.filter((entry) => !known.has(entry.id) && isLoaded(entry));
  const isChosen = ({ level }: T) => !levels || levels.includes(level);
  return [...loaded.nodes, ...others].filter((entry) => belongsTo[filter](entry) && isChosen(entry)).sort(compare);
}

/** "under 1 min", "12 min", "5 h 12 min", "1 d 3 h". */
export function formatDuration(t: TFunction<"admin">, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("queue.days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t("queue.hours", { hours, minutes: minutes % 60 });
  return minutes > 0 ? t("queue.minutes", { minutes }) : t("queue.moments");
}

export interface Due {
  text: string;
  isUrgent: boolean;
  isOverdue: boolean;
}

/** How the time until the answer is due reads, and whether it has to stand out. */
export function describeDue(t: TFunction<"admin">, dueAt: string, now: Date): Due {
  const left = new Date(dueAt).getTime() - now.getTime();
  const text =
    left < 0
      ? t("queue.overdue", { duration: formatDuration(t, -left) })
      : t("queue.dueIn", { duration: formatDuration(t, left) });
  return { text, isUrgent: left < SOON_MS, isOverdue: left < 0 };
}

/** The chip of each level; its word stands in it. */
export const chipOf: Record<CareLevel, StatusLevel> = {
  SELF_CARE: "normal",
  PHARMACIST: "info",
  URGENT: "warning",
  CRISIS: "critical",
  EMERGENCY: "critical",
};

/** Where a question stands, in words. */
export function describeStatus(
  t: TFunction<"admin">,
  question: { status: EscalationStatus; claimedByMe: boolean; pharmacistName: string | null },
): string {
  if (question.status !== "CLAIMED") return t(`queue.status.${question.status}`);
  if (question.claimedByMe) return t("queue.status.mine");
  return t("queue.status.CLAIMED", { name: question.pharmacistName ?? t("queue.somebody") });
}
