import type { LabResult, RecordType } from "../../care/records/record.rules";

/** What comes back again and again in an invented history: every so many days, for three years. */
export interface RecordSeries {
  everyDays: number;
  /** How many days ago the newest one is. */
  newestDaysAgo: number;
  type: RecordType;
  provider: string;
  hasDocument?: boolean;
  /** Used in turn, the newest first. */
  entries: readonly RecordEntry[];
}

interface RecordEntry {
  title: string;
  summary: string;
  details?: string;
  results?: readonly LabResult[];
}

const SURGERY = "Harbour Street Surgery, London";
const HOSPITAL = "St Alban’s Hospital, London";
const LABORATORY = "Northgate Laboratory, London";

const result = (test: string, value: string, usual: string | null = null): LabResult => ({ test, value, usual });

const PRESCRIPTIONS: readonly RecordSeries[] = [
  {
    everyDays: 28,
    newestDaysAgo: 4,
    type: "PRESCRIPTION",
    provider: SURGERY,
    entries: [
      {
        title: "Beclometasone 100 micrograms inhaler, repeat",
        summary: "2 puffs in the morning and 2 in the evening. One inhaler.",
        details: "Rinse your mouth after each use. Bring the empty inhaler back to a pharmacy.",
      },
    ],
  },
  {
    everyDays: 30,
    newestDaysAgo: 11,
    type: "PRESCRIPTION",
    provider: SURGERY,
    entries: [{ title: "Cetirizine 10 mg tablets, repeat", summary: "1 tablet a day when you need it. 30 tablets." }],
  },
  {
    everyDays: 60,
    newestDaysAgo: 23,
    type: "PRESCRIPTION",
    provider: SURGERY,
    entries: [
      {
        title: "Salbutamol 100 micrograms inhaler, repeat",
        summary: "1 or 2 puffs when you are short of breath. One inhaler.",
        details: "Tell the surgery if you need it more than three times a week.",
      },
    ],
  },
  {
    everyDays: 60,
    newestDaysAgo: 52,
    type: "PRESCRIPTION",
    provider: SURGERY,
    entries: [
      { title: "Fluticasone nasal spray", summary: "1 spray in each nostril once a day. One bottle." },
      { title: "Sodium cromoglicate eye drops", summary: "1 drop in each eye four times a day. One bottle." },
    ],
  },
];

const LAB_RESULTS: readonly RecordSeries[] = [
  {
    everyDays: 120,
    newestDaysAgo: 9,
    type: "LAB_RESULT",
    provider: SURGERY,
    hasDocument: true,
    entries: [
      {
        title: "Breathing test and asthma review",
        summary: "Your breathing is well under control. Go on as you are.",
        details:
          "You blew into the meter three times; the best counts. You use the inhaler as it should be used.\nYour plan for bad days stays the same. Bring it to the next review.",
        results: [
          result("Peak flow", "430 L/min", "above 400 L/min"),
          result("FEV1", "2.9 L", "above 2.6 L"),
          result("FEV1/FVC", "0.79", "above 0.70"),
        ],
      },
      {
        title: "Breathing test and asthma review",
        summary: "Your breathing is a little tighter than last time. The dose of the brown inhaler went up.",
        results: [
          result("Peak flow", "385 L/min", "above 400 L/min"),
          result("FEV1", "2.5 L", "above 2.6 L"),
          result("FEV1/FVC", "0.71", "above 0.70"),
        ],
      },
    ],
  },
  {
    everyDays: 180,
    newestDaysAgo: 37,
    type: "LAB_RESULT",
    provider: LABORATORY,
    hasDocument: true,
    entries: [
      {
        title: "Full blood count",
        summary: "Everything is in the usual range.",
        results: [
          result("Haemoglobin", "131 g/L", "115 to 165"),
          result("White cells", "6.8 ×10^9/L", "4.0 to 11.0"),
          result("Platelets", "268 ×10^9/L", "150 to 450"),
          result("Eosinophils", "0.4 ×10^9/L", "0.0 to 0.4"),
        ],
      },
      {
        title: "Full blood count",
        summary: "The eosinophils are a little high, as they often are with hay fever. Nothing has to be done.",
        results: [
          result("Haemoglobin", "128 g/L", "115 to 165"),
          result("White cells", "7.4 ×10^9/L", "4.0 to 11.0"),
          result("Platelets", "255 ×10^9/L", "150 to 450"),
          result("Eosinophils", "0.6 ×10^9/L", "0.0 to 0.4"),
        ],
      },
    ],
  },
  {
    everyDays: 160,
    newestDaysAgo: 70,
    type: "LAB_RESULT",
    provider: LABORATORY,
    entries: [
      {
        title: "Vitamin D",
        summary: "Your vitamin D is low. Take 10 micrograms a day through the winter.",
        results: [result("25-OH vitamin D", "38 nmol/L", "above 50")],
      },
      {
        title: "Vitamin D",
        summary: "Your vitamin D is fine.",
        results: [result("25-OH vitamin D", "64 nmol/L", "above 50")],
      },
    ],
  },
  {
    everyDays: 200,
    newestDaysAgo: 95,
    type: "LAB_RESULT",
    provider: LABORATORY,
    entries: [
      {
        title: "Iron and thyroid",
        summary: "Your iron stores and your thyroid are fine.",
        results: [result("Ferritin", "42 µg/L", "13 to 150"), result("TSH", "1.9 mU/L", "0.3 to 4.2")],
      },
    ],
  },
  {
    everyDays: 170,
    newestDaysAgo: 128,
    type: "LAB_RESULT",
    provider: SURGERY,
    entries: [{ title: "Urine test", summary: "No sign of an infection." }],
  },
  {
    everyDays: 350,
    newestDaysAgo: 155,
    type: "LAB_RESULT",
    provider: LABORATORY,
    hasDocument: true,
    entries: [
      {
        title: "Cholesterol and blood sugar",
        summary: "Both are in the usual range.",
        results: [
          result("Total cholesterol", "4.6 mmol/L", "under 5.0"),
          result("HDL cholesterol", "1.5 mmol/L", "above 1.2"),
          result("HbA1c", "36 mmol/mol", "under 42"),
        ],
      },
    ],
  },
  {
    everyDays: 360,
    newestDaysAgo: 200,
    type: "LAB_RESULT",
    provider: HOSPITAL,
    hasDocument: true,
    entries: [
      {
        title: "Allergy test: grass, birch, house dust mite, cat, dog, mould, egg, milk, peanut and hazelnut",
        summary: "You react to grass and birch pollen.",
        results: [
          result("Grass pollen", "class 4", "class 0"),
          result("Birch pollen", "class 3", "class 0"),
          result("House dust mite", "class 0", "class 0"),
          result("Cat", "class 0", "class 0"),
          result("Peanut", "class 0", "class 0"),
        ],
      },
    ],
  },
];

const LETTERS: readonly RecordSeries[] = [
  {
    everyDays: 100,
    newestDaysAgo: 30,
    type: "REFERRAL",
    provider: SURGERY,
    hasDocument: true,
    entries: [
      {
        title: "Referral: physiotherapy for back pain",
        summary: "For exercises and advice on sitting at work.",
        details: "You get a letter with a time within four weeks. If it does not come, ring the surgery.",
      },
      { title: "Referral: asthma nurse", summary: "For the yearly review and a new plan for bad days." },
      {
        title: "Referral: skin clinic",
        summary: "A patch on the forearm that does not heal is to be looked at.",
        details: "The patch has been there for eight weeks, 6 mm, flat, without pain. A photograph was sent along.",
      },
      { title: "Referral: allergy clinic", summary: "To see whether a course against grass pollen makes sense." },
      { title: "Referral: eye test", summary: "For headaches after long days at a screen." },
    ],
  },
  {
    everyDays: 260,
    newestDaysAgo: 84,
    type: "DISCHARGE",
    provider: HOSPITAL,
    hasDocument: true,
    entries: [
      {
        title: "Discharge: day unit, asthma attack",
        summary: "You were treated for an asthma attack and went home the same day.",
        details: [
          "You came with a tight chest and a cough that had become worse overnight. Your peak flow was 210 L/min when you came and 390 L/min when you left.",
          "You were given salbutamol through a spacer three times, and prednisolone 40 mg as tablets. There was no fever, and the X-ray of the chest was clear.",
          "Take prednisolone 40 mg once a day for four more days. Use the brown inhaler every morning and evening, also when you feel well. Use the blue inhaler when you are short of breath.",
          "Your surgery is asked to see you within two working days and to go through your plan for bad days with you.",
          "Call 999 if you are too breathless to speak, if your lips turn blue, or if the blue inhaler does not help within a few minutes.",
        ].join("\n"),
      },
      {
        title: "Discharge: minor injuries unit, sprained ankle",
        summary: "Your left ankle is sprained. Nothing is broken.",
        details:
          "The X-ray shows no break. Keep the foot up and put something cool on it for the first two days, then begin to move it.\nSee your surgery if you cannot walk four steps on it after five days.",
      },
      {
        title: "Discharge: ear, nose and throat clinic",
        summary: "Your nose was looked at with a small camera. The spray helps; go on with it.",
      },
    ],
  },
];

/** The invented history of the published patient, who has asthma and hay fever: about 170 records. */
export const DEMO_RECORDS: readonly RecordSeries[] = [...PRESCRIPTIONS, ...LAB_RESULTS, ...LETTERS];
/** How far back it goes, in days. */
export const DEMO_RECORDS_DAYS = 3 * 365;
