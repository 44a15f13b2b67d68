import { And, IsNull, LessThan, LessThanOrEqual, MoreThan } from "typeorm";
import { ApiKey } from "../../people/api-keys/api-key.entity";
import { FirewallRule } from "../../people/security/firewall-rule.entity";
import { SecurityIncident } from "../../people/security/incident.entity";
import type { Platform } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import {
  CHECK_DAYS,
  type Finding,
  judgeAuditTrail,
  judgeFirewall,
  judgeKeys,
  judgeSettings,
  judgeSignIns,
  judgeStaff,
  type SettingFacts,
  summaryOf,
} from "./security-check.rules";
import type { WindowWork } from "./window-work";

type Checked = Pick<Platform, "db" | "config">;

const DAY_MS = 24 * 3_600_000;

/** The work of a security window: checks what can be checked and writes a line for each. */
export const checkSecurity: WindowWork = async ({ platform, signal, log, progress }) => {
  const now = platform.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const checks: (() => Finding[] | Promise<Finding[]>)[] = [
    () => judgeSettings(settingFacts(platform)),
    async () => judgeKeys(await readKeys(platform, now, before)),
    async () => judgeSignIns(await readSignIns(platform, before)),
    async () => judgeStaff(await readStaff(platform, before)),
    async () => judgeFirewall(await readRules(platform, now, before)),
    async () => judgeAuditTrail(await readAuditRights(platform)),
  ];
  const findings: Finding[] = [];
  for (const [place, check] of checks.entries()) {
    signal.throwIfAborted();
    for (const finding of await check()) {
      findings.push(finding);
      await log(finding.status, finding.message, finding.details);
    }
    await progress((100 * (place + 1)) / checks.length);
  }
  return { summary: summaryOf(findings), needsAttention: findings.some(({ status }) => status !== "SUCCESS") };
};

function settingFacts({ config }: Checked): SettingFacts {
  const { token, data, index } = config.secrets;
  return {
    isDemonstration: config.demoMode,
    publicUrl: config.publicUrl,
    hasTrustedProxy: config.trustedProxies.length > 0,
    hasMail: config.smtpUrl !== undefined,
    hasMetricsToken: config.metricsToken !== undefined,
    isFirewallOff: config.firewallDisabled,
    secretLengths: {
      TOKEN_SECRET: token?.length ?? null,
      DATA_KEY: data?.length ?? null,
      INDEX_KEY: index?.length ?? null,
    },
  };
}

type Before = (days: number) => Date;
const serviceOf = ({ service }: ApiKey): string => service;
const rangeOf = ({ ipRange }: FirewallRule): string => ipRange;

async function readKeys({ db }: Checked, now: Date, before: Before) {
  const ending = { revokedAt: IsNull(), expiresAt: And(MoreThan(now), LessThan(before(-CHECK_DAYS.keyEnds))) };
  const keysEnding = await db.getRepository(ApiKey).find({ where: ending, order: { expiresAt: "ASC", id: "ASC" } });
  const rest = `k where revoked_at is null and expires_at > $1 and created_at < $2
    and not exists (select from api_key_secrets s where s.key_id = k.id and s.last_used_at >= $2) order by created_at, k.id`;
  const keysUnused = await readEntities(db, ApiKey, rest, [now, before(CHECK_DAYS.keyUnused)]);
  return { keysEnding: keysEnding.map(serviceOf), keysUnused: keysUnused.map(serviceOf) };
}

async function readSignIns({ db }: Checked, before: Before) {
  const blocked = (days: number) =>
    db.getRepository(SecurityIncident).sum("count", { kind: "SIGN_IN_BLOCKED", lastAt: MoreThan(before(days)) });
  return { blockedDay: (await blocked(1)) ?? 0, blockedWeek: (await blocked(7)) ?? 0 };
}

async function readStaff({ db }: Checked, before: Before) {
  const staffAway = await oneValue<number>(
    db,
    `select count(distinct u.id)::int from staff_memberships m join users u on u.id = m.user_id
      where u.created_at < $1 and u.suspended_at is null
        and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= $1)`,
    [before(CHECK_DAYS.staffAway)],
  );
  const owners = await oneValue<number>(
    db,
    `select count(*)::int from staff_memberships m join staff_roles r on r.id = m.role_id
       join users u on u.id = m.user_id where r.key = 'owner' and u.suspended_at is null`,
  );
  return { staffAway, owners };
}

async function readRules({ db }: Checked, now: Date, before: Before) {
  const order = { position: "ASC", id: "ASC" } as const;
  const rulesExpired = await db.getRepository(FirewallRule).find({ where: { expiresAt: LessThanOrEqual(now) }, order });
  const rest = `where is_active and (expires_at is null or expires_at > $1) and coalesce(last_hit_at, created_at) < $2
    order by position, firewall_rules.id`;
  const rulesUnused = await readEntities(db, FirewallRule, rest, [now, before(CHECK_DAYS.ruleUnused)]);
  return { rulesExpired: rulesExpired.map(rangeOf), rulesUnused: rulesUnused.map(rangeOf) };
}

async function readAuditRights({ db }: Checked) {
  const sql = `select array(select lower(name) from unnest('{UPDATE,DELETE,TRUNCATE}'::text[]) as name
                             where has_table_privilege(current_user, 'audit_entries', name))`;
  return { auditRights: await oneValue<string[]>(db, sql) };
}
