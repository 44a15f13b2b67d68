import { type DataSource, type EntityManager, IsNull, type SelectQueryBuilder } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import {
  type Cursor,
  directionOf,
  type ListOrder,
  type NumberedPage,
  readBefore,
  readPageArguments,
  toNumberedPage,
} from "../../platform/pages";
import { invalid } from "../../platform/problems";
import { PRODUCT_NAME } from "../../platform/product.rules";
import { MedicalRecord } from "./record.entity";
import { fittingTitle, RECORD_TYPES, type RecordFilter, type RecordType, rangeProblem } from "./record.rules";

/** What a question that was answered leaves in the medical history. */
export interface ConsultationRecord {
  consultationId: string;
  patientId: string;
  title: string;
  date: Date;
  summary: string;
  details: string;
  language: Language;
  /** Somebody whom the patient looks after, where it is for them. */
  subjectName: string | null;
}

/** Writes the record of a question, in the transaction that keeps the question. It goes with the question. */
export async function recordConsultation(tx: EntityManager, { title, ...record }: ConsultationRecord): Promise<void> {
  await tx.getRepository(MedicalRecord).insert({
    ...record,
    type: "AI_CONSULTATION",
    title: fittingTitle(title),
    provider: PRODUCT_NAME,
    results: [],
    hasDocument: false,
    provenance: "CONSULTATION",
  });
}

/** Writes the record of a question anew after something that was asked back was answered; its day stays. */
export async function rewriteConsultationRecord(
  tx: EntityManager,
  consultationId: string,
  { title, ...record }: Pick<ConsultationRecord, "title" | "summary" | "details" | "subjectName">,
): Promise<void> {
  await tx.getRepository(MedicalRecord).update({ consultationId }, { ...record, title: fittingTitle(title) });
}

/** Hides the record of a question, or shows it again, with the question. */
export async function hideConsultationRecord(
  tx: EntityManager,
  consultationId: string,
  hiddenAt: Date | null,
): Promise<void> {
  await tx.getRepository(MedicalRecord).update({ consultationId }, { hiddenAt });
}

/** Checks a range of days. @throws BAD_USER_INPUT on `from` or `to`. */
export function checkRange(filter: RecordFilter): void {
  const problem = rangeProblem(filter);
  if (problem) {
    throw invalid(problem.field, problem.message);
  }
}

/** The records `r` of a patient that a filter shows, none that is hidden. Days are those of London, clock changes included. */
export function matchingRecords(
  source: DataSource | EntityManager,
  patientId: string,
  { type, from, to }: RecordFilter,
): SelectQueryBuilder<MedicalRecord> {
  const query = source
    .getRepository(MedicalRecord)
    .createQueryBuilder("r")
    .where("r.patientId = :patientId and r.hiddenAt is null", { patientId });
  if (type) query.andWhere("r.type = :type", { type });
  if (from) query.andWhere("r.date >= cast(cast(:from as date) as timestamp) at time zone 'Europe/London'", { from });
  if (to) query.andWhere("r.date < cast(cast(:to as date) + 1 as timestamp) at time zone 'Europe/London'", { to });
  return query;
}

export interface RecordPageArguments extends RecordFilter {
  first: number;
  after?: string | null;
  before?: string | null;
  /** The newest first when left out. */
  orderBy?: ListOrder | null;
}

export type RecordPage = NumberedPage<MedicalRecord> & {
  typeCounts: { type: RecordType; count: number }[];
  overall: { count: number; since: Date | null };
};

const cursorOf = ({ date, id }: MedicalRecord): Cursor => ({ at: date, id });

/**
 * A page of this patient's records, the newest first unless asked otherwise, with its number and what each type has within the days.
 * @throws BAD_USER_INPUT on `first`, `after`, `before`, `from` or `to`.
 */
export async function listRecords(ctx: RequestContext, who: Who, input: RecordPageArguments): Promise<RecordPage> {
  const { first, cursor } = readPageArguments(input.first, input.after);
  const before = readBefore(input.before);
  checkRange(input);
  const nodes = before
    ? await pageBefore(ctx, who, input, before)
    : await inOrder(ctx, who, input, first, cursor && { cursor, side: "after" });
  const start = (nodes[0] ? cursorOf(nodes[0]) : cursor) ?? null;
  const counts: { type: RecordType; count: number; earlier: number }[] = await matchingRecords(ctx.db, who.id, {
    ...input,
    type: null,
  })
    .select(["r.type as type", "cast(count(*) as int) as count"])
    .addSelect(
      `cast(count(*) filter (where (r.date, r.id) ${signOf(input, "before")} (cast(:at as timestamptz), cast(:id as uuid))) as int)`,
      "earlier",
    )
    .setParameters({ at: start?.at ?? null, id: start?.id ?? null })
    .groupBy("r.type")
    .getRawMany();
  const shown = counts.filter(({ type }) => !input.type || type === input.type);
  const totalCount = sum(shown.map(({ count }) => count));
  const inFront = nodes.length > 0 ? sum(shown.map((entry) => entry.earlier)) : start ? totalCount : 0;
  const [overall] = await ctx.db.query(
    "select count(*)::int as count, min(recorded_at) as since from medical_records where patient_id = $1 and hidden_at is null",
    [who.id],
  );
  return {
    ...toNumberedPage(nodes, { first, before: inFront, totalCount }, cursorOf),
    typeCounts: RECORD_TYPES.map((type) => ({ type, count: counts.find((entry) => entry.type === type)?.count ?? 0 })),
    overall,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The page that ends before a place. The first page is always whole, also when something came in front of it meanwhile. */
async function pageBefore(
  ctx: RequestContext,
  who: Who,
  input: RecordPageArguments,
  cursor: Cursor,
): Promise<MedicalRecord[]> {
  const nodes = await inOrder(ctx, who, input, input.first, { cursor, side: "before" });
  return nodes.length < input.first ? inOrder(ctx, who, input, input.first) : nodes;
}

type Side = "before" | "after";
const signOf = ({ orderBy }: Pick<RecordPageArguments, "orderBy">, side: Side): "<" | ">" =>
  (directionOf(orderBy) === "desc") === (side === "after") ? "<" : ">";

/** Records after a place of the list, or the nearest ones before it. */
async function inOrder(
  ctx: RequestContext,
  who: Who,
  filter: RecordFilter & Pick<RecordPageArguments, "orderBy">,
  limit: number,
  from?: { cursor: Cursor; side: Side },
): Promise<MedicalRecord[]> {
  const query = matchingRecords(ctx.db, who.id, filter);
  if (from) query.andWhere(`(r.date, r.id) ${signOf(filter, from.side)} (:at, :id)`, from.cursor);
  const direction = signOf(filter, from?.side ?? "after") === ">" ? "ASC" : "DESC";
  const rows = await query.orderBy("r.date", direction).addOrderBy("r.id", direction).take(limit).getMany();
  return from?.side === "before" ? rows.reverse() : rows;
}

/** One record of this patient. Somebody else's and a hidden one are not found, like one that never was. */
export async function readRecord(ctx: RequestContext, who: Who, id: string): Promise<MedicalRecord> {
  return readOne(ctx.db, MedicalRecord, { id, patientId: who.id, hiddenAt: IsNull() });
}
