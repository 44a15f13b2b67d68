import type { CampaignInput } from "../../gql/graphql";
import type { Advert, Campaign } from "../campaigns/campaigns";
import { penceOf, typedPrice } from "../creatives/creatives";

/** What somebody chooses and types; numbers as they are typed, "" for none. */
export interface BuilderValues {
  creativeId: string;
  variantId: string | null;
  name: string;
  cities: string[];
  languages: string[];
  topics: string[];
  signals: string[];
  relatedTopics: boolean;
  returnToTopic: boolean;
  startsOn: string;
  endsOn: string;
  weekdays: number[];
  hours: number[];
  dailyCap: string;
  /** In pounds. */
  monthlyBudget: string;
  frequencyCap: string;
}

/** The groups of labels, by the field that keeps what is chosen. */
export const FIELD_OF = {
  GEOGRAPHY: "cities",
  LANGUAGES: "languages",
  SYMPTOM_CLUSTERS: "topics",
  WEARABLE_COHORTS: "signals",
} as const;
export type GroupKey = keyof typeof FIELD_OF;

/** The id of the control of a field of the API. */
export const controlOf = (field: string): string =>
  `campaign-${field === "monthlyBudgetPence" ? "monthlyBudget" : field}`;

/** The server's own limits of the numbers that are typed. */
const MOST_A_DAY = 1_000_000;
const MOST_PER_PERSON = 20;
const MOST_BUDGET_PENCE = 100_000_000;

const DIGITS = /^(\d{1,3}(?:,\d{3})+|\d{1,9})$/;

/** A whole number as it is typed; null for none, undefined for what is none. */
function countOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  return DIGITS.test(text) ? Number(text.replaceAll(",", "")) : undefined;
}

const within = (count: number | null | undefined, most: number) =>
  count !== undefined && (count === null || (count >= 1 && count <= most));

export type NumberField = "dailyCap" | "monthlyBudget" | "frequencyCap";

/** The typed numbers that cannot be saved. */
export function wrongNumbers(values: BuilderValues): NumberField[] {
  const frequency = countOf(values.frequencyCap);
  return [
    within(countOf(values.dailyCap), MOST_A_DAY) ? [] : ["dailyCap" as const],
    within(penceOf(values.monthlyBudget), MOST_BUDGET_PENCE) ? [] : ["monthlyBudget" as const],
    frequency !== null && within(frequency, MOST_PER_PERSON) ? [] : ["frequencyCap" as const],
  ].flat();
}

const sorted = <T extends string | number>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1));

/** What is sent; null while a number cannot be read. Lists have one order, so that equal choices are equal inputs. */
export function inputOf(values: BuilderValues): CampaignInput | null {
  if (wrongNumbers(values).length > 0) return null;
  return {
    creativeId: values.creativeId,
    variantId: values.variantId,
    name: values.name.trim(),
    cities: sorted(values.cities),
    languages: sorted(values.languages),
    topics: sorted(values.topics),
    signals: sorted(values.signals),
    relatedTopics: values.relatedTopics,
    returnToTopic: values.returnToTopic,
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
    weekdays: sorted(values.weekdays),
    hours: sorted(values.hours),
    dailyCap: countOf(values.dailyCap) ?? null,
    monthlyBudgetPence: penceOf(values.monthlyBudget) ?? null,
    frequencyCap: countOf(values.frequencyCap) ?? 1,
  };
}

const typed = (count: number | null) => (count === null ? "" : String(count));

/** What the builder begins with for a campaign that is stored. */
export const valuesOf = (campaign: Campaign): BuilderValues => ({
  creativeId: campaign.creative.id,
  variantId: campaign.variant?.id ?? null,
  name: campaign.name,
  cities: [...campaign.cities],
  languages: [...campaign.languages],
  topics: [...campaign.topics],
  signals: [...campaign.signals],
  relatedTopics: campaign.relatedTopics,
  returnToTopic: campaign.returnToTopic,
  startsOn: campaign.startsOn ?? "",
  endsOn: campaign.endsOn ?? "",
  weekdays: [...campaign.weekdays],
  hours: [...campaign.hours],
  dailyCap: typed(campaign.dailyCap),
  monthlyBudget: typedPrice(campaign.monthlyBudgetPence).replace(/\.00$/, ""),
  frequencyCap: String(campaign.frequencyCap),
});

/** Three impressions a day for one person, until somebody says otherwise. */
const USUAL_FREQUENCY = "3";

/** What a new campaign for an advert begins with. */
export const newValues = (advert: Pick<Advert, "id" | "title">): BuilderValues => ({
  creativeId: advert.id,
  variantId: null,
  name: advert.title,
  cities: [],
  languages: [],
  topics: [],
  signals: [],
  relatedTopics: false,
  returnToTopic: false,
  startsOn: "",
  endsOn: "",
  weekdays: [],
  hours: [],
  dailyCap: "",
  monthlyBudget: "",
  frequencyCap: USUAL_FREQUENCY,
});

/** The label put in, or taken out when it is there. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

/** What a plan asks for impressions. */
export interface Prices {
  pricePence: number;
  impressions: number;
  /** For each 1,000 over the quota. */
  overQuotaRatePence: number;
}

/** How many impressions a month a budget buys: of the plan's quota at the plan's price, then at the rate over the quota. */
export function impressionsFor(budgetPence: number, { pricePence, impressions, overQuotaRatePence }: Prices): number {
  const ofPlan = (Math.min(budgetPence, pricePence) / pricePence) * impressions;
  const over = (Math.max(0, budgetPence - pricePence) / overQuotaRatePence) * 1_000;
  return Math.floor(ofPlan + over);
}
