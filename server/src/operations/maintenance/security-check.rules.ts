import type { LogStatus } from "./window.rules";

/** A line of the check. */
export interface Finding {
  status: LogStatus;
  message: string;
  /** What it is about, one to a line; never a secret. */
  details?: string;
}

/** Keys that end within so many days are warned of, and keys, people and rules that were not used for so many. */
export const CHECK_DAYS = { keyEnds: 14, keyUnused: 60, staffAway: 30, ruleUnused: 90 } as const;

/** Secrets are no shorter, in characters. */
const SECRET_LENGTH = 32;

/** What is known of the settings. */
export interface SettingFacts {
  isDemonstration: boolean;
  publicUrl: string;
  hasTrustedProxy: boolean;
  hasMail: boolean;
  hasMetricsToken: boolean;
  isFirewallOff: boolean;
  /** The length of each configured secret by its variable; null for one that the product made itself. */
  secretLengths: Readonly<Record<string, number | null>>;
}

const warn = (message: string, details: readonly string[] = []): Finding => ({
  status: "WARNING",
  message,
  ...(details.length > 0 && { details: details.join("\n") }),
});
const fine = (message: string): Finding => ({ status: "SUCCESS", message });
const listed = (names: readonly string[], some: (count: number) => string, none: string): Finding =>
  names.length > 0 ? warn(some(names.length), names) : fine(none);

/** What is to be said of the settings. */
export function judgeSettings(facts: SettingFacts): Finding[] {
  const secrets = Object.entries(facts.secretLengths);
  const selfMade = secrets.filter(([, length]) => length === null).map(([name]) => name);
  const short = secrets.filter(([, length]) => length !== null && length < SECRET_LENGTH).map(([name]) => name);
  const isHttps = facts.publicUrl.startsWith("https:");
  const weak: [boolean, string][] = [
    [facts.isDemonstration, "DEMO_MODE is on: its accounts have a published password."],
    [!isHttps, "PUBLIC_URL does not begin with https: passwords travel in the clear."],
    [isHttps && !facts.hasTrustedProxy, "TRUST_PROXY is empty: behind a proxy every visitor has the proxy's address."],
    [!facts.hasMail, "SMTP_URL is missing: mails stay in the outbox."],
    [!facts.hasMetricsToken, "METRICS_TOKEN is missing: no program can read the metrics."],
    [facts.isFirewallOff, "FIREWALL_DISABLED is on: no address is denied."],
  ];
  const found = weak.filter(([isWeak]) => isWeak).map(([, message]) => warn(message));
  if (selfMade.length > 0)
    found.push(warn("Secrets were made by the product itself and lie in its data folder.", selfMade));
  if (short.length > 0) found.push({ status: "ERROR", message: "Secrets are too short.", details: short.join("\n") });
  return found.length > 0 ? found : [fine("The settings are safe.")];
}

/** What the database says. Names are of keys and ranges. */
export interface StoredFacts {
  keysEnding: readonly string[];
  keysUnused: readonly string[];
  blockedDay: number;
  blockedWeek: number;
  staffAway: number;
  owners: number;
  rulesExpired: readonly string[];
  rulesUnused: readonly string[];
  /** What the running product could do to the audit trail. */
  auditRights: readonly string[];
}

const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What is to be said of what is stored, in parts, so that each can be logged when it is known. */
export const judgeKeys = ({ keysEnding, keysUnused }: Pick<StoredFacts, "keysEnding" | "keysUnused">): Finding[] => [
  listed(
    keysEnding,
    (count) => `${many(count, "API key ends", "API keys end")} within ${CHECK_DAYS.keyEnds} days.`,
    `No API key ends within ${CHECK_DAYS.keyEnds} days.`,
  ),
  listed(
    keysUnused,
    (count) => `${many(count, "API key was", "API keys were")} not used for ${CHECK_DAYS.keyUnused} days.`,
    `Every API key was used in the last ${CHECK_DAYS.keyUnused} days.`,
  ),
];

/** More blocked sign-ins than this in a day are worth a look. */
const BLOCKED_LIMIT = 10;

export function judgeSignIns({ blockedDay, blockedWeek }: Pick<StoredFacts, "blockedDay" | "blockedWeek">): Finding[] {
  const message = `${many(blockedDay, "sign-in was", "sign-ins were")} blocked in the last 24 hours, ${blockedWeek} in the last 7 days.`;
  return [blockedDay > BLOCKED_LIMIT ? warn(message) : fine(message)];
}

/** Without names: the log is never changed, and people can leave. */
export const judgeStaff = ({ staffAway, owners }: Pick<StoredFacts, "staffAway" | "owners">): Finding[] => [
  staffAway > 0
    ? warn(
        `${many(staffAway, "member of staff has", "members of staff have")} not been here for ${CHECK_DAYS.staffAway} days.`,
      )
    : fine(`All staff have been here in the last ${CHECK_DAYS.staffAway} days.`),
  owners < 2
    ? warn("Fewer than two people are owners: if one cannot sign in, nobody can manage roles.")
    : fine(`${owners} people are owners.`),
];

export const judgeFirewall = ({
  rulesExpired,
  rulesUnused,
}: Pick<StoredFacts, "rulesExpired" | "rulesUnused">): Finding[] => [
  listed(
    rulesExpired,
    (count) => `${many(count, "firewall rule has", "firewall rules have")} expired and can be deleted.`,
    "No firewall rule has expired.",
  ),
  listed(
    rulesUnused,
    (count) => `${many(count, "firewall rule", "firewall rules")} denied nobody for ${CHECK_DAYS.ruleUnused} days.`,
    "No active firewall rule is unused.",
  ),
];

export const judgeAuditTrail = ({ auditRights }: Pick<StoredFacts, "auditRights">): Finding[] => [
  auditRights.length > 0
    ? {
        status: "ERROR",
        message: "The running product could change the audit trail.",
        details: auditRights.join("\n"),
      }
    : fine("The running product can only add to the audit trail."),
];

/** All that was found, in a sentence. */
export function summaryOf(findings: readonly Finding[]): string {
  const count = (status: LogStatus) => findings.filter((finding) => finding.status === status).length;
  const errors = count("ERROR");
  const warnings = count("WARNING");
  if (errors + warnings === 0) return "Protected: every check was passed.";
  const parts = [errors > 0 && many(errors, "error", "errors"), warnings > 0 && many(warnings, "warning", "warnings")];
  return `Needs attention: ${parts.filter(Boolean).join(" and ")}.`;
}
