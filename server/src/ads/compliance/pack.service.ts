import type { DataSource } from "typeorm";
import { enqueue, type JobPayloads } from "../../platform/jobs";
import { publish } from "../../platform/realtime/topics";
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
    const added: { id: string }[] = await tx.query(
      `insert into compliance_rules (name, description, category, severity, is_active, keywords, conditions, sources, pack_key,
                                     created_at, updated_at)
       select p.name, p.description, p.category, p.severity, true, array(select jsonb_array_elements_text(p.keywords)),
              p.conditions, p.sources, p.key, now(), now()
         from jsonb_to_recordset($1::jsonb) as p (key text, name text, description text, category text, severity text,
                                                  keywords jsonb, conditions jsonb, sources jsonb)
       on conflict do nothing returning id`,
      [JSON.stringify(RULE_PACK)],
    );
    if (added.length === 0) return;
    const ids = added.map(({ id }) => id);
    await tx.query(
      `insert into compliance_rule_changes (rule_id, occurred_at, what, changes)
       select id, now(), 'CREATED', array['It came with the product and is active from the start.'] from unnest($1::uuid[]) as id`,
      [ids],
    );
    for (const ruleId of ids) {
      await publish(tx, rulesChanged, RULES_KEY, { ruleId });
    }
    const shown: unknown[] = await tx.query("select 1 from creative_versions where status = 'APPROVED' limit 1");
    if (shown.length > 0) await enqueue(tx, "check_shown_adverts", { ruleIds: ids });
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
