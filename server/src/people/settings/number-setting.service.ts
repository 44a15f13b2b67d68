import type { DataSource } from "typeorm";
import type { Config } from "../../platform/config";
import type { RequestContext, Who } from "../../platform/context";
import { invalidFields } from "../../platform/problems";
import {
  NUMBER_LIMITS,
  NUMBER_SETTING_NAMES,
  type NumberSettingName,
  numberProblems,
  reasonProblems,
} from "./setting.rules";
import type { NumberSettingInputType, NumberSettingType } from "./setting.type";
import { readStored, readValue, type StoredSetting, storeSetting } from "./setting-store.service";

type Source = Pick<DataSource, "query" | "getRepository">;
type Settable = Pick<Config, "billing" | "pharmacistAnswerHours" | "fromEnvironment">;

/** What is in force while nothing is set here. */
const FALLBACKS: Readonly<Record<NumberSettingName, (config: Settable) => { value: number; isGiven: boolean }>> = {
  VAT_BASIS_POINTS: ({ billing, fromEnvironment }) => ({
    value: Math.round(billing.vatPercent * 100),
    isGiven: fromEnvironment.vatPercent,
  }),
  PHARMACIST_ANSWER_HOURS: ({ pharmacistAnswerHours, fromEnvironment }) => ({
    value: pharmacistAnswerHours,
    isGiven: fromEnvironment.pharmacistAnswerHours,
  }),
};

/** The rate of VAT for what is charged from now on, in percent with at most two decimals. */
export async function readVat(source: Source, { billing }: Pick<Config, "billing">): Promise<number> {
  const basisPoints = await readValue<number>(source, "VAT_BASIS_POINTS");
  return basisPoints === null ? billing.vatPercent : basisPoints / 100;
}

/** What staff set as the hours of an answer, in SQL. */
export const STORED_ANSWER_HOURS =
  "select value from setting_changes where name = 'PHARMACIST_ANSWER_HOURS' order by revision desc limit 1";

/** Within how many hours a pharmacist's answer is promised from now on. */
export const readAnswerHours = async (source: Source, config: Pick<Config, "pharmacistAnswerHours">): Promise<number> =>
  (await readValue<number>(source, "PHARMACIST_ANSWER_HOURS")) ?? config.pharmacistAnswerHours;

function present(
  name: NumberSettingName,
  config: Settable,
  stored: StoredSetting<number> | undefined,
): NumberSettingType {
  const { value, isGiven } = FALLBACKS[name](config);
  const fallbackSource = isGiven ? "ENVIRONMENT" : "DEFAULT";
  const set = stored?.value ?? null;
  return {
    name,
    value: set ?? value,
    source: set === null ? fallbackSource : "SET",
    fallback: value,
    fallbackSource,
    ...NUMBER_LIMITS[name],
    revision: stored?.revision ?? 0,
    reason: stored?.reason ?? null,
    changedByName: stored?.changedByName ?? null,
    changedAt: stored?.changedAt ?? null,
  };
}

/** Every number that staff can set. */
export async function listNumberSettings({
  db,
  config,
}: Pick<RequestContext, "db" | "config">): Promise<NumberSettingType[]> {
  const stored = await readStored<number>(db, NUMBER_SETTING_NAMES);
  return NUMBER_SETTING_NAMES.map((name) => present(name, config, stored.get(name)));
}

/**
 * Sets a number, or takes it back to the default. It counts in every process for whatever happens after the commit.
 * @throws BAD_USER_INPUT on `value` or `reason`; CONFLICT when somebody changed it meanwhile, and when nothing would change.
 */
export async function updateNumberSetting(
  ctx: RequestContext,
  who: Who,
  { name, reason, revision, ...input }: NumberSettingInputType,
): Promise<NumberSettingType> {
  const value = input.value ?? null;
  const [problem, ...more] = [...numberProblems(name, value), ...reasonProblems(reason)];
  if (problem) {
    throw invalidFields([problem, ...more]);
  }
  const fallback = FALLBACKS[name](ctx.config).value;
  await ctx.db.transaction((tx) => storeSetting(tx, ctx, who, { name, value, fallback, reason, revision }));
  const stored = await readStored<number>(ctx.db, [name]);
  return present(name, ctx.config, stored.get(name));
}
