/** How long, how hot, how old, how many: numbers in a question, turned into words that patterns can name. */
import { type Age, agesIn } from "./ages.rules";
import { tooMuchParacetamol } from "./doses.rules";
import { mayLast } from "./durations.rules";
import { DAYS_PER_UNIT, numberIn, unitAfter } from "./numbers.rules";
import { vitalsIn } from "./vitals.rules";

const OF_MEDICINE: ReadonlySet<string> = new Set(["mg", "mcg", "ml", "g", "gram", "grams", "milligrams"]);
const MORE_THAN: ReadonlySet<string> = new Set(["over", "than", "beyond", "past"]);

/** Limits of durations in days, as patterns name them. */
const DURATIONS: readonly (readonly [days: number, form: string])[] = [
  [4.9 / 1440, "@over-5-minutes"],
  [19.9 / 1440, "@over-20-minutes"],
  [3 / 24, "@over-3-hours"],
  [10 / 24, "@over-10-hours"],
  [2.01, "@over-2-days"],
  [3.01, "@over-3-days"],
  [7.01, "@over-1-week"],
  [10, "@over-10-days"],
  [21, "@3-weeks"],
  [42, "@over-6-weeks"],
];

/** More than a week, and not said of a holiday, a supply or a date. */
const LASTING = "@lasting";
const A_WEEK = 7.01;

function durationForms(days: number, lasts: boolean): string[] {
  const forms = DURATIONS.flatMap(([limit, form]) => (days >= limit ? [form] : []));
  return lasts && days >= A_WEEK ? [...forms, LASTING] : forms;
}

/** A count of tablets, say; a larger number is a year or an amount in milligrams. */
function manyForms(value: number): string[] {
  return value > 8 && value <= 300 ? ["@many"] : [];
}

const TEMPERATURE: ReadonlySet<string> = new Set(["temperature", "temp", "temps", "temperatures"]);
const NORMAL: ReadonlySet<string> = new Set(["normal", "fine", "ok", "okay", "stable"]);

/** The French "temps" is time. */
const BEFORE_TIME: ReadonlySet<string> = new Set(
  "combien peu meme quelque quelques le ce du tout longtemps mon du plein mi".split(" "),
);

/** "A temperature" is a high one, unless a normal value or "normal" stands with it. */
function isHighTemperature(words: readonly string[], at: number, normal: ReadonlySet<number>): boolean {
  if (!TEMPERATURE.has(words[at] ?? "") || normal.has(at)) return false;
  if (words[at] === "temps" && [words[at - 1], words[at - 2]].some((word) => BEFORE_TIME.has(word ?? ""))) return false;
  const around = [words[at - 1], words[at + 1], words[at + 2]];
  return !around.some((word) => NORMAL.has(word ?? "")) && !["room", "body"].includes(words[at - 1] ?? "");
}

/** "Could not", "will not", "not able", "no longer": they say what "cannot" says. */
function saysCannot(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  switch (words[at]) {
    case "not":
      return before === "could" || before === "will";
    case "able":
      return before === "not";
    case "longer":
      return before === "no";
    default:
      return words[at] === "unable";
  }
}

/** What a word counts as because of the number before it, and where that number stands. */
export interface Measure {
  forms: readonly string[];
  from: number;
}

/**
 * The measures of a question by the position of their word: durations ("@over-3-days", "@3-weeks" …, "@lasting" for those of a symptom), ages ("@child"
 * under 16, "@baby" under 1, "@young-baby" under 3 months, "@infant-3-to-6", "@over-50", "@older" from 65), weeks of a
 * pregnancy ("@gestation", "@late-pregnancy" from 20, "@early-pregnancy" before), "@many" (more than eight), "@fever" (a temperature that is not
 * called normal), too much paracetamol, and the measured values of `vitals.rules.ts`. No typed word can look like
 * them: "@" is no letter.
 */
export function measuresIn(words: readonly string[]): Map<number, Measure> {
  const found = new Map<number, Measure>();
  const add = (at: number, forms: readonly string[], from = at) => {
    const before = found.get(at);
    if (forms.length > 0) found.set(at, { forms: [...(before?.forms ?? []), ...forms], from: before?.from ?? from });
  };
  const ages = new Map<number, Age>(agesIn(words).map((age) => [age.from, age]));
  const years = [...ages.values()].find((age) => age.years !== undefined)?.years;
  for (const { at, forms, from } of ages.values()) add(at, forms, from);
  const vitals = vitalsIn(words, years).filter(({ at }) => !ages.has(at));
  const isVital = new Set(vitals.map(({ at }) => at));
  for (const { at, forms, from } of vitals) add(at, forms, from);
  const normal = new Set(
    vitals.flatMap(({ from, forms }) =>
      forms.some((form) => form === "@normal-temperature" || form === "@cold") ? [from] : [],
    ),
  );
  for (const at of tooMuchParacetamol(words)) add(at, ["@paracetamol-too-much"]);
  words.forEach((word, at) => {
    if (saysCannot(words, at)) add(at, ["cannot"]);
    if (isHighTemperature(words, at, normal)) add(at, ["@fever"]);
    if ((word === "last" || word === "all") && (words[at + 1] === "week" || words[at + 1] === "month")) {
      add(at + 1, durationForms(words[at + 1] === "week" ? 7 : 30, mayLast(words, at, at + 1)), at);
    }
    const value = numberIn(word);
    if (value === undefined || ages.has(at) || isVital.has(at)) return;
    const unit = unitAfter(words, at);
    if (unit !== -1) {
      const days = value * (DAYS_PER_UNIT.get(words[unit] ?? "") ?? 0);
      const isMore = MORE_THAN.has(words[at - 1] ?? "");
      add(unit, durationForms(isMore ? days * 1.05 : days, mayLast(words, at, unit)), at);
    } else if (!OF_MEDICINE.has(words[at + 1] ?? "") && words[at - 1] !== "at") {
      // "Two at nine" is a time and no count.
      add(at, manyForms(value));
    }
  });
  return found;
}
