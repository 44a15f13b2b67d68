import type { Language } from "../../people/accounts/account.rules";
import type { RequestContext, Who } from "../../platform/context";
import {
  type Cursor,
  directionOf,
  isId,
  type NumberedPage,
  readBefore,
  readPageArguments,
  toNumberedPage,
} from "../../platform/pages";
import { notFound } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import type { CareLabel } from "../clinical/care-level.rules";
import {
  countCommitted,
  type LabelCount,
  type LineFilter,
  type PageOfLines,
  readSearch,
} from "./committed-line.service";
import { HELD_OUT_STYLES } from "./kernels.rules";
import {
  countLabels,
  LEARNED_STYLES,
  LINE_STATES,
  type LineOrigin,
  type LineState,
  type RemovalReason,
} from "./training-line.rules";

/** What somebody said of a line. */
export interface GivenLabel {
  label: CareLabel;
  /** Their name; null when they have left. */
  by: string | null;
}

/** A line that was added here, as one member of staff sees it. */
export interface AddedLine {
  id: string;
  /** Null when it was removed because it named somebody. */
  text: string | null;
  language: Language;
  style: string;
  concept: string;
  origin: LineOrigin;
  state: LineState;
  /** What was agreed; null before. */
  label: CareLabel | null;
  /** What this person said. */
  ownLabel: CareLabel | null;
  labelCount: number;
  /** What everybody said; nothing for who has not chosen yet, until it is agreed. */
  labels: GivenLabel[];
  createdAt: Date;
  createdBy: string | null;
  agreedAt: Date | null;
  removedAt: Date | null;
  removedReason: RemovalReason | null;
}

export interface StateCount {
  state: LineState;
  count: number;
}

export type AddedLinePage = NumberedPage<AddedLine> & { counts: StateCount[] };

export interface AddedLineFilter extends LineFilter {
  state?: LineState | null;
  origin?: LineOrigin | null;
  /** Open ones that this person has not labelled. */
  waitsForMe?: boolean | null;
}

/** $1 is who looks: labels are theirs to see once they have chosen themselves. */
const LINE = `
  select l.id, l.text, l.language, l.style, l.concept, l.origin, l.state, l.label, own.label as "ownLabel", l.created_at as "createdAt",
         c.name as "createdBy", l.agreed_at as "agreedAt", l.removed_at as "removedAt", l.removed_reason as "removedReason",
         (select count(*)::int from training_line_labels n where n.line_id = l.id) as "labelCount",
         case when own.label is not null or l.state = 'AGREED' then
           (select coalesce(jsonb_agg(jsonb_build_object('label', g.label, 'by', w.name) order by g.labelled_at, g.id), '[]')
              from training_line_labels g left join users w on w.id = g.labelled_by where g.line_id = l.id)
         else '[]' end as labels
    from training_lines l
    left join users c on c.id = l.created_by
    left join training_line_labels own on own.line_id = l.id and own.labelled_by = $1`;
const IS_WAITING = `l.state in ('PROPOSED', 'DISPUTED')
  and not exists (select from training_line_labels o where o.line_id = l.id and o.labelled_by = $1)`;

type Reader = Pick<RequestContext, "db">;

/** @throws NOT_FOUND. */
export async function readAddedLine(ctx: Reader, who: Who, id: string): Promise<AddedLine> {
  const line = await findLine(ctx, who, id);
  if (!line) throw notFound();
  return line;
}

async function findLine({ db }: Reader, who: Who, id: string): Promise<AddedLine | null> {
  const [line]: AddedLine[] = isId(id) ? await db.query(`${LINE} where l.id = $2`, [who.id, id]) : [];
  return line ?? null;
}

type Next = (value: unknown) => string;

function conditionsOf(
  { label, language, style, search, origin, waitsForMe }: Omit<AddedLineFilter, "state">,
  next: Next,
): string[] {
  const words = readSearch(search);
  const query = words?.map((word) => `${word}:*`).join(" & ");
  return [
    ...(language ? [`l.language = ${next(language)}`] : []),
    ...(style ? [`l.style = ${next(style)}`] : []),
    ...(origin ? [`l.origin = ${next(origin)}`] : []),
    ...(label ? [`l.state = 'AGREED' and l.label = ${next(label)}`] : []),
    ...(waitsForMe ? [IS_WAITING] : []),
    // Signs alone are looked for in vain.
    ...(words && !query ? ["false"] : []),
    ...(query ? [`to_tsvector('simple', l.search_words) @@ to_tsquery('simple', ${next(query)})`] : []),
  ];
}

const cursorOf = ({ createdAt, id }: AddedLine): Cursor => ({ at: createdAt, id });
const allOf = (conditions: readonly string[]) => ["true", ...conditions].join(" and ");

/**
 * A page of the lines that were added here, the last added first unless asked otherwise, and how many there are in each state.
 * @throws BAD_USER_INPUT on `first`, `after`, `before` or `search`.
 */
export async function listAddedLines(
  { db }: Reader,
  who: Who,
  { state, ...narrowed }: AddedLineFilter,
  page: PageOfLines,
): Promise<AddedLinePage> {
  const { first, cursor } = readPageArguments(page.first, page.after);
  const end = readBefore(page.before);
  const [after, before] = directionOf(page.orderBy) === "desc" ? (["<", ">"] as const) : ([">", "<"] as const);
  const parameters: unknown[] = [who.id];
  const next: Next = (value) => `$${parameters.push(value)}`;
  const conditions = conditionsOf(narrowed, next);
  const rowsAt = async (side: "<" | ">", place?: Cursor): Promise<AddedLine[]> => {
    const own = [...parameters];
    const add: Next = (value) => `$${own.push(value)}`;
    const all = [
      ...conditions,
      ...(state ? [`l.state = ${add(state)}`] : []),
      ...(place ? [`(l.created_at, l.id) ${side} (${add(place.at)}, ${add(place.id)})`] : []),
    ];
    const order = side === "<" ? "desc" : "asc";
    const sql = `${LINE} where ${allOf(all)} order by l.created_at ${order}, l.id ${order} limit ${add(first)}`;
    const rows: AddedLine[] = await db.query(sql, own);
    return side === after ? rows : rows.reverse();
  };
  let nodes = end ? await rowsAt(before, end) : await rowsAt(after, cursor);
  // The first page is always whole, also when something came in front of it meanwhile.
  if (end && nodes.length < first) nodes = await rowsAt(after);
  const start = (nodes[0] ? cursorOf(nodes[0]) : cursor) ?? null;
  const counted: (StateCount & { earlier: number })[] = await db.query(
    `select l.state, count(*)::int,
            (count(*) filter (where (l.created_at, l.id) ${before} (${next(start?.at ?? null)}::timestamptz, ${next(start?.id ?? null)}::uuid)))::int as earlier
       from training_lines l where ($1::uuid is not null) and ${allOf(conditions)} group by l.state`,
    parameters,
  );
  const shown = counted.filter((row) => !state || row.state === state);
  const totalCount = sum(shown.map(({ count }) => count));
  const earlier = sum(shown.map((row) => row.earlier));
  const inFront = nodes.length > 0 ? earlier : start ? totalCount : 0;
  return { ...toNumberedPage(nodes, { first, before: inFront, totalCount }, cursorOf), counts: statesOf(counted) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const statesOf = (rows: readonly StateCount[]): StateCount[] =>
  LINE_STATES.map((state) => ({ state, count: rows.find((row) => row.state === state)?.count ?? 0 }));

/** How many lines there are, of each kind. */
export interface LineCounts {
  /** Null when the training data cannot be read. */
  committed: LabelCount[] | null;
  added: LabelCount[];
  states: StateCount[];
  waitsForMe: number;
  styles: readonly string[];
  heldOutStyles: readonly string[];
}

export async function countLines(ctx: Pick<RequestContext, "db" | "config">, who: Who): Promise<LineCounts> {
  const committed = await countCommitted(ctx);
  const rows: { state: LineState; label: CareLabel | null; count: number; waiting: number }[] = await ctx.db.query(
    `select l.state, l.label, count(*)::int, (count(*) filter (where ${IS_WAITING}))::int as waiting
       from training_lines l group by l.state, l.label`,
    [who.id],
  );
  const countOf = (fits: (row: (typeof rows)[number]) => boolean) => sum(rows.filter(fits).map(({ count }) => count));
  return {
    committed,
    added: countLabels((label) => countOf((row) => row.state === "AGREED" && row.label === label)),
    states: LINE_STATES.map((state) => ({ state, count: countOf((row) => row.state === state) })),
    waitsForMe: sum(rows.map(({ waiting }) => waiting)),
    styles: LEARNED_STYLES,
    heldOutStyles: HELD_OUT_STYLES,
  };
}

export interface LineChange {
  /** Null at first, and when lines were deleted. */
  line: AddedLine | null;
  counts: LineCounts;
}

/** What a delivery of `trainingLineChanged` means for who looks, read again from the database. */
export async function readLineChange(
  ctx: Pick<RequestContext, "db" | "config">,
  who: Who,
  delivery: Delivery<{ lineId: string }>,
): Promise<LineChange> {
  const id = delivery.kind === "event" ? delivery.event.lineId : "";
  return { line: await findLine(ctx, who, id), counts: await countLines(ctx, who) };
}
