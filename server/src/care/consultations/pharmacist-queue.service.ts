import type { Language } from "../../people/accounts/account.rules";
import { peopleWhoMay } from "../../people/accounts/account.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import type { RequestContext, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { containing } from "../../platform/lists";
import { isId, type Page, readPageArguments, toPage } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import { CARE_LEVELS, type CareLevel } from "../clinical/care-level.rules";
import type { ConsultationAnswer } from "../clinical/composing.rules";
import { SNAPSHOT_SIZE } from "./consultation.rules";
import {
  type CloseReason,
  dueAt,
  type EscalationKind,
  type EscalationStatus,
  type ReportOutcome,
} from "./escalation.rules";

/** An entry of the queue as a pharmacist sees it. */
export interface PharmacistQuestion {
  id: string;
  consultationId: string;
  kind: EscalationKind;
  question: string;
  complaint: string | null;
  questionLanguage: Language;
  language: Language;
  level: CareLevel;
  answeredLevel: CareLevel;
  because: string | null;
  signals: ConsultationAnswer["signals"];
  assistantVersion: string;
  status: EscalationStatus;
  sentAt: Date;
  waitingSince: Date;
  seenAt: Date | null;
  claimedAt: Date | null;
  answeredAt: Date | null;
  closedAt: Date | null;
  closeReason: CloseReason | null;
  outcome: ReportOutcome | null;
  updatedAt: Date;
  claimedByMe: boolean;
  pharmacistName: string | null;
  dueAt: Date;
}

/** How urgent an entry is: the step of the answer, or a higher one for what was written since. */
const LEVEL = "(select coalesce(c.raised_level, c.level) from consultations c where c.id = e.consultation_id)";

/** The levels in the order in which they are answered: their place here, counted from 1, is what a list is sorted by. */
const MOST_URGENT_FIRST = [...CARE_LEVELS].reverse();
const RANK = `array_position('{${MOST_URGENT_FIRST.join()}}'::text[], ${LEVEL})`;
const rankOf = (level: CareLevel) => MOST_URGENT_FIRST.indexOf(level) + 1;

/** Everything that the patient wrote of a case: the question, and what was added since. */
export const WRITTEN = `concat_ws(E'\\n\\n', c.question, (select string_agg(given->>'words', E'\\n\\n' order by n)
  from jsonb_array_elements(c.answers) with ordinality as said(given, n)))`;

/** The columns of an entry; $1 is the pharmacist who looks. */
const QUESTION = `
  select e.id, c.id as "consultationId", e.kind, ${WRITTEN} as question, e.complaint, c.question_language as "questionLanguage", c.language,
         ${LEVEL} as level, c.level as "answeredLevel", e.because, c.response->'signals' as signals, c.assistant_version as "assistantVersion", e.status,
         e.sent_at as "sentAt", e.waiting_since as "waitingSince", e.answer_hours as "answerHours", e.seen_at as "seenAt", e.claimed_at as "claimedAt",
         e.answered_at as "answeredAt", e.closed_at as "closedAt", e.close_reason as "closeReason", e.outcome,
         e.updated_at as "updatedAt", coalesce(e.pharmacist_id = $1, false) as "claimedByMe",
         split_part(u.name, ' ', 1) as "pharmacistName"
    from escalations e join consultations c on c.id = e.consultation_id left join users u on u.id = e.pharmacist_id`;

/** Entries as the given pharmacist sees them; `rest` is what stands after `from`, its parameters begin with $2. */
async function readQuestions(
  ctx: RequestContext,
  who: Who,
  rest: string,
  parameters: unknown[],
): Promise<PharmacistQuestion[]> {
  const rows: (Omit<PharmacistQuestion, "dueAt"> & { answerHours: number | null })[] = await ctx.db.query(
    `${QUESTION} ${rest}`,
    [who.id, ...parameters],
  );
  return rows.map(({ answerHours, ...row }) => ({
    ...row,
    dueAt: dueAt(row.waitingSince, answerHours ?? ctx.config.pharmacistAnswerHours),
  }));
}

/** One entry, or undefined when there is none any more. */
export async function readQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion | undefined> {
  const [question] = await readQuestions(ctx, who, "where e.id = $2", [id]);
  return question;
}

/** One entry, for whoever asks for it by its id. @throws NOT_FOUND. */
export async function findQuestion(ctx: RequestContext, who: Who, id: string): Promise<PharmacistQuestion> {
  const question = isId(id) ? await readQuestion(ctx, who, id) : undefined;
  if (!question) throw notFound();
  return question;
}

export type QueueFilter = "OPEN" | "MINE" | "WITH_PATIENT" | "ANSWERED" | "CLOSED" | "FEEDBACK";

/**
 * Each list has an index of its own. What a pharmacist has to answer is ranked by danger, then by how long it waits; its index
 * gives what waits, which is never much, and that is sorted. The level stays with the consultation alone, where it can be raised.
 */
const LISTS = {
  OPEN: {
    where: "e.kind = 'QUESTION' and e.status in ('SENT', 'SEEN', 'CLAIMED')",
    time: "waitingSince",
    ranked: true,
  },
  MINE: {
    where: "e.pharmacist_id = $1 and e.status in ('CLAIMED', 'NEEDS_REPLY')",
    time: "waitingSince",
    ranked: true,
  },
  WITH_PATIENT: { where: "e.status = 'NEEDS_REPLY'", time: "waitingSince" },
  ANSWERED: { where: "e.status = 'ANSWERED'", time: "answeredAt" },
  CLOSED: { where: "e.status = 'CLOSED'", time: "closedAt" },
  FEEDBACK: { where: "e.kind = 'FEEDBACK' and e.status <> 'CLOSED'", time: "waitingSince" },
} as const satisfies Record<QueueFilter, QueueList>;

interface QueueList {
  where: string;
  time: keyof typeof ORDERS;
  ranked?: boolean;
}

const ORDERS = {
  waitingSince: { column: "e.waiting_since", comparison: ">", direction: "asc" },
  answeredAt: { column: "e.answered_at", comparison: "<", direction: "desc" },
  closedAt: { column: "e.closed_at", comparison: "<", direction: "desc" },
} as const;

export interface QueueQuestion {
  first: number;
  after?: string;
  filter: QueueFilter;
  /** Only entries of these levels; all when missing. */
  levels?: readonly CareLevel[];
  /** Only entries whose patient wrote this, in capitals or not; all when missing. */
  words?: string;
}

/** What is compared with everything that the patient wrote; nothing where nothing is looked for. */
const MOST_LETTERS = 100;
function patternOf(words = ""): string | null {
  const looked = words.trim().slice(0, MOST_LETTERS);
  return looked ? containing(looked) : null;
}

/**
 * A page of one list: what is to be answered with the most urgent first and then the longest wait, what else waits with the
 * longest wait first, what is over with the newest first.
 */
export async function listQuestions(
  ctx: RequestContext,
  who: Who,
  { first, after, filter, levels, words }: QueueQuestion,
): Promise<Page<PharmacistQuestion, number>> {
  const page = readPageArguments(first, after);
  const { where, time, ranked }: QueueList = LISTS[filter];
  const { column, comparison, direction } = ORDERS[time];
  const keys = [...(ranked ? [RANK] : []), column, "e.id"];
  const order = keys.map((key) => `${key} ${direction}`).join(", ");
  const pattern = patternOf(words);
  const chosen = `${where} and ($2::text[] is null or ${LEVEL} = any($2))
    and ($3::text is null or exists (select 1 from consultations c where c.id = e.consultation_id and ${WRITTEN} ilike $3))`;
  const begin = page.cursor && [...(ranked ? [page.cursor.rank ?? 0] : []), page.cursor.at, page.cursor.id];
  const place = begin ? `and (${keys.join()}) ${comparison} (${begin.map((_, index) => `$${index + 5}`).join()})` : "";
  // Which entries a page has is decided before their answers are read.
  const questions = await readQuestions(
    ctx,
    who,
    `where e.id in (select e.id from escalations e where ${chosen} ${place} order by ${order} limit $4) order by ${order}`,
    [levels ?? null, pattern, page.first + 1, ...(begin ?? [])],
  );
  const counting = `select count(*)::int from escalations e where $1::uuid is not null and ${chosen}`;
  const count = await oneValue<number>(ctx.db, counting, [who.id, levels ?? null, pattern]);
  return toPage(questions, page, count, ({ id, level, sentAt, [time]: at }) => ({
    at: at ?? sentAt,
    id,
    ...(ranked && { rank: rankOf(level) }),
  }));
}

export interface PharmacistQueueChange {
  snapshot: boolean;
  questions: PharmacistQuestion[];
  waitingCount: number;
}

/** What a delivery of `pharmacistQueueChanged` means for this pharmacist, read again from the database. */
export async function readQueueChange(
  ctx: RequestContext,
  who: Who,
  delivery: Delivery<{ escalationId: string }>,
): Promise<PharmacistQueueChange> {
  const question = delivery.kind === "event" ? await readQuestion(ctx, who, delivery.event.escalationId) : undefined;
  if (!question) {
    // At the beginning, and when a question is gone with its patient's account: what is left replaces what was shown.
    const { nodes, totalCount } = await listQuestions(ctx, who, { first: SNAPSHOT_SIZE, filter: "OPEN" });
    return { snapshot: true, questions: nodes, waitingCount: totalCount };
  }
  const counting = `select count(*)::int from escalations e where ${LISTS.OPEN.where}`;
  return { snapshot: false, questions: [question], waitingCount: await oneValue(ctx.db, counting) };
}

/** How long people wait. Times to the first answer are those of the last 30 days, in seconds; null while there are none. */
export interface QueueFigures {
  open: number;
  overdue: number;
  reports: number;
  answeredCount: number;
  medianSeconds: number | null;
  p90Seconds: number | null;
  asOf: Date;
}

const FIGURE_DAYS = 30;

/** The figures above the queue, in one statement. */
export async function readQueueFigures(ctx: RequestContext): Promise<QueueFigures> {
  const asOf = ctx.clock.now();
  const [figures] = await ctx.db.query(
    `select (select count(*)::int from escalations e where ${LISTS.OPEN.where}) as open,
            (select count(*)::int from escalations e where ${LISTS.OPEN.where}
                and e.waiting_since < $1::timestamptz - make_interval(hours => coalesce(e.answer_hours, $2))) as overdue,
            (select count(*)::int from escalations e where ${LISTS.FEEDBACK.where}) as reports,
            count(*)::int as "answeredCount",
            percentile_cont(0.5) within group (order by seconds) as "medianSeconds",
            percentile_cont(0.9) within group (order by seconds) as "p90Seconds"
       from (select extract(epoch from first_answered_at - sent_at)::float8 as seconds from escalations
              where first_answered_at > $1::timestamptz - make_interval(days => $3)) answered`,
    [asOf, ctx.config.pharmacistAnswerHours, FIGURE_DAYS],
  );
  return { ...figures, asOf };
}

/** Who can be given a question: active people with the permission, by name. */
export function listPharmacists(ctx: RequestContext): Promise<{ id: string; name: string }[]> {
  return peopleWhoMay(ctx, PERMISSIONS.answerConsultations);
}
