/** How long, how hot, how old, how many: numbers in a question, turned into words that patterns can name. */

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["couple", 2],
  ["three", 3],
  ["few", 3],
  ["four", 4],
  ["five", 5],
  ["several", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
]);

const DAYS_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ["hour", 1 / 24],
  ["hours", 1 / 24],
  ["hrs", 1 / 24],
  ["day", 1],
  ["days", 1],
  ["night", 1],
  ["nights", 1],
  ["week", 7],
  ["weeks", 7],
  ["wk", 7],
  ["wks", 7],
  ["fortnight", 14],
  ["month", 30],
  ["months", 30],
  ["year", 365],
  ["years", 365],
  ["yr", 365],
  ["yrs", 365],
]);

const OF_MEDICINE: ReadonlySet<string> = new Set(["mg", "mcg", "ml", "g", "gram", "grams", "milligrams"]);
const MORE_THAN: ReadonlySet<string> = new Set(["over", "than", "beyond", "past"]);
/** Words that may stand between a number and its unit: "a couple of days", "three whole weeks". */
const BETWEEN: ReadonlySet<string> = new Set(["of", "whole", "full", "more", "few", "couple", "or"]);

function numberIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const spelled = NUMBER_WORDS.get(word);
  if (spelled !== undefined) return spelled;
  const value = Number(word.replace(",", "."));
  return /^\d/.test(word) && Number.isFinite(value) ? value : undefined;
}

function durationForms(days: number): string[] {
  const forms: string[] = [];
  if (days > 2) forms.push("@over-2-days");
  if (days > 3) forms.push("@over-3-days");
  if (days > 7) forms.push("@over-1-week");
  if (days >= 21) forms.push("@3-weeks");
  return forms;
}

function ageForms(years: number): string[] {
  if (years >= 16) return [];
  const forms = ["@child"];
  if (years < 1) forms.push("@baby");
  if (years < 0.25) forms.push("@young-baby");
  return forms;
}

function temperatureForms(value: number): string[] {
  const celsius = value >= 90 && value <= 110 ? ((value - 32) * 5) / 9 : value;
  if (celsius >= 40 && celsius <= 44) return ["@hot", "@very-hot"];
  if (celsius >= 37.95 && celsius < 40) return ["@hot"];
  if (celsius >= 25 && celsius < 35) return ["@cold"];
  return [];
}

/** A count of tablets, say; a larger number is a year or an amount in milligrams. */
function manyForms(value: number): string[] {
  return value > 8 && value <= 300 ? ["@many"] : [];
}

/** Where the unit of the number at `at` stands, or -1 when the number has no unit of time. */
function unitAfter(words: readonly string[], at: number): number {
  let unit = at + 1;
  while (unit <= at + 3 && BETWEEN.has(words[unit] ?? "")) unit += 1;
  return DAYS_PER_UNIT.has(words[unit] ?? "") ? unit : -1;
}

/** What a word counts as because of the number before it, and where that number stands. */
export interface Measure {
  forms: readonly string[];
  from: number;
}

/**
 * The measures of a question by the position of their word: "@over-2-days", "@over-3-days", "@over-1-week", "@3-weeks",
 * "@child" (under 16), "@baby" (under 1), "@young-baby" (under 3 months), "@hot" (38 °C), "@very-hot" (40 °C),
 * "@cold" (under 35 °C) and "@many" (more than eight). No typed word can look like them: "@" is no letter.
 */
export function measuresIn(words: readonly string[]): Map<number, Measure> {
  const found = new Map<number, Measure>();
  const add = (at: number, forms: readonly string[], from = at) => {
    const before = found.get(at);
    if (forms.length > 0) found.set(at, { forms: [...(before?.forms ?? []), ...forms], from: before?.from ?? from });
  };
  words.forEach((word, at) => {
    if ((word === "last" || word === "all") && (words[at + 1] === "week" || words[at + 1] === "month")) {
      add(at + 1, durationForms(words[at + 1] === "week" ? 7 : 30), at);
    }
    const value = numberIn(word);
    if (value === undefined) return;
    const unit = unitAfter(words, at);
    if (unit !== -1) {
      const days = value * (DAYS_PER_UNIT.get(words[unit] ?? "") ?? 0);
      if (words[unit + 1] === "old") add(unit, ageForms(days / 365), at);
      else add(unit, durationForms(MORE_THAN.has(words[at - 1] ?? "") ? days + 0.5 : days), at);
    } else if (words[at - 1] === "aged" || words[at + 1] === "yo") {
      add(at, ageForms(value));
    } else if (!OF_MEDICINE.has(words[at + 1] ?? "") && /^\d/.test(word)) {
      add(at, [...temperatureForms(value), ...manyForms(value)]);
    } else if (!OF_MEDICINE.has(words[at + 1] ?? "")) {
      add(at, manyForms(value));
    }
  });
  return found;
}
