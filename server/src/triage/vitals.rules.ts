/**
 * Measured values of a question ("sats 88 %", "BP 84/50", "K+ 7.1"), turned into words that patterns can name.
 *
 * Limits of grown-ups: the National Early Warning Score 2 of the Royal College of Physicians
 * (https://www.rcp.ac.uk/improving-care/resources/national-early-warning-score-news-2/). Of children: NICE's traffic
 * light for fever (https://www.nice.org.uk/guidance/ng143) and its limits for suspected sepsis
 * (https://www.nice.org.uk/guidance/ng51). Of the laboratory: the UK Kidney Association for potassium, and the limits
 * beyond which laboratories ring a doctor (Royal College of Pathologists). They sort questions; they diagnose nothing.
 */

import { numberIn } from "./numbers.rules";

/** What is known about the person and the number when a value is read. */
interface Reading {
  value: number;
  /** The second of a pair, as in a blood pressure. */
  second: number | undefined;
  /** Age in years, undefined when nothing says it. */
  years: number | undefined;
}

interface VitalSign {
  /** How it is called, as words in a row. */
  names: readonly string[];
  /** The words as which the value counts; undefined when the number cannot be one of these values. */
  read(reading: Reading): readonly string[] | undefined;
  /** Points of the early warning score for a grown-up. */
  points?(value: number): number;
}

/** The forms whose limit is passed, when the value is one that can be. */
function within(value: number, lowest: number, highest: number, forms: Readonly<Record<string, boolean>>) {
  if (value < lowest || value > highest) return undefined;
  return Object.keys(forms).filter((form) => forms[form]);
}

/** Upper limits of breaths and heartbeats a minute for suspected sepsis, by age in years (NICE NG51). */
const CHILD_LIMITS: readonly { below: number; breaths: number; beats: number }[] = [
  { below: 1, breaths: 60, beats: 160 },
  { below: 3, breaths: 50, beats: 150 },
  { below: 5, breaths: 40, beats: 140 },
  { below: 6, breaths: 29, beats: 130 },
  { below: 8, breaths: 27, beats: 120 },
  { below: 12, breaths: 25, beats: 115 },
  { below: 16, breaths: 25, beats: 130 },
];

function limitsOf(years: number | undefined) {
  const child = CHILD_LIMITS.find(({ below }) => years !== undefined && years < below);
  return child
    ? { breaths: child.breaths, manyBreaths: child.breaths, beats: child.beats, manyBeats: child.beats + 20 }
    : { breaths: 21, manyBreaths: 25, beats: 111, manyBeats: 131 };
}

/** The points of the first step that the value does not pass. */
function steps(value: number, ...table: readonly (readonly [upTo: number, points: number])[]): number {
  return table.find(([upTo]) => value <= upTo)?.[1] ?? 0;
}

const BLOOD_PRESSURE: VitalSign = {
  names: ["bp", "bloodpressure", "sbp", "systolic"],
  read: ({ value, second = 0, years = 40 }) =>
    within(value, 40, 300, {
      "@bp-very-low": value <= (years < 12 ? 70 : 90),
      "@bp-low": value <= (years < 12 ? 80 : 100),
      "@bp-high": value >= 140 || second >= 90,
      "@bp-severe": value >= 160 || second >= 110,
      "@bp-very-high": value >= 180 || second >= 120,
    }),
  points: (value) => steps(value, [90, 3], [100, 2], [110, 1], [219, 0], [400, 3]),
};

const SIGNS: readonly VitalSign[] = [
  BLOOD_PRESSURE,
  {
    names: ["temperature", "temp", "temps", "t", "tmax", "fever", "febrile", "pyrexia", "pyrexial"],
    read: ({ value }) => {
      const celsius = inCelsius(value);
      return within(celsius, 25, 44, {
        "@hot": celsius >= 37.95,
        "@hot-39": celsius >= 38.95,
        "@very-hot": celsius >= 40,
        "@extremely-hot": celsius >= 41,
        "@cold": celsius < 35.5,
        "@normal-temperature": celsius >= 35.5 && celsius < 37.95,
      });
    },
    points: (value) => steps(inCelsius(value), [35, 3], [36, 1], [38, 0], [39, 1], [45, 2]),
  },
  {
    names: ["hr", "pulse", "heart", "heartbeat", "heart beat", "heart rate", "heartrate", "pulse rate"],
    read: ({ value, years }) =>
      within(value, 15, 320, {
        "@hr-very-high": value >= limitsOf(years).manyBeats,
        "@hr-high": value >= limitsOf(years).beats,
        "@hr-very-low": value <= (years !== undefined && years < 2 ? 80 : 40),
      }),
    points: (value) => steps(value, [40, 3], [50, 1], [90, 0], [110, 1], [130, 2], [400, 3]),
  },
  {
    names: ["rr", "resp rate", "resps", "respiratory rate", "respirations", "respiration rate", "breathing rate"],
    read: ({ value, years }) =>
      within(value, 2, 120, {
        "@rr-very-high": value >= limitsOf(years).manyBreaths,
        "@rr-high": value >= limitsOf(years).breaths,
        "@rr-very-low": value <= 8,
      }),
    points: (value) => steps(value, [8, 3], [11, 1], [20, 0], [24, 2], [120, 3]),
  },
  {
    names: [
      ...[
        "spo 2",
        "spo",
        "sats",
        "sat",
        "o 2 sats",
        "o 2 sat",
        "o 2",
        "sao 2",
        "saturation",
        "saturations",
        "pulse ox",
      ],
      ...["oxygen saturation", "oxygen saturations", "oxygen sats", "oxygen level", "oxygen levels", "oxygen"],
      ...["pulse oximeter", "oximeter", "pulse oximetry", "oximetry"],
    ],
    read: ({ value }) => within(value, 40, 100, { "@spo2-very-low": value <= 91, "@spo2-low": value <= 93 }),
    points: (value) => steps(value, [91, 3], [93, 2], [95, 1]),
  },
  {
    names: ["breathing"],
    read: ({ value, years }) =>
      within(value, 18, 120, {
        "@rr-very-high": value >= limitsOf(years).manyBreaths,
        "@rr-high": value >= limitsOf(years).breaths,
      }),
  },
  { names: ["lipase", "amylase"], read: ({ value }) => within(value, 0, 50_000, { "@lipase-high": value >= 300 }) },
  {
    names: ["gcs", "glasgow coma scale", "glasgow coma score", "coma scale"],
    read: ({ value }) => within(value, 3, 15, { "@gcs-low": value < 15 }),
    points: (value) => (value < 15 ? 3 : 0),
  },
  {
    names: ["news", "news 2", "news score", "ews"],
    read: ({ value }) => within(value, 0, 20, { "@news-high": value >= 5 }),
  },
  {
    names: [
      ...["glucose", "bm", "bms", "cbg", "bgl", "bloodsugar", "bloodsugars", "sugar", "sugars", "sugar level"],
      ...["sugar levels", "capillary glucose", "blood glucose", "plasma glucose", "meter", "glucometer", "libre"],
    ],
    read: ({ value }) => {
      // Above 40 it can only be in mg/dL.
      const mmol = value > 40 ? value / 18 : value;
      return within(mmol, 0.5, 80, {
        "@glucose-very-low": mmol < 3,
        "@glucose-low": mmol < 4,
        "@glucose-high": mmol >= 11.1,
        "@glucose-very-high": mmol >= 30,
      });
    },
  },
  {
    names: ["ketones", "ketone", "blood ketones", "ketone level"],
    read: ({ value }) => within(value, 0, 20, { "@ketones-high": value >= 3, "@ketones-raised": value >= 1.5 }),
  },
  {
    names: ["potassium", "k", "serum potassium"],
    read: ({ value }) =>
      within(value, 1, 10, {
        "@potassium-high": value >= 6,
        "@potassium-raised": value >= 5.5,
        "@potassium-very-low": value < 2.5,
      }),
  },
  {
    names: ["sodium", "na", "serum sodium"],
    read: ({ value }) =>
      within(value, 90, 190, {
        "@sodium-very-low": value < 120,
        "@sodium-low": value < 130,
        "@sodium-very-high": value >= 155,
      }),
  },
  {
    names: ["calcium", "ca", "corrected calcium", "adjusted calcium"],
    read: ({ value }) => within(value, 1, 5, { "@calcium-dangerous": value >= 3.5 || value < 1.9 }),
  },
  {
    names: ["hb", "haemoglobin", "hemoglobin", "hgb"],
    read: ({ value }) => {
      const gramsPerLitre = value <= 25 ? value * 10 : value;
      return within(gramsPerLitre, 15, 250, { "@hb-very-low": gramsPerLitre < 70, "@hb-low": gramsPerLitre < 100 });
    },
  },
  {
    names: ["platelets", "platelet", "plt", "plts", "platelet count"],
    read: ({ value }) => within(value, 0, 2000, { "@platelets-very-low": value < 20, "@platelets-low": value < 50 }),
  },
  {
    names: ["neutrophils", "neutrophil", "anc", "neuts", "neutrophil count"],
    read: ({ value }) => within(value, 0, 30_000, { "@neutrophils-low": value < 1 || (value >= 50 && value < 1000) }),
  },
  {
    names: ["inr"],
    read: ({ value }) => within(value, 0.5, 30, { "@inr-very-high": value >= 8, "@inr-high": value >= 5 }),
  },
  { names: ["ph"], read: ({ value }) => within(value, 6.5, 7.9, { "@ph-low": value < 7.3 }) },
  { names: ["lactate"], read: ({ value }) => within(value, 0, 40, { "@lactate-high": value > 2 }) },
  {
    names: ["troponin", "hs troponin", "troponin t", "troponin i", "tni", "tnt"],
    read: ({ value }) => within(value, 0, 100_000, { "@troponin-high": value > 34 || (value >= 0.04 && value < 5) }),
  },
  { names: ["crp"], read: ({ value }) => within(value, 0, 800, { "@crp-high": value >= 100 }) },
  {
    names: ["creatinine", "cr", "creat"],
    // Below 30 it can only be in mg/dL.
    read: ({ value }) =>
      within(value, 0.2, 3000, { "@creatinine-very-high": value >= 354 || (value >= 4 && value < 30) }),
  },
  { names: ["lithium", "lithium level"], read: ({ value }) => within(value, 0, 9, { "@lithium-high": value >= 1.5 }) },
  {
    names: ["pefr", "pef", "peak flow", "peakflow", "peak expiratory flow"],
    read: ({ value }) => within(value, 1, 100, { "@peak-flow-low": value < 50 }),
  },
];

/** What may stand between a name and its number: "sats on air are now down to 88". */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    "of is was at around about been now on reading readings reads read level levels rate has to over above below under just " +
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

function inCelsius(value: number): number {
  return value >= 90 && value <= 110 ? ((value - 32) * 5) / 9 : value;
}

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
  if (word === undefined || !/^\d/.test(word)) return undefined;
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
  return valueAt(words, words[at + 1] === "over" ? at + 2 : at + 1);
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

const PARACETAMOL: ReadonlySet<string> = new Set(
  "paracetamol paracetamols paracetemol acetaminophen panadol cocodamol tylenol calpol".split(" "),
);
const OF_TABLETS: ReadonlySet<string> = new Set(
  "tablets tablet pills pill of x times paracetamol paracetamols".split(" "),
);
/** The most that a grown-up may take in a day: 4 g, which is eight tablets of 500 mg. */
const MOST_GRAMS = 4;

function gramsAt(words: readonly string[], at: number): number {
  const value = numberIn(words[at]);
  if (value === undefined) return 0;
  const next = words[at + 1] ?? "";
  if (["g", "gram", "grams", "gms"].includes(next)) return value;
  if (next === "mg" || next === "milligrams") return value / 1000;
  // "2 every 2 hours"
  const from = next === "every" ? at + 1 : at + 2;
  const every = words[from] === "every" ? numberIn(words[from + 1]) : undefined;
  if (every && /^(h|hr|hrs|hour|hours)$/.test(words[from + 2] ?? "")) return (24 / every) * value * 0.5;
  const strength = valueAt(words, at + (next === "x" ? 2 : 1));
  if (strength === 500 || strength === 1000) return (value * strength) / 1000;
  return OF_TABLETS.has(next) || PARACETAMOL.has(next) ? value * 0.5 : 0;
}

/** Where more paracetamol is told of than may be taken in a day. The tablets are taken to have 500 mg. */
export function tooMuchParacetamol(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    if (!PARACETAMOL.has(word)) return [];
    for (let near = Math.max(0, at - 8); near <= at + 8; near += 1) {
      const grams = gramsAt(words, near);
      if (grams > MOST_GRAMS && grams < 500) return [at];
    }
    return [];
  });
}
