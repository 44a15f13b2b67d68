import {
  API_KEY_MESSAGES,
  daysUntil,
  dueReminder,
  expiryFrom,
  isNearExpiry,
  type KeyFacts,
  OPEN_TO_KEYS,
  refusalOf,
  refusalOfKey,
  rightsOf,
  scopesNamed,
  tidyService,
} from "./api-key.rules";
import { API_SCOPES } from "./api-scope.rules";

const NOW = new Date("2026-11-23T10:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);
const STAFF: KeyFacts = {
  ownerKind: "STAFF",
  isServiceAccount: false,
  scopes: ["read:system", "read:audit"],
  revokedAt: null,
  secretExpiresAt: inDays(30),
  replacedAt: null,
  isClosed: false,
  permissions: ["system.view"],
  tier: null,
};
const ADVERTISER: KeyFacts = {
  ...STAFF,
  ownerKind: "ADVERTISERS",
  scopes: ["read:reports"],
  permissions: [],
  tier: "PLATINUM",
};

describe("a key", () => {
  it.each<[string, KeyFacts, string | null]>([
    ["of staff works with a part of its rights", STAFF, null],
    ["of an advertiser works with the plan", ADVERTISER, null],
    ["that was revoked", { ...STAFF, revokedAt: NOW, isClosed: true }, API_KEY_MESSAGES.revoked],
    ["that ends at this moment", { ...STAFF, secretExpiresAt: NOW }, API_KEY_MESSAGES.expired],
    [
      "that was replaced, after its overlap",
      { ...STAFF, secretExpiresAt: NOW, replacedAt: NOW },
      API_KEY_MESSAGES.retired,
    ],
    ["that was replaced, within its overlap", { ...STAFF, replacedAt: NOW }, null],
    ["whose owner is suspended", { ...STAFF, isClosed: true }, API_KEY_MESSAGES.suspended],
    ["whose owner has none of its rights", { ...STAFF, permissions: ["models.view"] }, API_KEY_MESSAGES.noRights],
    ["without a plan", { ...ADVERTISER, tier: null }, API_KEY_MESSAGES.plan],
    ["with a plan below", { ...ADVERTISER, tier: "GOLD" }, API_KEY_MESSAGES.plan],
  ])("%s", (_what, facts, message) => {
    expect(refusalOfKey(facts, NOW)?.message ?? null).toBe(message);
  });

  it("has the rights that its scopes need and its owner has", () => {
    expect(rightsOf(STAFF)).toEqual(["system.view"]);
    expect(rightsOf({ ...STAFF, permissions: ["system.view", "audit.view", "roles.manage"] })).toEqual([
      "system.view",
      "audit.view",
    ]);
    const changing = { ...STAFF, scopes: ["write:models"], isServiceAccount: true };
    expect(rightsOf(changing)).toEqual(["models.train", "models.view"]);
  });

  it("lasts 90 days and is near its end in the last seven", () => {
    expect(expiryFrom(NOW)).toEqual(inDays(90));
    expect(isNearExpiry(inDays(7), NOW)).toBe(false);
    expect(isNearExpiry(new Date(inDays(7).getTime() - 1), NOW)).toBe(true);
    expect([
      daysUntil(inDays(7), NOW),
      daysUntil(new Date(inDays(7).getTime() - 1), NOW),
      daysUntil(NOW, inDays(1)),
    ]).toEqual([7, 6, 0]);
  });

  it.each([
    [14.5, null],
    [14, 14],
    [7.5, 14],
    [7, 7],
    [1.5, 7],
    [1, 1],
    [0.1, 1],
    [0, null],
  ])("%s days before its end is one for the reminder of %s", (days, due) => {
    expect(dueReminder(inDays(days), NOW)).toBe(due);
  });

  it("is for a service with a name in one line", () => {
    expect(tidyService("  Status\n\tpage ")).toBe("Status page");
  });
});

describe("scopes", () => {
  it("name each field once, and no field that is open anyway", () => {
    const fields = API_SCOPES.flatMap((scope) => scope.fields);
    expect(new Set([...fields, ...OPEN_TO_KEYS]).size).toBe(fields.length + OPEN_TO_KEYS.length);
    expect(scopesNamed(["write:campaigns", "none", "read:campaigns"]).map(({ name }) => name)).toEqual([
      "read:campaigns",
      "write:campaigns",
    ]);
  });

  it("that say they read have no mutation, and the others nothing else", () => {
    for (const { name, fields, isWriting } of API_SCOPES) {
      expect([name, isWriting]).toEqual([name, name.startsWith("write:")]);
      expect([name, fields.every((field) => field.startsWith("Mutation.") === isWriting)]).toEqual([name, true]);
    }
  });

  it("of staff need a permission, those of advertisers none", () => {
    for (const { name, owner, permission } of API_SCOPES) {
      expect([name, permission === null]).toEqual([name, owner === "ADVERTISERS"]);
    }
  });

  it("tell what a key lacks, and nothing of the scopes of others", () => {
    expect(refusalOf("Query.plans", [], "ADVERTISERS")).toBeNull();
    expect(refusalOf("Query.usage", ["read:reports"], "ADVERTISERS")).toBeNull();
    expect(refusalOf("Query.usage", ["read:campaigns"], "ADVERTISERS")).toBe("This key needs the scope read:reports.");
    expect(refusalOf("Query.usage", ["read:reports"], "STAFF")).toBe("API keys cannot use this.");
    expect(refusalOf("Query.me", ["read:reports"], "ADVERTISERS")).toBe("API keys cannot use this.");
  });
});
