import { londonWeekday } from "../../platform/london.rules";
import { assess, BOOK } from "./book.test-support";
import { understand } from "./understand.rules";

/** 27 November 2026 was a Friday. */
const written = (day: number) => londonWeekday(new Date(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`));
const FRIDAY = written(27);

/** How many days a message says that something lasts. */
function daysIn(message: string, today?: number): number | undefined {
  const facts = understand(message, BOOK, { ...(today !== undefined && { today }) }).cases.flatMap((one) => [
    ...one.facts.values(),
  ]);
  return facts.find(({ days }) => days !== undefined)?.days;
}

const WEEK = [
  ["Sunday", "dimanche", "Sonntag", "domingo"],
  ["Monday", "lundi", "Montag", "lunes"],
  ["Tuesday", "mardi", "Dienstag", "martes"],
  ["Wednesday", "mercredi", "Mittwoch", "miércoles"],
  ["Thursday", "jeudi", "Donnerstag", "jueves"],
  ["Friday", "vendredi", "Freitag", "viernes"],
  ["Saturday", "samedi", "Samstag", "sábado"],
] as const;

describe.each(WEEK)("since %s", (en, fr, de, es) => {
  const day = WEEK.findIndex(([name]) => name === en);
  it.each([
    `I have had a sore throat since ${en}`,
    `J'ai mal à la gorge depuis ${fr}`,
    `Ich habe seit ${de} Halsschmerzen`,
    `Me duele la garganta desde el ${es}`,
  ])("%s", (message) => {
    // From the day after to a week later, which has the day's name again.
    for (let ago = 1; ago <= 7; ago += 1) expect(daysIn(message, (day + ago) % 7)).toBe(ago);
  });
});

it.each([
  ["Sore throat since last Monday", 4],
  ["It started on Monday, my throat is sore", 4],
  ["sore throat since weds", 2],
  ["sore throat since sun", 5],
  ["sore throat since the weekend", 6],
  ["sore throat since the day before yesterday", 2],
  ["Mal de gorge depuis dimanche dernier", 5],
  ["Mal de gorge depuis le week-end", 6],
  ["Mal de gorge depuis avant-hier", 2],
  ["Halsschmerzen seit Sonntagabend", 5],
  ["Halsschmerzen seit dem Wochenende", 6],
  ["Halsschmerzen seit vorgestern", 2],
  ["Dolor de garganta desde el pasado miércoles", 2],
  ["Dolor de garganta desde el fin de semana", 6],
  ["Dolor de garganta desde anteayer", 2],
])("counts back from a Friday: %s", (message, days) => {
  expect(daysIn(message, FRIDAY)).toBe(days);
});

it.each([
  "I have a sore throat. Can I fly next Monday?",
  "I have a sore throat, I have to sing every Sunday",
  "I was out in the sun and have a sore throat",
  "J'ai mal à la gorge, je pars lundi prochain",
  "Ich habe Halsschmerzen und fliege nächsten Montag",
  "Ich singe sonntags und habe Halsschmerzen",
  "Me duele la garganta y viajo el próximo lunes",
  "Me duele la garganta por la noche",
  "J'ai mal à la gorge le soir",
])("takes no day that is to come for how long it lasts: %s", (message) => {
  expect(daysIn(message, FRIDAY)).toBeUndefined();
});

it("takes the middle of a week where nobody says which day it is", () => {
  expect(daysIn("I have had a sore throat since Monday")).toBe(3);
});

it("counts the same for somebody else whose age is told", () => {
  const message = "A man of 62 has had a sore throat since Monday";
  const { known } = assess(message, { age: 34, today: FRIDAY }).judged;
  expect(known.facts.get("throat.sore")?.days).toBe(4);
});

it("knows the day in London, whatever the hour", () => {
  expect([written(22), written(28)]).toEqual([0, 6]);
  expect(londonWeekday(new Date("2026-06-30T23:30:00Z"))).toBe(londonWeekday(new Date("2026-07-01T12:00:00Z")));
});
