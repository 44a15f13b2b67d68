import type { DataSource, EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { takeLock } from "../../platform/database";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { describeValue, SETTING_MESSAGES, type SettingName } from "./setting.rules";
import { SETTINGS_KEY, settingsMoved } from "./setting.topics";
import type { SettingChangeType } from "./setting.type";
import { SettingChange } from "./setting-change.entity";

/** Held by whoever changes a setting. */
const SETTINGS_LOCK = 4242043;

type Source = Pick<DataSource, "query" | "getRepository">;

/** What was set last. */
export interface StoredSetting<Value> {
  name: SettingName;
  /** Null for back to the default. */
  value: Value | null;
  /** How often it was changed. */
  revision: number;
  reason: string;
  changedByName: string | null;
  changedAt: Date;
}

/**
 * What was set last of some settings; what was never set is missing. It is read from the database each time that it counts, so every
 * process goes by it as soon as the change is committed.
 */
export async function readStored<Value>(
  source: Source,
  names: readonly SettingName[],
): Promise<Map<SettingName, StoredSetting<Value>>> {
  const rows: StoredSetting<Value>[] = await source.query(
    `select s.name, s.value, s.revision, s.reason, u.name as "changedByName", s.changed_at as "changedAt"
       from unnest($1::text[]) as wanted (name)
       join lateral (select * from setting_changes c where c.name = wanted.name order by c.revision desc limit 1) s on true
       left join users u on u.id = s.changed_by`,
    [names],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** The value of one setting; null while the default is in force. */
export async function readValue<Value>(
  source: Pick<DataSource, "getRepository">,
  name: SettingName,
): Promise<Value | null> {
  const row = await source.getRepository(SettingChange).findOne({ where: { name }, order: { revision: "DESC" } });
  return (row?.value ?? null) as Value | null;
}

/** What somebody wants a setting to be. */
export interface SettingWish<Value> {
  name: SettingName;
  /** Null for back to the default. */
  value: Value | null;
  /** What is in force while nothing is set; null where it is not known here. */
  fallback: Value | null;
  reason: string;
  /** How often it had been changed when the person looked at it. */
  revision: number;
}

/**
 * Stores a setting in the caller's transaction, with its history, and tells every process.
 * @throws CONFLICT when somebody changed it meanwhile, and when nothing would change.
 */
export async function storeSetting<Value extends object | number>(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  { name, value, fallback, reason, revision }: SettingWish<Value>,
): Promise<void> {
  await takeLock(tx, SETTINGS_LOCK);
  const stored = (await readStored<Value>(tx, [name])).get(name);
  if ((stored?.revision ?? 0) !== revision) {
    throw conflict(SETTING_MESSAGES.changed);
  }
  const set = stored?.value ?? null;
  if (JSON.stringify(set) === JSON.stringify(value)) {
    throw conflict(SETTING_MESSAGES.unchanged);
  }
  const before = set ?? fallback;
  const change = { name, revision: revision + 1, value, before, reason: reason.trim() } as const;
  await tx.getRepository(SettingChange).insert({ ...change, changedBy: who.id, changedAt: ctx.clock.now() });
  await publish(tx, settingsMoved, SETTINGS_KEY, { name });
  await audit(tx, ctx, "setting_changed", ["setting", name], {
    details: {
      before: describeValue(name, before),
      after: describeValue(name, value ?? fallback),
      revision: revision + 1,
    },
  });
}

/** Every change of every setting, the newest first. */
export const listSettingChanges = ({ db }: Reader, asked: PageAsked): Promise<Page<SettingChangeType>> =>
  readList(db, {
    ...asked,
    entity: SettingChange,
    more: { changedByName: "(select u.name from users u where u.id = changed_by)" },
    by: ["id"],
    ids: "number",
    at: "changedAt",
    view: (row: SettingChange & Pick<SettingChangeType, "changedByName">) => ({
      ...row,
      before: describeValue(row.name, row.before),
      after: describeValue(row.name, row.value),
    }),
  });
