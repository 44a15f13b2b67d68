import type { CareLevel, ConsultationCard_ConsultationFragment, EscalationStatus, FollowUp } from "../../gql/graphql";

/** Where a question stands with the pharmacist. */
export type Escalation = NonNullable<ConsultationCard_ConsultationFragment["escalation"]>;

/** What the page has to know of a consultation to put it in its place. */
export interface Listed {
  id: string;
  level: CareLevel;
  timestamp: string;
}

/** The same with what is still to be followed: an emergency that its person said is over is none any more. */
interface Followed extends Listed {
  followUp: FollowUp | null;
}

/** An older emergency stands in the list and no longer above the page: a red card that is always there is overlooked. */
const RECENT_MS = 24 * 3_600_000;

/** True for what is answered with 999 or a crisis line. */
export const isCritical = (level: CareLevel): boolean => level === "EMERGENCY" || level === "CRISIS";

/** Everything once, the newest first; of two copies the one from the earlier list counts. Times are ISO 8601 in UTC. */
export function newestFirst<T extends Listed>(...lists: readonly (readonly T[])[]): T[] {
  const byId = new Map<string, T>();
  for (const entry of lists.flat()) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort((a, b) => b.timestamp.localeCompare(a.timestamp) || b.id.localeCompare(a.id));
}

/** Those that the newest list of the server lacks although they are as new as what it has: they were deleted. */
export function missingFrom(newest: readonly Listed[], list: readonly Listed[], pageSize = 20): string[] {
  const ids = new Set(newest.map(({ id }) => id));
  const oldest = newest.length < pageSize ? "" : (newest.at(-1)?.timestamp ?? "");
  return list.filter(({ id, timestamp }) => timestamp > oldest && !ids.has(id)).map(({ id }) => id);
}

export interface Visit {
  /** What was asked on this page, by id. */
  asked: readonly string[];
  /** The time of the newest consultation when the page opened; null while that is unknown. */
  since: string | null;
}

/**
 * The consultation of the red card: the newest critical one of this visit, which stays even when other questions
 * follow, else the newest one of all if it is critical and from the last 24 hours.
 */
export function criticalOf<T extends Followed>(list: readonly T[], { asked, since }: Visit, now: Date): T | undefined {
  const isNow = ({ level, followUp }: T) => isCritical(level) && followUp === "CRITICAL";
  const ofVisit = list.find(
    (one) => isNow(one) && (asked.includes(one.id) || (since !== null && one.timestamp > since)),
  );
  if (ofVisit) return ofVisit;
  const [newest] = list;
  const isRecent = newest && now.getTime() - new Date(newest.timestamp).getTime() < RECENT_MS;
  return isRecent && isNow(newest) ? newest : undefined;
}

/** True while somebody still waits: the patient for the pharmacist, or the pharmacist for the patient. */
export const isWaiting = ({ status }: { status: EscalationStatus }): boolean =>
  status !== "ANSWERED" && status !== "CLOSED";

interface WithLater extends Followed {
  raised: { level: CareLevel; raisedAt: string } | null;
}

/** What can need the red card: each question and, as an entry of its own, what was written under its answer. */
export interface Critical<T> extends Followed {
  consultation: T;
  isLater: boolean;
}

const laterId = (id: string, raisedAt: string) => `${id} ${raisedAt}`;

/** The id under which something that was written under an answer counts as asked on this page. */
export const laterIdOf = ({ id, raised }: WithLater): string | null => raised && laterId(id, raised.raisedAt);

/** Questions and what was written under their answers, the newest first. */
export function withLater<T extends WithLater>(list: readonly T[]): Critical<T>[] {
  return newestFirst(
    list.flatMap((consultation) => {
      const { id, level, timestamp, followUp, raised } = consultation;
      const asked = { id, level, timestamp, followUp, consultation, isLater: false };
      if (!raised) return [asked];
      const later = { id: laterId(id, raised.raisedAt), level: raised.level, timestamp: raised.raisedAt, followUp };
      return [asked, { ...later, consultation, isLater: true }];
    }),
  );
}
