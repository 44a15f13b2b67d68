import { assess } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { raisedBy } from "./raised-advice.rules";

const NOW = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const book = clinicalBook();
const adviceOn = (text: string) => {
  const assessment = assess(text, book);
  return { level: assessment.level, response: composeAnswer(assessment, book, "en") };
};
const EMERGENCY = adviceOn("I have chest pain");
const URGENT = adviceOn("I have had a fever for five days");
const nothing = { level: "PHARMACIST", raisedLevel: null, raisedAt: null, raisedAdvice: null } as const;

it("rises to what was written", () => {
  expect([EMERGENCY.level, URGENT.level]).toEqual(["EMERGENCY", "URGENT"]);
  expect(raisedBy(nothing, EMERGENCY, NOW)).toEqual({
    raisedLevel: "EMERGENCY",
    raisedAt: NOW,
    raisedAdvice: EMERGENCY,
  });
});

it.each(["I have a cold", "It is no better", ""])("is not moved by %p", (text) => {
  expect(raisedBy(nothing, adviceOn(text), NOW)).toBeNull();
});

it("never falls, and keeps the emergency on the screen while it is fresh", () => {
  const before = { ...nothing, raisedLevel: "EMERGENCY", raisedAt: hoursAgo(2), raisedAdvice: EMERGENCY } as const;
  expect(raisedBy(before, URGENT, NOW)).toEqual({
    raisedLevel: "EMERGENCY",
    raisedAt: hoursAgo(2),
    raisedAdvice: EMERGENCY,
  });
  expect(raisedBy({ ...before, raisedAt: hoursAgo(25) }, URGENT, NOW)).toEqual({
    raisedLevel: "EMERGENCY",
    raisedAt: NOW,
    raisedAdvice: URGENT,
  });
  expect(raisedBy({ ...nothing, level: "CRISIS" }, URGENT, NOW)).toMatchObject({
    raisedLevel: "CRISIS",
    raisedAdvice: URGENT,
  });
});
