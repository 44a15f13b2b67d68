import type { Tier } from "../../ads/subscriptions/plan.rules";

/** Every company, product and figure here is invented; addresses end in .example, which nobody can own. */
export const INVENTED = "Demonstration advert: the company and the product are invented.";
export const MEDICINE = `${INVENTED} Always read the label.`;

export interface DemoCompany {
  /** An account with a published password, or one of its own without. */
  email: string;
  contact: string;
  name: string;
  registrationNumber: string;
  address: string;
  phone: string;
  website: string;
  tier: Tier;
  /** When the present month began, in days before today; at most 26, so that the shortest month is not over. */
  startedDaysAgo: number;
  /** The present month is not paid: its adverts run for some days of grace. */
  isPastDue?: boolean;
}

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    email: "advertiser@demo.test",
    contact: "Hannah Okafor",
    name: "Northbank Allergy Care Ltd",
    registrationNumber: "10000017",
    address: "2 Northbank, Manchester M2 5AA",
    phone: "0161 496 0017",
    website: "https://northbank-allergy.example",
    tier: "SILVER",
    startedDaysAgo: 17,
  },
  {
    email: "sleep@demo.test",
    contact: "Owen Tranter",
    name: "Fernhollow Sleep Studio Ltd",
    registrationNumber: "10000025",
    address: "9 Fern Row, Leeds LS2 7AA",
    phone: "0113 496 0025",
    website: "https://fernhollow-sleep.example",
    tier: "GOLD",
    startedDaysAgo: 9,
  },
  {
    email: "physio@demo.test",
    contact: "Greta Lind",
    name: "Calderside Movement Ltd",
    registrationNumber: "SC100033",
    address: "40 Calder Street, Glasgow G2 8AA",
    phone: "0141 496 0033",
    website: "https://calderside-movement.example",
    tier: "BRONZE",
    startedDaysAgo: 26,
  },
  {
    email: "digestion@demo.test",
    contact: "Samir Haque",
    name: "Oatwell Kitchen Ltd",
    registrationNumber: "10000041",
    address: "11 Oat Yard, London SE1 9AA",
    phone: "020 7946 0041",
    website: "https://oatwell-kitchen.example",
    tier: "PLATINUM",
    startedDaysAgo: 5,
  },
  {
    email: "desk@demo.test",
    contact: "Noel Ashworth",
    name: "Bramblegate Desk Supports Ltd",
    registrationNumber: "10000058",
    address: "3 Bramble Gate, Bristol BS1 9AA",
    phone: "0117 496 0058",
    website: "https://bramblegate-supports.example",
    tier: "BRONZE",
    startedDaysAgo: 2,
    isPastDue: true,
  },
];

export interface DemoCreative {
  company: number;
  title: string;
  description: string;
  imageKey: string;
  altText: string;
  pricePence: number | null;
  path: string;
  disclaimer: string;
}

const ALLERGY = { imageKey: "allergy-care", altText: "A flower with drifting pollen beside a spray bottle" };
const SLEEP = { imageKey: "sleep-well", altText: "A moon and stars above a pillow" };
const MOVE = { imageKey: "move-easy", altText: "A person stretching on a mat" };
const OATS = { imageKey: "gut-friendly", altText: "A steaming bowl with a spoon" };

export const DEMO_CREATIVES: readonly DemoCreative[] = [
  {
    company: 0,
    title: "Saline nasal spray",
    description: "A gentle rinse for a stuffy nose on days with a lot of pollen.",
    ...ALLERGY,
    pricePence: 649,
    path: "/saline-spray",
    disclaimer: MEDICINE,
  },
  {
    company: 0,
    title: "Pollen barrier balm",
    description: "A balm around the nose that catches pollen before you breathe it in.",
    ...ALLERGY,
    pricePence: 799,
    path: "/barrier-balm",
    disclaimer: MEDICINE,
  },
  {
    company: 0,
    title: "Bedroom air filter",
    description: "A quiet filter for dust and pollen in rooms of up to 20 square metres.",
    ...ALLERGY,
    pricePence: 8_900,
    path: "/air-filter",
    disclaimer: INVENTED,
  },
  {
    company: 1,
    title: "Six evenings to a calmer night",
    description: "An online course about habits that make it easier to fall asleep.",
    ...SLEEP,
    pricePence: 2_900,
    path: "/six-evenings",
    disclaimer: INVENTED,
  },
  {
    company: 1,
    title: "Blackout sleep mask",
    description: "Soft cotton, no pressure on the eyes, machine washable.",
    ...SLEEP,
    pricePence: 1_450,
    path: "/mask",
    disclaimer: INVENTED,
  },
  {
    company: 2,
    title: "Back and neck class",
    description: "Forty minutes of easy stretches in a small group, near you or by video.",
    ...MOVE,
    pricePence: 1_200,
    path: "/classes",
    disclaimer: INVENTED,
  },
  {
    company: 3,
    title: "High-fibre oat mix",
    description: "Oats, seeds and dried pear: a warm breakfast with 9 g of fibre in a bowl.",
    ...OATS,
    pricePence: 495,
    path: "/oat-mix",
    disclaimer: INVENTED,
  },
  {
    company: 3,
    title: "A week of plain suppers",
    description: "Seven free recipes that go easy on the stomach.",
    ...OATS,
    pricePence: null,
    path: "/plain-suppers",
    disclaimer: INVENTED,
  },
  {
    company: 4,
    title: "Cushioned wrist rest",
    description: "A soft rest that keeps your wrists straight at the keyboard.",
    ...MOVE,
    pricePence: 1_850,
    path: "/wrist-rest",
    disclaimer: INVENTED,
  },
];

export interface DemoCampaign {
  creative: number;
  name: string;
  status: "LIVE" | "ENDED";
  /** The second of two creatives that are tried against each other. */
  variant?: number;
  signals?: readonly string[];
  relatedTopics?: boolean;
  returnToTopic?: boolean;
  weekdays?: readonly number[];
  hours?: readonly number[];
  dailyCap?: number;
  monthlyBudgetPence?: number;
  cities: readonly string[];
  languages: readonly string[];
  topics: readonly string[];
  weight: number;
  frequencyCap: number;
  /** When it began, and ended, in days before today. */
  fromDaysAgo: number;
  toDaysAgo: number;
  /** When its hold-out was switched on, in days before today. */
  holdOutDaysAgo?: number;
  /** Impressions in an average hour, few enough for the people who fit and their cap; clicks and engagements per impression. */
  hourly: number;
  clickRate: number;
  engagementRate: number;
}

const UK: readonly string[] = [];
const defaults = { status: "LIVE", topics: [], weight: 1, frequencyCap: 8, toDaysAgo: 0 } as const;

export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  campaign(0, "Saline spray, whole country", UK, ["en", "fr", "es", "de"], 365, 48, 0.0112, 0.0021),
  {
    ...campaign(1, "Barrier balm, London and Manchester", ["London", "Manchester"], ["en"], 210, 20, 0.0094, 0.0016),
    holdOutDaysAgo: 160,
  },
  campaign(
    2,
    "Air filter, big cities",
    ["London", "Birmingham", "Glasgow", "Liverpool"],
    ["en", "es"],
    120,
    24,
    0.0061,
    0.0008,
  ),
  campaign(3, "Calmer night course", UK, ["en"], 340, 22, 0.0087, 0.0019),
  campaign(4, "Sleep mask, Scotland", ["Glasgow", "Edinburgh"], ["en"], 150, 9, 0.0103, 0.0007),
  campaign(4, "Sleep mask in four languages", UK, ["en", "fr", "de", "es"], 90, 18, 0.0079, 0.0009),
  campaign(5, "Back and neck class, Liverpool", ["Liverpool", "Manchester"], ["en"], 280, 26, 0.0135, 0.0031),
  { ...campaign(5, "Back and neck class by video", UK, ["en"], 170, 141, 0.0098, 0.0024), frequencyCap: 10 },
  campaign(6, "Oat mix, whole country", UK, ["en", "fr"], 365, 24, 0.0068, 0.0012),
  campaign(7, "Plain suppers, whole country", UK, ["en", "de", "es"], 200, 20, 0.0124, 0.0024),
  {
    ...campaign(6, "Oat mix, on pages about digestion", UK, ["en"], 60, 7, 0.0141, 0.0033),
    topics: ["Digestive"],
  },
  {
    ...campaign(1, "Barrier balm, for people with allergies", UK, ["en"], 45, 5, 0.0136, 0.0031),
    topics: ["Allergies"],
  },
  {
    ...campaign(3, "Six evenings, for restless sleepers", UK, ["en"], 30, 12, 0.0129, 0.0034),
    signals: ["Poor sleep quality", "Stress indicators"],
    hours: [7, 8, 20, 21, 22],
  },
  {
    ...campaign(4, "Sleep mask, beside the sleep check", UK, ["en", "fr", "es", "de"], 40, 5, 0.0144, 0.0036),
    topics: ["Sleep disorders"],
    relatedTopics: true,
    returnToTopic: true,
  },
  {
    ...campaign(5, "Back and neck class, weekdays", ["Glasgow", "Edinburgh"], ["en"], 35, 26, 0.0118, 0.0027),
    weekdays: [1, 2, 3, 4, 5],
    hours: [9, 10, 11, 12, 13, 14, 15, 16, 17],
    dailyCap: 1_200,
  },
  {
    ...campaign(6, "Oats or suppers, two adverts", UK, ["en"], 25, 10, 0.0112, 0.0023),
    variant: 7,
    monthlyBudgetPence: 40_000,
  },
  {
    ...campaign(7, "Plain suppers, for active people", UK, ["en"], 20, 4, 0.0121, 0.0025),
    topics: ["Cardiovascular", "Digestive"],
    signals: ["Active lifestyle", "Regular exercise", "Sedentary"],
  },
  campaign(8, "Wrist rest, whole country", UK, ["en"], 130, 7, 0.0097, 0.0014),
  {
    ...campaign(0, "Saline spray, spring", ["London"], ["en"], 300, 15, 0.0127, 0.0022),
    status: "ENDED",
    toDaysAgo: 190,
  },
];

function campaign(
  creative: number,
  name: string,
  cities: readonly string[],
  languages: readonly string[],
  fromDaysAgo: number,
  hourly: number,
  clickRate: number,
  engagementRate: number,
): DemoCampaign {
  return {
    ...defaults,
    creative,
    name: `${name} (demonstration)`,
    cities,
    languages,
    fromDaysAgo,
    hourly,
    clickRate,
    engagementRate,
  };
}
