import { dayOf, isBot, reasonOf, type Visit } from "./ad-event.rules";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const CUBOT =
  "Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

it.each([CHROME, IPHONE, FIREFOX])("takes %s for a person's browser", (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

it.each([
  "",
  "node",
  "curl/8.5.0",
  "python-requests/2.32",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PetalBot;+https://bot.example)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
])("takes '%s' for a program", (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

it("does not take a phone for a program because of its name", () => {
  expect(isBot(CUBOT)).toBe(false);
});

const visit: Visit = { userAgent: CHROME, purpose: "", role: "CUSTOMER" };

it.each([
  ["VIEW", 1_000, visit, null],
  ["VIEW", 999, visit, "too_fast"],
  ["CLICK", 300, visit, null],
  ["ENGAGEMENT", 300, { ...visit, role: null }, null],
  ["VIEW", 5_000, { ...visit, userAgent: "node" }, "bot"],
  ["VIEW", 5_000, { ...visit, purpose: "prefetch;prerender" }, "prefetch"],
  ["CLICK", 5_000, { ...visit, role: "ADMIN" }, "staff"],
  ["CLICK", 5_000, { ...visit, role: "ADVERTISER" }, "own_traffic"],
] as const)("a %s after %d ms by %p is invalid because of %p", (kind, age, from, reason) => {
  expect(reasonOf(kind, age, from)).toBe(reason);
});

it("has UTC days", () => {
  expect(dayOf(new Date("2026-06-30T23:59:59.999Z"))).toBe("2026-06-30");
  expect(dayOf(new Date("2026-07-01T00:30:00+01:00"))).toBe("2026-06-30");
});
