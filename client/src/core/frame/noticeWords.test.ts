import i18next from "i18next";
import { fillIn, noticeSentence } from "./noticeWords";

const words = { day: "24 November", from: "14:45", to: "15:45", version: "v2.5.0" };

it.each([
  ["On {day}, {from} to {to}.", "On 24 November, 14:45 to 15:45."],
  ["{version} {version}", "v2.5.0 v2.5.0"],
  ["{toString} {constructor} { to} {{to}}", "{toString} {constructor} { to} {15:45}"],
  ["<b>{to}</b>", "<b>15:45</b>"],
])("%p is filled in as %p", (text, filled) => {
  expect(fillIn(text, words)).toBe(filled);
});

it("says what staff wrote in the language of the interface, else the text of the catalogue", () => {
  const t = i18next.getFixedT("en", "common");
  const notice = {
    id: "1",
    phase: "RUNNING" as const,
    startsAt: "2026-11-24T14:45:00Z",
    endsAt: "2026-11-24T15:45:00Z",
    releaseVersion: null,
    releaseNotes: null,
    texts: null,
  };
  expect(noticeSentence(t, notice, "en")).toBe(
    "Maintenance is going on, until 15:45 at the latest. The service may stop for a short time.",
  );
  const texts = { en: "Back at {to}.", fr: "Retour à {to}.", es: "Hasta las {to}.", de: "Bis {to}." };
  expect(noticeSentence(t, { ...notice, texts }, "en")).toBe("Back at 15:45.");
  expect(noticeSentence(t, { ...notice, texts }, "de")).toBe("Bis 15:45.");
});
