import type { EntityManager } from "typeorm";
import type { Platform } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { compileRule } from "./compile-rule";
import type { CompiledRule } from "./judge.rules";
import { turn } from "./pieces.rules";
import { ComplianceRule } from "./rule.entity";
import { rulesChanged } from "./rule.topics";

type Source = Pick<Platform, "db" | "hub">;

/** Rules with the last line of their history, null without any. */
interface Reading {
  state: string | null;
  rules: readonly CompiledRule[];
}

/** By the process's hub: the rules that are in force, compiled, or on their way. */
const kept = new WeakMap<Source["hub"], { reading: Promise<Reading> | null }>();

function placeOf({ hub }: Source): { reading: Promise<Reading> | null } {
  const known = kept.get(hub);
  if (known) return known;
  const place: { reading: Promise<Reading> | null } = { reading: null };
  const forget = () => {
    place.reading = null;
  };
  hub.listen(rulesChanged, forget, forget);
  kept.set(hub, place);
  return place;
}

function keptReading(platform: Source): Promise<Reading> {
  const place = placeOf(platform);
  if (place.reading) return place.reading;
  const reading = read(platform.db);
  place.reading = reading;
  reading.catch(() => {
    if (place.reading === reading) place.reading = null;
  });
  return reading;
}

/** Every change of a rule leaves a line, under a lock that lets one be written after another: the last line stands for all of them. */
const stateOf = (db: Pick<EntityManager, "query">): Promise<string | null> =>
  oneValue(db, "select max(id)::text from compliance_rule_changes");

async function read(db: Source["db"]): Promise<Reading> {
  const state = await stateOf(db.manager); // first: what changes meanwhile is read again rather than missed
  return { state, rules: await readActiveRules(db) };
}

/**
 * The rules that are in force, ready to judge. Read and compiled once, and again after a rule was changed by any process: the
 * announcement comes with the commit, so whoever asks a moment later judges by the new rules.
 */
export async function activeRules(platform: Source): Promise<readonly CompiledRule[]> {
  return (await keptReading(platform)).rules;
}

/**
 * The rules that are in force at this moment of a transaction, for what is decided by them: it does not wait for an announcement
 * that may still be on its way.
 */
export async function rulesInForce(tx: EntityManager, platform: Source): Promise<readonly CompiledRule[]> {
  const place = placeOf(platform);
  const before = place.reading;
  if ((await keptReading(platform)).state !== (await stateOf(tx)) && place.reading === before) place.reading = null;
  return activeRules(platform);
}

/** The rules that are in force, read and compiled for this once. */
export async function readActiveRules(db: Pick<EntityManager, "getRepository">): Promise<readonly CompiledRule[]> {
  const rows = await db.getRepository(ComplianceRule).find({ where: { isActive: true }, order: { id: "ASC" } });
  const compiled: CompiledRule[] = [];
  for (const row of rows) {
    compiled.push(await compileRule(row));
    await turn();
  }
  return compiled;
}
