import { createHmac, randomUUID } from "node:crypto";
import { EVENT_KINDS } from "./ad-event.rules";
import { pseudonymOf } from "./pseudonym";
import { AdTokens, type Impression } from "./tokens";

const tokens = new AdTokens("k".repeat(40));
const impression = (given: Partial<Impression> = {}): Impression => ({
  id: randomUUID(),
  campaignId: randomUUID(),
  creativeId: randomUUID(),
  issuedAt: new Date("2026-11-21T10:00:00.123Z"),
  pseudonym: pseudonymOf("i".repeat(40), randomUUID(), "2026-11-21"),
  city: "Glasgow",
  language: "fr",
  page: "DASHBOARD",
  personalised: false,
  ageBand: null,
  gender: null,
  ...given,
});

describe("a token", () => {
  it.each<Partial<Impression>>([
    {},
    { city: null },
    { city: "Elsewhere", language: "en", personalised: true },
    { personalised: true, ageBand: "18-24", gender: null },
    { personalised: true, ageBand: "65+", gender: "OTHER" },
    { personalised: true, ageBand: null, gender: "FEMALE" },
    { city: "London", language: "pl" },
  ])("says all that it was made from: %p", (given) => {
    const made = impression(given);
    const set = tokens.issue(made);
    for (const kind of EVENT_KINDS) {
      expect(set[kind]).toHaveLength(144);
      expect(tokens.read(set[kind])).toEqual({ kind, ...made });
    }
    expect(new Set(Object.values(set)).size).toBe(3);
  });

  it("says nothing of a person who has not agreed, whatever it was made from", () => {
    const set = tokens.issue(impression({ personalised: false, ageBand: "35-44", gender: "MALE" }));
    expect(tokens.read(set.VIEW)).toMatchObject({ personalised: false, ageBand: null, gender: null });
  });

  it("is not taken when any of its bits is changed", () => {
    const bytes = Buffer.from(tokens.issue(impression()).VIEW, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(tokens.read(forged.toString("base64url"))).toBeNull();
    }
  });

  it("is not taken with another impression's signature", () => {
    const [one, other] = [impression(), impression()].map((made) => Buffer.from(tokens.issue(made).VIEW, "base64url"));
    const swapped = Buffer.concat([(one as Buffer).subarray(0, 76), (other as Buffer).subarray(76)]);
    expect(tokens.read(swapped.toString("base64url"))).toBeNull();
  });

  it("is not taken under another key, nor when another purpose signed it", () => {
    const text = tokens.issue(impression()).VIEW;
    expect(new AdTokens("x".repeat(40)).read(text)).toBeNull();
    const body = Buffer.from(text, "base64url").subarray(0, 76);
    const signature = createHmac("sha256", "k".repeat(40)).update(body).digest();
    expect(tokens.read(Buffer.concat([body, signature]).toString("base64url"))).toBeNull();
  });

  it.each(["", "x", "a".repeat(144), `${"a".repeat(143)}=`, "a".repeat(145), "ä".repeat(144), "a".repeat(1_000_000)])(
    "is not this: %.20s",
    (text) => {
      expect(tokens.read(text)).toBeNull();
    },
  );

  it("has one spelling", () => {
    const text = tokens.issue(impression()).VIEW;
    expect(tokens.read(`${text} `)).toBeNull();
    expect(tokens.read(`${text}==`)).toBeNull();
    expect(tokens.read(text.replace(/-/g, "+").replace(/_/g, "/") + (/[-_]/.test(text) ? "" : "+"))).toBeNull();
  });
});

it("a pseudonym is the same all day and another the next day, for everybody another", () => {
  const [person, stranger] = [randomUUID(), randomUUID()];
  const today = pseudonymOf("key", person, "2026-11-21");
  expect(today).toMatch(/^[0-9a-f]{32}$/);
  expect(pseudonymOf("key", person, "2026-11-21")).toBe(today);
  expect(pseudonymOf("key", person, "2026-11-22")).not.toBe(today);
  expect(pseudonymOf("key", stranger, "2026-11-21")).not.toBe(today);
  expect(pseudonymOf("other key", person, "2026-11-21")).not.toBe(today);
});
