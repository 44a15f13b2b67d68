import type { DataSource } from "typeorm";
import { insertNew } from "../../platform/entity-rows";
import { enqueue, type JobPayloads } from "../../platform/jobs";
import { publish } from "../../platform/realtime/topics";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { compileRule } from "./compile-rule";
import { RULE_PACK } from "./pack/pack.rules";
import { ComplianceRule, RuleChange } from "./rule.entity";
import { lockRules } from "./rule.service";
import { RULES_KEY, rulesChanged } from "./rule.topics";
import { describeStopped } from "./rule-change.rules";
import { type StopContext, stopBrokenAdverts } from "./stop-adverts.service";

/**
 * Adds the rules of the starter pack that a database has not got yet, active from the start. What staff changed stays theirs:
 * a rule that is there, under its key or under its name, is never touched.
 */
export async function fillRulePack(owner: DataSource): Promise<void> {
  await owner.transaction(async (tx) => {
    await lockRules(tx); // two processes may start at once
    const now = () => "now()";
    const rules = RULE_PACK.map(({ key: packKey, keywords, conditions, sources, ...rule }) => ({
      ...{ ...rule, packKey, isActive: true, createdAt: now, updatedAt: now },
      ...{ keywords: [...keywords], conditions: [...conditions], sources: [...sources] },
    }));
    const ids = (await insertNew(tx, ComplianceRule, rules)).map(({ id }) => id);
    if (ids.length === 0) return;
    const changes = ["It came with the product and is active from the start."];
    const lines = ids.map((ruleId) => ({ ruleId, occurredAt: now, what: "CREATED" as const, changes }));
    await tx.getRepository(RuleChange).insert(lines);
    for (const ruleId of ids) {
      await publish(tx, rulesChanged, RULES_KEY, { ruleId });
    }
    const isShown = await tx.getRepository(CreativeVersion).existsBy({ status: "APPROVED" });
    if (isShown) await enqueue(tx, "check_shown_adverts", { ruleIds: ids });
  });
}

/** Stops what rules break that came with a new version of the product: the adverts were approved before. */
export async function checkShownAdverts(
  ctx: StopContext,
  { ruleIds }: JobPayloads["check_shown_adverts"],
): Promise<void> {
  for (const id of ruleIds) {
    await ctx.db.transaction(async (tx) => {
      await lockRules(tx);
      const rule = await tx.getRepository(ComplianceRule).findOneBy({ id, isActive: true });
      const stopped = rule ? await stopBrokenAdverts(tx, ctx, await compileRule(rule)) : 0;
      if (stopped === 0) return;
      const changed = { ruleId: id, occurredAt: ctx.clock.now(), changes: describeStopped(stopped) };
      await tx.getRepository(RuleChange).insert({ ...changed, what: "ACTIVATED" });
    });
  }
}
