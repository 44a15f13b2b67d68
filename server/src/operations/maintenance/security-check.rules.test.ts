import {
  judgeAuditTrail,
  judgeFirewall,
  judgeKeys,
  judgeSettings,
  judgeSignIns,
  judgeStaff,
  type SettingFacts,
  summaryOf,
} from "./security-check.rules";

const SAFE: SettingFacts = {
  isDemonstration: false,
  publicUrl: "https://health.example",
  hasTrustedProxy: true,
  hasMail: true,
  hasMetricsToken: true,
  isFirewallOff: false,
  secretLengths: { TOKEN_SECRET: 64, DATA_KEY: 64, INDEX_KEY: 64 },
};

it("finds nothing in safe settings", () => {
  expect(judgeSettings(SAFE)).toEqual([{ status: "SUCCESS", message: "The settings are safe." }]);
});

it.each<[Partial<SettingFacts>, string, string]>([
  [{ isDemonstration: true }, "WARNING", "DEMO_MODE"],
  [{ publicUrl: "http://health.example" }, "WARNING", "PUBLIC_URL"],
  [{ hasTrustedProxy: false }, "WARNING", "TRUST_PROXY"],
  [{ hasMail: false }, "WARNING", "SMTP_URL"],
  [{ hasMetricsToken: false }, "WARNING", "METRICS_TOKEN"],
  [{ isFirewallOff: true }, "WARNING", "FIREWALL_DISABLED"],
  [{ secretLengths: { DATA_KEY: null } }, "WARNING", "Secrets were made by the product itself"],
  [{ secretLengths: { DATA_KEY: 31 } }, "ERROR", "Secrets are too short"],
])("of %j says %s %s", (change, status, beginning) => {
  const [finding, ...others] = judgeSettings({ ...SAFE, ...change });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ status, message: expect.stringContaining(beginning) });
});

it.each([
  [judgeKeys({ keysEnding: [], keysUnused: [] }), ["SUCCESS", "SUCCESS"]],
  [judgeKeys({ keysEnding: ["Till"], keysUnused: ["Till", "Desk"] }), ["WARNING", "WARNING"]],
  [judgeSignIns({ blockedDay: 10, blockedWeek: 99 }), ["SUCCESS"]],
  [judgeSignIns({ blockedDay: 11, blockedWeek: 11 }), ["WARNING"]],
  [judgeStaff({ staffAway: 0, owners: 2 }), ["SUCCESS", "SUCCESS"]],
  [judgeStaff({ staffAway: 1, owners: 1 }), ["WARNING", "WARNING"]],
  [judgeFirewall({ rulesExpired: [], rulesUnused: [] }), ["SUCCESS", "SUCCESS"]],
  [judgeFirewall({ rulesExpired: ["192.0.2.0/24"], rulesUnused: ["192.0.2.0/24"] }), ["WARNING", "WARNING"]],
  [judgeAuditTrail({ auditRights: [] }), ["SUCCESS"]],
  [judgeAuditTrail({ auditRights: ["delete"] }), ["ERROR"]],
])("%j", (findings, expected) => expect(findings.map(({ status }) => status)).toEqual(expected));

it("sums up", () => {
  const fine = { status: "SUCCESS" as const, message: "" };
  const warning = { status: "WARNING" as const, message: "" };
  expect(summaryOf([fine])).toBe("Protected: every check was passed.");
  expect(summaryOf([fine, warning, warning, { status: "ERROR", message: "" }])).toBe(
    "Needs attention: 1 error and 2 warnings.",
  );
});
