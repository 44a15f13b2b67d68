import { type EntityManager, Not, Raw } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { narrowedBy, type PageAsked, readList, readSearch } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { activeRules } from "./active-rules.service";
import { compileRule } from "./compile-rule";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import type { CompiledRule } from "./judge.rules";
import { ComplianceRule, RuleChange } from "./rule.entity";
import { RULE_LIMITS, RULE_MESSAGES } from "./rule.rules";
import { RULES_KEY, rulesChanged } from "./rule.topics";
import { describeChanges, describeStopped, type RuleChangeKind, type RuleDraft } from "./rule-change.rules";
import { readRule } from "./rule-input";
import { stopBrokenAdverts } from "./stop-adverts.service";

/** Held by whoever changes rules. */
const CHANGES_LOCK = 4242027;

/** A rule, as staff see it. */
export type RuleView = ComplianceRule & { lastUpdated: Date };

const viewOf = (rule: ComplianceRule): RuleView => ({ ...rule, lastUpdated: rule.updatedAt });

export interface RuleFilter extends PageAsked {
  active?: boolean | null;
  category?: ComplianceCategory | null;
  severity?: ComplianceSeverity | null;
  /** A part of the name, of the description or of a keyword. */
  search?: string | null;
}

/** A page of rules, the last changed first. @throws BAD_USER_INPUT on `first`, `after` or `search`. */
export async function listRules(
  { db }: Reader,
  { active, category, severity, search, ...place }: RuleFilter,
): Promise<Page<RuleView>> {
  const sought = readSearch(search, RULE_LIMITS.searchLength, RULE_MESSAGES.searchTooLong);
  const narrowed = narrowedBy({ is_active: active, category, severity });
  if (sought !== "") {
    const words = "lower(name || ' ' || description || ' ' || array_to_string(keywords, ' '))";
    narrowed.where += ` and position($${narrowed.parameters.push(sought)} in ${words}) > 0`;
  }
  return readList(db, {
    ...{ ...place, ...narrowed, entity: ComplianceRule },
    ...{ by: ["updated_at", "id"], at: "lastUpdated", view: viewOf },
  });
}

/** @throws NOT_FOUND. */
export async function readRuleById({ db }: Reader, id: string): Promise<RuleView> {
  const rule = await readOne(db, ComplianceRule, { id });
  return viewOf(rule);
}

/** Adds a rule, which judges nothing before it is activated. @throws BAD_USER_INPUT; CONFLICT with a thousand rules. */
export async function addRule(ctx: RequestContext, who: Who, input: RuleDraft): Promise<RuleView> {
  const draft = await readRule(input);
  return ctx.db.transaction(async (tx) => {
    await lockRules(tx);
    if ((await tx.getRepository(ComplianceRule).count()) >= RULE_LIMITS.rules) {
      throw conflict(RULE_MESSAGES.tooManyRules);
    }
    await refuseTakenName(tx, draft.name, null);
    const now = ctx.clock.now();
    const rule = await tx
      .getRepository(ComplianceRule)
      .save({ ...draft, isActive: false, sources: [], packKey: null, createdAt: now, updatedAt: now, version: 1 });
    await note(tx, ctx, who, rule.id, "CREATED", []);
    return viewOf(rule);
  });
}

/**
 * Changes a rule. When it is active, adverts that it breaks now are stopped, as when it is activated.
 * @param version what `who` looked at.
 * @throws BAD_USER_INPUT; NOT_FOUND; CONFLICT when somebody changed it meanwhile.
 */
export async function editRule(
  ctx: RequestContext,
  who: Who,
  { id, version, input }: { id: string; version: number; input: RuleDraft },
): Promise<RuleView> {
  const draft = await readRule(input);
  return ctx.db.transaction(async (tx) => {
    const before = await takeRule(tx, id);
    if (before.version !== version) throw conflict(RULE_MESSAGES.changed);
    const changes = describeChanges(before, draft);
    if (changes.length === 0) return viewOf(before);
    await refuseTakenName(tx, draft.name, id);
    const after = await store(tx, ctx, { ...before, ...draft });
    const stopped = after.isActive ? await enforce(tx, ctx, after) : 0;
    await note(tx, ctx, who, id, "EDITED", [...changes, ...describeStopped(stopped)]);
    return viewOf(after);
  });
}

/**
 * Puts a rule into force: from now on adverts are judged by it, and those that are shown and break it are stopped and reviewed.
 * @throws NOT_FOUND; CONFLICT when it is active already, or the patterns of all active rules would be too large.
 */
export function activateRule(
  ctx: RequestContext,
  who: Who,
  id: string,
): Promise<{ rule: RuleView; stoppedCount: number }> {
  return ctx.db.transaction(async (tx) => {
    const before = await takeRule(tx, id);
    if (before.isActive) throw conflict(RULE_MESSAGES.isActive);
    const rule = await store(tx, ctx, { ...before, isActive: true });
    const stoppedCount = await enforce(tx, ctx, rule);
    await note(tx, ctx, who, id, "ACTIVATED", describeStopped(stoppedCount));
    return { rule: viewOf(rule), stoppedCount };
  });
}

/** Takes a rule out of force. What it stopped stays stopped until somebody decides. @throws NOT_FOUND; CONFLICT. */
export function deactivateRule(ctx: RequestContext, who: Who, id: string): Promise<RuleView> {
  return ctx.db.transaction(async (tx) => {
    const before = await takeRule(tx, id);
    if (!before.isActive) throw conflict(RULE_MESSAGES.isNotActive);
    const rule = await store(tx, ctx, { ...before, isActive: false });
    await note(tx, ctx, who, id, "DEACTIVATED", []);
    return viewOf(rule);
  });
}

/** Whoever changes rules, one at a time: names and caps are of all of them. */
export async function lockRules(tx: EntityManager): Promise<void> {
  await takeLock(tx, CHANGES_LOCK);
}

/** The rule as it is now, with all rules locked. @throws NOT_FOUND. */
async function takeRule(tx: EntityManager, id: string): Promise<ComplianceRule> {
  await lockRules(tx);
  return readOne(tx, ComplianceRule, { id });
}

/** @throws BAD_USER_INPUT on `name`. */
async function refuseTakenName(tx: EntityManager, name: string, ownId: string | null): Promise<void> {
  const same = Raw<string>((column) => `lower(${column}) = lower(:name)`, { name });
  const others = ownId === null ? {} : { id: Not(ownId) };
  if (await tx.getRepository(ComplianceRule).existsBy({ name: same, ...others })) {
    throw invalid("name", RULE_MESSAGES.nameTaken);
  }
}

function store(tx: EntityManager, { clock }: RequestContext, rule: ComplianceRule): Promise<ComplianceRule> {
  return tx.getRepository(ComplianceRule).save({ ...rule, version: rule.version + 1, updatedAt: clock.now() });
}

const stepsOf = ({ patterns }: CompiledRule): number => patterns.reduce((sum, { steps }) => sum + steps, 0);

/** Stops what an active rule breaks. Returns how many adverts. @throws CONFLICT when the active rules would cost too much time. */
async function enforce(tx: EntityManager, ctx: RequestContext, row: ComplianceRule): Promise<number> {
  const rule = await compileRule(row);
  const others = (await activeRules(ctx)).filter(({ id }) => id !== row.id);
  if (others.reduce((sum, other) => sum + stepsOf(other), stepsOf(rule)) > RULE_LIMITS.activeSteps) {
    throw conflict(RULE_MESSAGES.activeTooLarge);
  }
  return stopBrokenAdverts(tx, ctx, rule);
}

/** Notes in the history and in the audit trail what was done, and tells every process. */
async function note(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  ruleId: string,
  what: RuleChangeKind,
  changes: string[],
): Promise<void> {
  const made = { ruleId, what, changes, actorId: who.id, occurredAt: ctx.clock.now() };
  await tx.getRepository(RuleChange).insert(made);
  await audit(tx, ctx, `compliance_rule_${what.toLowerCase() as Lowercase<RuleChangeKind>}`, [
    "compliance_rule",
    ruleId,
  ]);
  await publish(tx, rulesChanged, RULES_KEY, { ruleId });
}
