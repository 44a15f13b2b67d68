/** Numbers as they are written in a question, and the units of time behind them. */

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5, several: 5, six: 6, seven: 7 },
    ...{ eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
    ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
    ...{ seventy: 70, eighty: 80, ninety: 90 },
  }),
);

export const DAYS_PER_UNIT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ min: 1 / 1440, mins: 1 / 1440, minute: 1 / 1440, minutes: 1 / 1440 },
    ...{ h: 1 / 24, hr: 1 / 24, hour: 1 / 24, hours: 1 / 24, hrs: 1 / 24, day: 1, days: 1, night: 1, nights: 1 },
    ...{ week: 7, weeks: 7, wk: 7, wks: 7, fortnight: 14, month: 30, months: 30, mo: 30, mth: 30, mths: 30 },
    ...{ year: 365, years: 365, yr: 365, yrs: 365, y: 365 },
  }),
);

/** Words that may stand between a number and its unit: "a couple of days", "three whole weeks". */
const BETWEEN: ReadonlySet<string> = new Set(["of", "whole", "full", "more", "few", "couple", "or"]);

export function beginsWithDigit(word: string): boolean {
  const letter = word.charCodeAt(0);
  return letter >= 48 && letter <= 57;
}

export function numberIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (!beginsWithDigit(word)) return NUMBER_WORDS.get(word);
  const value = Number(word.replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
}

/** Where the unit of the number at `at` stands, or -1 when the number has no unit of time. */
export function unitAfter(words: readonly string[], at: number): number {
  let unit = at + 1;
  while (unit <= at + 3 && BETWEEN.has(words[unit] ?? "")) unit += 1;
  // "37,8 y mocos": years are written short behind whole numbers only.
  if (words[unit] === "y" && !/^\d{1,3}$/.test(words[at] ?? "")) return -1;
  return DAYS_PER_UNIT.has(words[unit] ?? "") ? unit : -1;
}
