import type { TFunction } from "i18next";
import type { CareLevel, EscalationStatus, QueueFilter } from "../../gql/graphql";
import type { StatusLevel } from "../../ui/StatusChip";

const MINUTE_MS = 60_000;
/** A question that is due within this time stands out. */
const SOON_MS = 2 * 60 * MINUTE_MS;

/** What the list has to know of a question to put it in its place. */
export interface Queued {
  id: string;
  status: EscalationStatus;
  sentAt: string;
  answeredAt: string | null;
}

export interface LoadedPages<T> {
  nodes: readonly T[];
  hasNextPage: boolean;
}

/**
 * The list of a filter: open questions with the longest waiting first, answered ones with the newest first, each once.
 * What arrived live is added unless it belongs behind a page that is not loaded yet. Times are ISO 8601 in UTC.
 */
export function orderQueue<T extends Queued>(filter: QueueFilter, loaded: LoadedPages<T>, arrived: readonly T[]): T[] {
  const isOpen = filter === "OPEN";
  const belongs = ({ status }: T) => (status !== "ANSWERED") === isOpen;
  const timeOf = ({ sentAt, answeredAt }: T) => (isOpen ? sentAt : (answeredAt ?? sentAt));
  const compare = (a: T, b: T) => (timeOf(a).localeCompare(timeOf(b)) || a.id.localeCompare(b.id)) * (isOpen ? 1 : -1);
  const last = loaded.nodes.at(-1);
  const isLoaded = (entry: T) => !loaded.hasNextPage || !last || compare(entry, last) < 0;
  const known = new Set(loaded.nodes.map(({ id }) => id));
  const others = arrived.filter((entry) => !known.has(entry.id) && isLoaded(entry));
  return [...loaded.nodes, ...others].filter(belongs).sort(compare);
}

/** "under 1 min", "12 min", "5 h 12 min", "1 d 3 h". */
export function formatDuration(t: TFunction<"admin">, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t("queue.days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t("queue.hours", { hours, minutes: minutes % 60 });
  return minutes > 0 ? t("queue.minutes", { minutes }) : t("queue.moments");
}

/** How the time until the answer is due reads, and whether it has to stand out. */
export function describeDue(t: TFunction<"admin">, dueAt: string, now: Date): { text: string; isUrgent: boolean } {
  const left = new Date(dueAt).getTime() - now.getTime();
  const text =
    left < 0
      ? t("queue.overdue", { duration: formatDuration(t, -left) })
      : t("queue.dueIn", { duration: formatDuration(t, left) });
  return { text, isUrgent: left < SOON_MS };
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
