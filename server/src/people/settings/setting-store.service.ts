import type { DataSource, EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { describeValue, SETTING_MESSAGES, type SettingName } from "./setting.rules";
import { SETTINGS_KEY, settingsMoved } from "./setting.topics";
import type { SettingChangeType } from "./setting.type";

type Source = Pick<DataSource, "query">;

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
export async function readValue<Value>(source: Source, name: SettingName): Promise<Value | null> {
  const [row]: { value: Value | null }[] = await source.query(
    "select value from setting_changes where name = $1 order by revision desc limit 1",
    [name],
  );
  return row?.value ?? null;
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
export async function storeSetting<Value>(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  { name, value, fallback, reason, revision }: SettingWish<Value>,
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(4242043)");
  const stored = (await readStored<Value>(tx, [name])).get(name);
  if ((stored?.revision ?? 0) !== revision) {
    throw conflict(SETTING_MESSAGES.changed);
  }
  const set = stored?.value ?? null;
  if (JSON.stringify(set) === JSON.stringify(value)) {
    throw conflict(SETTING_MESSAGES.unchanged);
  }
  const before = set ?? fallback;
  await tx.query(
    `insert into setting_changes (name, revision, value, before, reason, changed_by, changed_at)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7)`,
    [name, revision + 1, jsonOf(value), jsonOf(before), reason.trim(), who.id, ctx.clock.now()],
  );
  await publish(tx, settingsMoved, SETTINGS_KEY, { name });
  await audit(tx, ctx, {
    action: "setting_changed",
    subjectType: "setting",
    subjectId: name,
    details: {
      before: describeValue(name, before),
      after: describeValue(name, value ?? fallback),
      revision: revision + 1,
    },
  });
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Every change of every setting, the newest first. */
export const listSettingChanges = ({ db }: Reader, asked: PageAsked): Promise<Page<SettingChangeType>> =>
  readList(db, {
    ...asked,
    select: `select c.id::text, c.name, c.value, c.before, c.reason, u.name as "changedByName", c.changed_at as "changedAt"
       from setting_changes c left join users u on u.id = c.changed_by`,
    from: "setting_changes",
    by: ["c.id"],
    ids: "number",
    at: "changedAt",
    view: ({
      value,
      before,
      ...row
    }: Omit<SettingChangeType, "before" | "after"> & { value: unknown; before: unknown }) => ({
      ...row,
      before: describeValue(row.name, before),
      after: describeValue(row.name, value),
    }),
  });
