/**
 * Measured values of a question ("sats 88 %", "BP 84/50", "K+ 7.1"), turned into words that patterns can name.
 *
 * Limits of grown-ups: the National Early Warning Score 2 of the Royal College of Physicians
 * (https://www.rcp.ac.uk/improving-care/resources/national-early-warning-score-news-2/). Of children: NICE's traffic
 * light for fever (https://www.nice.org.uk/guidance/ng143) and its limits for suspected sepsis
 * (https://www.nice.org.uk/guidance/ng51). Of the laboratory: the UK Kidney Association for potassium, and the limits
 * beyond which laboratories ring a doctor (Royal College of Pathologists). They sort questions; they diagnose nothing.
 */

/** What is known about the person and the number when a value is read. */
export interface Reading {
  value: number;
  /** The second of a pair, as in a blood pressure. */
  second: number | undefined;
  /** Age in years, undefined when nothing says it. */
  years: number | undefined;
}

export interface VitalSign {
  /** How it is called, as words in a row. */
  names: readonly string[];
  /** The words as which the value counts; undefined when the number cannot be one of these values. */
  read(reading: Reading): readonly string[] | undefined;
  /** Points of the early warning score for a grown-up. */
  points?(value: number): number;
}

function inCelsius(value: number): number {
  return value >= 90 && value <= 110 ? ((value - 32) * 5) / 9 : value;
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

export const BLOOD_PRESSURE: VitalSign = {
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

const temperature = (names: string[], lowest: number): VitalSign => ({
  names,
  read: ({ value }) => {
    const celsius = inCelsius(value);
    return within(celsius, lowest, 44, {
      "@hot": celsius >= 37.95,
      "@hot-39": celsius >= 38.95,
      "@very-hot": celsius >= 40,
      "@extremely-hot": celsius >= 41,
      "@cold": celsius < 35.5,
      "@normal-temperature": celsius >= 35.5 && celsius < 37.95,
    });
  },
  points: (value) => steps(inCelsius(value), [35, 3], [36, 1], [38, 0], [39, 1], [45, 2]),
});

export const SIGNS: readonly VitalSign[] = [
  BLOOD_PRESSURE,
  temperature(["temperature", "temp", "temps", "t", "tmax"], 25),
  // "No fever, 25" tells an age.
  temperature(["fever", "febrile", "pyrexia", "pyrexial"], 35),
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
    // "RR 120/75" is a blood pressure in German notes.
    read: ({ value, second, years }) =>
      within(value, 2, second === undefined ? 120 : 60, {
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
