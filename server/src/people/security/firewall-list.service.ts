import { readSearch } from "../../platform/lists";
import { countLater, FIRST_ID, isId, type Page, readPageArguments, toPage } from "../../platform/pages";
import { invalid, notFound } from "../../platform/problems";
import { readVisitor, writeAddress } from "./address.rules";
import { coverageOf, FIREWALL_LIMITS, FIREWALL_MESSAGES, type FirewallRuleStatus, readRange } from "./firewall.rules";
import { FIREWALL_KEY, firewallMoved } from "./firewall.topics";
import type { FirewallRuleType, FirewallTestType, FirewallType } from "./firewall.type";
import type { SecurityContext } from "./security-context";

/** A rule as staff see it. */
export interface FirewallRuleView extends FirewallRuleType {
  position: number;
}

export interface FirewallFilter {
  status?: FirewallRuleStatus | null;
  /** A part of the description. */
  search?: string | null;
  first: number;
  after?: string | null;
}

type Source = Pick<SecurityContext["db"], "query">;

const EXPIRED = "r.expires_at is not null and r.expires_at <= $1";
const STATUS = `case when ${EXPIRED} then 'EXPIRED' when r.is_active then 'ACTIVE' else 'INACTIVE' end`;
const COLUMNS = `r.id, r.ip_range::text as "ipRange", r.description, r.note, r.is_active as "isActive", ${STATUS} as status,
  r.position, r.expires_at as "expiresAt", r.hits::float8 as hits, r.last_hit_at as "lastHitAt", u.name as "createdBy",
  r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`;
const FROM = "firewall_rules r left join users u on u.id = r.created_by";
const LAST_HITS = 50;

type Row = Omit<FirewallRuleView, "coverage">;

function viewOf(row: Row): FirewallRuleView {
  const range = readRange(row.ipRange);
  return { ...row, coverage: "prefix" in range ? coverageOf(range) : "" };
}

/** Rules by the rest of a statement; $1 is the time now. */
async function readRules(source: Source, now: Date, rest: string, values: unknown[]): Promise<FirewallRuleView[]> {
  const rows: Row[] = await source.query(`select ${COLUMNS} from ${FROM} ${rest}`, [now, ...values]);
  return rows.map(viewOf);
}

/** A page of rules in their order. @throws BAD_USER_INPUT on `first`, `after` or `search`. */
export async function listFirewallRules(
  { db, clock }: SecurityContext,
  { status, search, ...place }: FirewallFilter,
): Promise<Page<FirewallRuleView>> {
  const page = readPageArguments(place.first, place.after);
  const sought = readSearch(search, FIREWALL_LIMITS.searchLength, FIREWALL_MESSAGES.searchTooLong);
  const now = clock.now();
  const filter = `where ($2::text is null or ${STATUS} = $2) and ($3 = '' or position($3 in lower(r.description)) > 0)`;
  const values = [status ?? null, sought];
  const count = countLater(db, `select count(*)::int from firewall_rules r ${filter}`, [now, ...values]);
  const rows = await readRules(
    db,
    now,
    `${filter} and (r.position, r.id) > ($4, $5::uuid) order by r.position, r.id limit $6`,
    [...values, page.cursor?.at.getTime() ?? -1, page.cursor?.id ?? FIRST_ID, page.first + 1],
  );
  // Positions are small whole numbers: they stand in the cursor where other lists have a time.
  return toPage(rows, page, count, ({ position, id }) => ({ at: new Date(position), id }));
}

/** @throws NOT_FOUND. */
export async function readFirewallRule(source: Source, now: Date, id: string): Promise<FirewallRuleView> {
  const [rule] = isId(id) ? await readRules(source, now, "where r.id = $2", [id]) : [];
  if (!rule) {
    throw notFound();
  }
  return rule;
}

/** The firewall now, and at most once a second what it is then. */
export function watchFirewall(ctx: SecurityContext): Promise<AsyncIterableIterator<FirewallType>> {
  return ctx.figures.watch(firewallMoved, FIREWALL_KEY, () => readFirewall(ctx));
}

export async function readFirewall({ db, clock, firewall }: SecurityContext): Promise<FirewallType> {
  const now = clock.now();
  const [state] = await db.query(
    `select s.revision, count(r.id)::int as "ruleCount", (count(*) filter (where ${STATUS} = 'ACTIVE'))::int as "activeCount"
       from firewall_state s left join firewall_rules r on true group by s.revision`,
    [now],
  );
  const lastHit = await readRules(
    db,
    now,
    "where r.last_hit_at is not null order by r.last_hit_at desc, r.id limit $2",
    [LAST_HITS],
  );
  return { ...state, at: now, isEnforced: !firewall.isDisabled, lastHit };
}

/** Tells whether an address would be denied, and by which rule. Nothing is counted. @throws BAD_USER_INPUT on `address`. */
export async function testFirewallAddress({ db, clock }: SecurityContext, typed: string): Promise<FirewallTestType> {
  const address = typed.length > FIREWALL_LIMITS.rangeLength ? null : readVisitor(typed.trim());
  if (!address) {
    throw invalid("address", FIREWALL_MESSAGES.notAnAddress);
  }
  const normalised = writeAddress(address);
  const [rule] = await readRules(
    db,
    clock.now(),
    `where r.ip_range >>= $2::inet and ${STATUS} = 'ACTIVE' order by r.position, r.id limit 1`,
    [normalised],
  );
  return { normalised, isDenied: rule !== undefined, rule: rule ?? null };
}
