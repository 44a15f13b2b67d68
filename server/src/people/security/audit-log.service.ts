import { audit } from "../../platform/audit";
import { AuditEntry } from "../../platform/audit.entity";
import { actionsSaying, auditText } from "../../platform/audit-texts.rules";
import type { RequestContext } from "../../platform/context";
import type { PageAsked } from "../../platform/lists";
import { addDays, isDay, londonInstant } from "../../platform/london.rules";
import {
  type Cursor,
  countLater,
  directionOf,
  type ListOrder,
  type Page,
  readPageArguments,
  toPage,
} from "../../platform/pages";
import { invalid } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import { PERMISSIONS } from "../accounts/permission.rules";
import { AUDIT_LIMITS, AUDIT_MESSAGES, actorKind } from "./audit-log.rules";
import type { AuditAdditionType, AuditEntryType } from "./audit-log.type";

/** What the log is narrowed to; nothing that is missing or empty. */
export interface AuditNarrowing {
  /** The exact address of an account. */
  actorEmail?: string | null;
  action?: string | null;
  subjectType?: string | null;
  subjectId?: string | null;
  /** Days in London, YYYY-MM-DD, both included. */
  from?: string | null;
  to?: string | null;
  /** A part of what was done or of a staff member's name, or the beginning of what the details say. */
  search?: string | null;
}

export interface AuditFilter extends AuditNarrowing, PageAsked {}

interface Row extends Omit<AuditEntryType, "text" | "actorKind" | "details"> {
  actorId: string | null;
  role: string | null;
  details: Record<string, unknown>;
}

const SELECT = `select a.id, a.occurred_at as at, a.action, a.actor_id as "actorId", coalesce(u.name, k.service) as "actorName",
    case when k.id is null then u.role else 'SERVICE' end as role,
    array(select r.name from staff_memberships m join staff_roles r on r.id = m.role_id where m.user_id = u.id order by r.name) as "actorRoles",
    a.subject_type as "subjectType", a.subject_id as "subjectId", a.request_id as "requestId", host(p.address) as address, a.details
  from audit_entries a left join users u on u.id = a.actor_id left join audit_addresses p on p.entry_id = a.id
    left join api_keys k on k.id = a.actor_id and k.owner_id is null`;

/** Names of people who are not staff, and details, are for whoever has `audit.details`. */
function lineOf({ who }: Pick<RequestContext, "who">, { actorId, role, details, ...row }: Row): AuditEntryType {
  const maySeeAll = who?.permissions.has(PERMISSIONS.viewAuditDetails) ?? false;
  const kind = actorKind(actorId, role);
  const hasDetails = maySeeAll && Object.keys(details).length > 0;
  return {
    ...row,
    actorKind: kind,
    address: maySeeAll ? row.address : null,
    actorName: maySeeAll || kind === "STAFF" || kind === "SERVICE" ? row.actorName : null,
    text: auditText(row.action),
    details: hasDetails ? JSON.stringify(details) : null,
  };
}

/** Letters that mean something in a pattern of `like`, and in a query of full text, as themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}':*`;

/** Conditions of SQL with their values: what somebody narrowed the log to. @throws BAD_USER_INPUT on what cannot be asked for. */
function conditionsOf(
  { who }: Pick<RequestContext, "who">,
  filter: AuditNarrowing,
): { conditions: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const where = (sql: string, value: unknown) => conditions.push(sql.replaceAll("?", `$${values.push(value)}`));
  const { action, subjectType, subjectId, actorEmail } = filter;
  for (const [field, text] of Object.entries({ action, subjectType, subjectId, actorEmail })) {
    if ((text?.length ?? 0) > AUDIT_LIMITS.textLength) throw invalid(field, AUDIT_MESSAGES.tooLong);
  }
  if (action) where("a.action = ?", action);
  if (subjectType) where("a.subject_type = ?", subjectType);
  if (subjectId) where("a.subject_id = ?", subjectId.trim());
  // Nobody's address finds nothing.
  if (actorEmail) where("a.actor_id = (select id from users where email = lower(?::text))", actorEmail.trim());
  const search = (filter.search ?? "").normalize("NFC").trim();
  if (search.length > AUDIT_LIMITS.searchLength) throw invalid("search", AUDIT_MESSAGES.tooLong);
  if (search !== "") {
    const place = (value: unknown) => `$${values.push(value)}`;
    const named = place(`%${literal(search)}%`);
    const shown = [
      `a.action = any(${place(actionsSaying(search))}::text[])`,
      `a.actor_id in (select s.id from staff_memberships m join users s on s.id = m.user_id where s.name ilike ${named})`,
      `a.actor_id in (select k.id from api_keys k where k.owner_id is null and k.service ilike ${named})`,
    ];
    if (who?.permissions.has(PERMISSIONS.viewAuditDetails)) {
      shown.push(`audit_words(a.details) @@ to_tsquery('simple', ${place(quoted(search))})`);
    }
    conditions.push(`(${shown.join(" or ")})`);
  }
  const { from, to } = readDays(filter);
  if (from) where("a.occurred_at >= ?", londonInstant(from, 0));
  if (to) where("a.occurred_at < ?", londonInstant(addDays(to, 1), 0));
  return { conditions, values };
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";

/** Lines after a place, the newest first unless they are asked for the other way. @throws BAD_USER_INPUT. */
async function readLines(
  ctx: RequestContext,
  filter: AuditNarrowing,
  cursor: Cursor | undefined,
  most: number,
  orderBy?: ListOrder | null,
): Promise<AuditEntryType[]> {
  const { conditions, values } = conditionsOf(ctx, filter);
  const order = directionOf(orderBy);
  if (cursor) {
    const place = [cursor.at, cursor.id].map((value) => `$${values.push(value)}`).join(", ");
    conditions.push(`(a.occurred_at, a.id) ${order === "desc" ? "<" : ">"} (${place})`);
  }
  const rows: Row[] = await ctx.db.query(
    `${SELECT} ${whereOf(conditions)} order by a.occurred_at ${order}, a.id ${order} limit ${most}`,
    values,
  );
  return rows.map((row) => lineOf(ctx, row));
}

/** A page of the audit trail, the newest first. @throws BAD_USER_INPUT on what cannot be asked for. */
export async function listAuditEntries(ctx: RequestContext, filter: AuditFilter): Promise<Page<AuditEntryType>> {
  const page = readPageArguments(filter.first, filter.after, "number");
  const { conditions, values } = conditionsOf(ctx, filter);
  const count = countLater(ctx.db, `select count(*)::int from audit_entries a ${whereOf(conditions)}`, values);
  const lines = await readLines(ctx, filter, page.cursor, page.first + 1, filter.orderBy);
  return toPage(lines, page, count, ({ at, id }) => ({ at, id }));
}

/** Lines that are read at once for a file. */
const BATCH = 500;

/**
 * The lines of a file, a batch at a time, the newest first; 100,000 at the most. That it was asked for is a line of its own.
 * @throws BAD_USER_INPUT before the first batch.
 */
export async function exportAuditEntries(
  ctx: RequestContext,
  filter: AuditNarrowing,
): Promise<AsyncIterable<AuditEntryType[]>> {
  conditionsOf(ctx, filter);
  const isNarrowed = Object.values(filter).some((value) => value != null && value !== "");
  await ctx.db.transaction((tx) =>
    audit(tx, ctx, "audit_log_exported", ["audit_log", null], { details: { narrowed: isNarrowed } }),
  );
  return readBatches(ctx, filter);
}

async function* readBatches(ctx: RequestContext, filter: AuditNarrowing): AsyncGenerator<AuditEntryType[]> {
  let last: AuditEntryType | undefined;
  for (let left = AUDIT_LIMITS.exported; left > 0; ) {
    const most = Math.min(BATCH, left);
    const lines = await readLines(ctx, filter, last && { at: last.at, id: last.id }, most);
    yield lines;
    if (lines.length < most) return;
    left -= lines.length;
    last = lines.at(-1);
  }
}

/** What a watcher of the log is sent: the number of the newest line at first, then each line that is written. */
export async function readAddition(
  ctx: RequestContext,
  delivery: Delivery<{ entryId: string }>,
): Promise<AuditAdditionType> {
  if (delivery.kind === "current") {
    const order = { occurredAt: "DESC", id: "DESC" } as const;
    const [newest] = await ctx.db.getRepository(AuditEntry).find({ select: { id: true }, order, take: 1 });
    return { newestId: newest?.id ?? "0", line: null };
  }
  const { entryId } = delivery.event;
  const [row]: Row[] = await ctx.db.query(`${SELECT} where a.id = $1`, [entryId]);
  return { newestId: entryId, line: row ? lineOf(ctx, row) : null };
}

/** @throws BAD_USER_INPUT on `from` or `to`. */
function readDays({ from, to }: AuditNarrowing): { from?: string; to?: string } {
  for (const [field, day] of Object.entries({ from, to })) {
    if (day && !isDay(day)) throw invalid(field, AUDIT_MESSAGES.day);
  }
  if (from && to && to < from) throw invalid("to", AUDIT_MESSAGES.order);
  return { from: from || undefined, to: to || undefined };
}
