import { type EntityManager, Not } from "typeorm";
import { audit } from "../../platform/audit";
import type { Who } from "../../platform/context";
import { insertOne } from "../../platform/entity-rows";
import { changeRow } from "../../platform/lists";
import { conflict, type FieldProblem, invalid, invalidFields, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { readVisitor, writeAddress } from "./address.rules";
import {
  contains,
  FIREWALL_LIMITS,
  FIREWALL_MESSAGES,
  locksOut,
  type Range,
  rangeTaken,
  readRange,
  tooLong,
  writeRange,
} from "./firewall.rules";
import { FIREWALL_KEY, firewallMoved } from "./firewall.topics";
import type { FirewallRuleInput } from "./firewall.type";
import { type FirewallRuleView, readFirewallRule } from "./firewall-list.service";
import { FirewallRule, FirewallState } from "./firewall-rule.entity";
import type { SecurityContext } from "./security-context";

type Facts = Pick<FirewallRule, "ipRange" | "description" | "note" | "isActive" | "expiresAt">;

/** Adds a rule at the end. @throws BAD_USER_INPUT; CONFLICT with a thousand rules. */
export function createFirewallRule(
  ctx: SecurityContext,
  who: Who,
  draft: FirewallRuleInput,
): Promise<FirewallRuleView> {
  const facts = readDraft(ctx, draft, null);
  return change(ctx, async (tx) => {
    await refuseTaken(tx, facts.ipRange, null);
    const standing = await tx
      .getRepository(FirewallRule)
      .find({ select: { position: true }, order: { position: "DESC" } });
    if (standing.length >= FIREWALL_LIMITS.rules) {
      throw conflict(FIREWALL_MESSAGES.tooManyRules);
    }
    const now = ctx.clock.now();
    const added = {
      ...facts,
      position: (standing[0]?.position ?? 0) + 1,
      createdBy: who.id,
      createdAt: now,
      updatedAt: now,
    };
    const id = await insertOne(tx, FirewallRule, added);
    await note(tx, ctx, "created", id, { range: facts.ipRange, active: facts.isActive });
    return id;
  });
}

/**
 * Changes a rule.
 * @param version what `who` looked at.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody changed it meanwhile.
 */
export function updateFirewallRule(
  ctx: SecurityContext,
  { id, version, input }: { id: string; version: number; input: FirewallRuleInput },
): Promise<FirewallRuleView> {
  return change(ctx, async (tx) => {
    const before = await take(tx, ctx, id, version);
    const facts = readDraft(ctx, input, before.expiresAt);
    await refuseTaken(tx, facts.ipRange, id);
    await store(tx, ctx, before, facts);
    await note(tx, ctx, "updated", id, { range: facts.ipRange, before: before.ipRange, active: facts.isActive });
    return id;
  });
}

/** Puts a rule into force or out of it. @throws BAD_USER_INPUT on `isActive`; NOT_FOUND; CONFLICT. */
export function setFirewallRuleActive(
  ctx: SecurityContext,
  { id, version, isActive }: { id: string; version: number; isActive: boolean },
): Promise<FirewallRuleView> {
  return change(ctx, async (tx) => {
    const before = await take(tx, ctx, id, version);
    if (before.isActive === isActive) {
      throw conflict(FIREWALL_MESSAGES.isSo);
    }
    const range = readRange(before.ipRange);
    const problem = isActive && "prefix" in range && lockOutProblem(ctx, range, before.expiresAt);
    if (problem) throw invalid("isActive", problem);
    await store(tx, ctx, before, { isActive });
    await note(tx, ctx, isActive ? "activated" : "deactivated", id, { range: before.ipRange });
    return id;
  });
}

/** Puts a rule before another one, or at the end. @throws NOT_FOUND. */
export function moveFirewallRule(ctx: SecurityContext, id: string, beforeId: string | null): Promise<FirewallRuleView> {
  return change(ctx, async (tx) => {
    const order = { position: "ASC", id: "ASC" } as const;
    const rows = await tx.getRepository(FirewallRule).find({ select: { id: true }, order });
    const others = rows.map((row) => row.id).filter((other) => other !== id);
    const at = beforeId === null ? others.length : others.indexOf(beforeId);
    if (others.length === rows.length || (at < 0 && beforeId !== id)) {
      throw notFound();
    }
    if (beforeId === id) return id;
    await tx.query(
      `update firewall_rules r set position = wanted.position
         from unnest($1::uuid[]) with ordinality as wanted (id, position) where r.id = wanted.id and r.position <> wanted.position`,
      [[...others.slice(0, at), id, ...others.slice(at)]],
    );
    await note(tx, ctx, "moved", id, { place: at + 1 });
    return id;
  });
}

/** Deletes a rule for good. @returns its id. @throws NOT_FOUND. */
export async function deleteFirewallRule(ctx: SecurityContext, id: string): Promise<string> {
  await ctx.db.transaction(async (tx) => {
    await lock(tx);
    const gone = await changeRow<{ range: string }>(
      tx,
      "delete from firewall_rules where id = $1 returning ip_range::text as range",
      id,
    );
    await note(tx, ctx, "deleted", id, { range: gone.range });
  });
  await ctx.firewall.refresh();
  return id;
}

/** Changes rules, one change at a time; the answer is given when it is in force in this process. */
async function change(ctx: SecurityContext, act: (tx: EntityManager) => Promise<string>): Promise<FirewallRuleView> {
  const rule = await ctx.db.transaction(async (tx) => {
    await lock(tx);
    return readFirewallRule(tx, ctx.clock.now(), await act(tx));
  });
  await ctx.firewall.refresh();
  return rule;
}

/** Whoever changes rules, one at a time; every process sees by the number that something changed. */
async function lock(tx: EntityManager): Promise<void> {
  await tx.getRepository(FirewallState).update({ onlyRow: true }, { revision: () => "revision + 1" });
}

async function take(tx: EntityManager, ctx: SecurityContext, id: string, version: number): Promise<FirewallRuleView> {
  const rule = await readFirewallRule(tx, ctx.clock.now(), id);
  if (rule.version !== version) {
    throw conflict(FIREWALL_MESSAGES.changed);
  }
  return rule;
}

async function store(
  tx: EntityManager,
  { clock }: SecurityContext,
  { id, version }: FirewallRuleView,
  change: Partial<Facts>,
): Promise<void> {
  await tx.getRepository(FirewallRule).update({ id }, { ...change, version: version + 1, updatedAt: clock.now() });
}

/** What is wrong with a range for whoever writes it, if it would be in force. */
function lockOutProblem(ctx: SecurityContext, range: Range, expiresAt: Date | null): string | undefined {
  const own = readVisitor(ctx.address);
  const counts = expiresAt === null || expiresAt > ctx.clock.now();
  return own && counts && contains(range, own) ? locksOut(writeAddress(own)) : undefined;
}

/**
 * @param known the expiry that stands there already: it may be over.
 * @throws BAD_USER_INPUT on every field that is wrong.
 */
function readDraft(ctx: SecurityContext, draft: FirewallRuleInput, known: Date | null): Facts {
  const { descriptionLength, noteLength } = FIREWALL_LIMITS;
  const range = readRange(draft.ipRange);
  const description = oneLine(draft.description);
  const text = (draft.note ?? "").normalize("NFC").trim();
  const expiresAt = draft.expiresAt ?? null;
  const problems: FieldProblem[] = [];
  const complain = (field: string, message: string | undefined | false) => {
    if (message) problems.push({ field: `input.${field}`, message });
  };
  if ("message" in range) complain("ipRange", range.message);
  else complain("ipRange", draft.isActive && lockOutProblem(ctx, range, expiresAt));
  complain("description", description === "" && FIREWALL_MESSAGES.descriptionMissing);
  complain("description", description.length > descriptionLength && tooLong(descriptionLength));
  complain("note", text.length > noteLength && tooLong(noteLength));
  const isUnknown = expiresAt !== null && Number.isNaN(expiresAt.getTime());
  const isPast = expiresAt !== null && expiresAt <= ctx.clock.now() && expiresAt.getTime() !== known?.getTime();
  complain("expiresAt", isUnknown ? FIREWALL_MESSAGES.expiryUnknown : isPast && FIREWALL_MESSAGES.expiryPast);
  const [first, ...rest] = problems;
  if (first) throw invalidFields([first, ...rest]);
  return { ipRange: writeRange(range as Range), description, note: text || null, isActive: draft.isActive, expiresAt };
}

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** @throws BAD_USER_INPUT on `ipRange`. */
async function refuseTaken(tx: EntityManager, ipRange: string, ownId: string | null): Promise<void> {
  const others = ownId === null ? {} : { id: Not(ownId) };
  const taken = await tx.getRepository(FirewallRule).findOneBy({ ipRange, ...others });
  if (taken) {
    throw invalid("input.ipRange", rangeTaken(taken.description));
  }
}

/** Notes in the audit trail what was done, and tells every process. */
async function note(
  tx: EntityManager,
  ctx: SecurityContext,
  what: "created" | "updated" | "activated" | "deactivated" | "moved" | "deleted",
  id: string,
  details: Record<string, string | number | boolean>,
): Promise<void> {
  await audit(tx, ctx, `firewall_rule_${what}`, ["firewall_rule", id], { details });
  await publish(tx, firewallMoved, FIREWALL_KEY, { what: "rules" });
}
