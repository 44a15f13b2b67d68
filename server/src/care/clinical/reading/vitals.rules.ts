import { beginsWithDigit, DAYS_PER_UNIT } from "./numbers.rules";
import { BLOOD_PRESSURE, SIGNS, type VitalSign } from "./vital-signs.rules";

/** What may stand between a name and its number: "sats on air are now down to 88". */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    "of is was at around about been now on reading readings reads read level levels rate has to over above below under have had just " +
    "only with a an the count showing shows says came back measured air room ra were are up down dropped fell rose gone " +
    "went as low high than approx best today home result this morning still says gone dropping at score racing beating beats beat slow very fast going pounding"
  ).split(" "),
);
const MOST_BETWEEN = 5;

/** Numbers whose unit stands behind them: "140 bpm", "28 breaths a minute", "38.5 °C". */
const BY_UNIT: ReadonlyMap<string, string> = new Map([
  ["bpm", "hr"],
  ["beats", "hr"],
  ["breaths", "rr"],
  ["celsius", "temp"],
  ["degrees", "temp"],
  ["degree", "temp"],
  ["centigrade", "temp"],
  ["fahrenheit", "temp"],
  ["mmhg", "bp"],
  ["sats", "spo 2"],
]);

/** By the first word of their names, the longest name first. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly { name: readonly string[]; sign: VitalSign }[]> = (() => {
  const all = SIGNS.flatMap((sign) => sign.names.map((name) => ({ name: name.split(" "), sign })));
  const map = new Map<string, { name: readonly string[]; sign: VitalSign }[]>();
  for (const one of all.sort((a, b) => b.name.length - a.name.length)) {
    const first = one.name[0] ?? "";
    map.set(first, [...(map.get(first) ?? []), one]);
  }
  return map;
})();

function valueAt(words: readonly string[], at: number): number | undefined {
  const word = words[at];
  if (word === undefined || !beginsWithDigit(word)) return undefined;
  const value = Number(word.replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
}

/** A value that was read: where its number stands and as which words it counts. */
export interface Vital {
  at: number;
  /** Where its name stands. */
  from: number;
  forms: readonly string[];
}

interface Found extends Vital {
  points: number;
  sign: VitalSign;
}

function nameAt(words: readonly string[], at: number) {
  return BY_FIRST_WORD.get(words[at] ?? "")?.find(({ name }) => name.every((word, step) => words[at + step] === word));
}

/** The second number of "180/100" or "180 over 100". */
function secondAt(words: readonly string[], at: number): number | undefined {
  return valueAt(words, ["over", "to", "on", "zu", "sobre", "sur"].includes(words[at + 1] ?? "") ? at + 2 : at + 1);
}

function readAt(words: readonly string[], from: number, at: number, sign: VitalSign, years?: number) {
  const value = valueAt(words, at);
  const forms = value === undefined ? undefined : sign.read({ value, second: secondAt(words, at), years });
  return value === undefined || !forms ? undefined : { at, from, forms, sign, points: sign.points?.(value) ?? 0 };
}

function vitalAt(words: readonly string[], at: number, years: number | undefined): Found | undefined {
  const named = nameAt(words, at);
  if (named && words[at - 1] !== "vitamin") {
    let next = at + named.name.length;
    const limit = next + MOST_BETWEEN;
    while (next < limit && BETWEEN.has(words[next] ?? "")) next += 1;
    // "Ca 5 Wochen" is about five weeks, and no calcium.
    if (DAYS_PER_UNIT.has(words[next + 1] ?? "")) return undefined;
    return readAt(words, at, next, named.sign, years);
  }
  const value = valueAt(words, at);
  if (value === undefined) return undefined;
  const unit = words[at + 1] ?? "";
  const byUnit = BY_UNIT.get(unit) ?? ((unit === "c" || unit === "f") && value >= 34 ? "temp" : undefined);
  const sign = byUnit && nameAt(byUnit.split(" "), 0)?.sign;
  if (sign) return readAt(words, at, at, sign, years);
  // "38.9" can hardly be anything else, and neither can "185/115".
  if (/^(3[89]|4[0-2])[.,]\d$/.test(words[at] ?? ""))
    return readAt(words, at, at, nameAt(["temp"], 0)?.sign ?? BLOOD_PRESSURE);
  const second = secondAt(words, at) ?? 0;
  const looksLikePressure = value >= 70 && value <= 260 && second >= 40 && second <= 150 && value > second + 15;
  return looksLikePressure ? readAt(words, at, at, BLOOD_PRESSURE, years) : undefined;
}

const ENOUGH_POINTS = 5;

/**
 * The measured values of a question, from its words. A grown-up's early warning score of five or more counts as
 * "@news-high", beside the last value that it is made of.
 */
export function vitalsIn(words: readonly string[], years: number | undefined): Vital[] {
  const found: Found[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const vital = vitalAt(words, at, years);
    if (!vital || taken.has(vital.at)) continue;
    taken.add(vital.at).add(vital.at + (vital.sign === BLOOD_PRESSURE ? 1 : 0));
    found.push(vital);
  }
  const worst = new Map<VitalSign, number>();
  for (const { sign, points } of found) worst.set(sign, Math.max(points, worst.get(sign) ?? 0));
  const score = [...worst.values()].reduce((sum, points) => sum + points, 0);
  const last = found.at(-1);
  const isGrownUp = years === undefined || years >= 16;
  if (last && isGrownUp && score >= ENOUGH_POINTS) {
    return [...found, { at: last.at, from: last.from, forms: ["@news-high"] }];
  }
  return found;
}
