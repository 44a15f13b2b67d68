import { CAMPAIGN_LANGUAGES } from "../campaigns/campaign.rules";
import type { Dimension } from "./insight.rules";

const WORDS: Readonly<Record<string, string>> = {
  FEMALE: "Women",
  MALE: "Men",
  OTHER: "Another gender",
  NOT_SHARED: "Not shared",
  SMALL_GROUPS: "Small groups",
  UNUSED_QUOTA: "Unused quota",
  DASHBOARD: "Dashboard card",
  HEALTH_CHECK: "Health Check",
};

/** Why traffic is kept and never billed, by the code that is stored with it. */
const DISCARD_SENTENCES: Readonly<Record<string, string>> = {
  bot: "It came from a program, not from a person's browser.",
  prefetch: "A browser loaded the page ahead of time; nobody was looking.",
  staff: "Our own staff saw it.",
  own_traffic: "An advertiser saw it.",
  too_fast: "It was reported sooner than an advert can be seen for a second.",
  no_view: "It was clicked or asked about without having been seen.",
  frequency: "The same person had seen it often enough that day.",
  daily_cap: "The daily cap was reached.",
  budget: "The month's budget was used.",
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DAY_NAME = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "1 Oct 2026" of a day as YYYY-MM-DD. */
export const dayText = (day: string): string => DAY_NAME.format(new Date(`${day}T12:00:00Z`));

/** What a value of a dimension is called on screens, on paper and in files. Campaigns and adverts have names of their own. */
export function valueText(dimension: Dimension, key: string): string {
  const word = WORDS[key];
  if (word !== undefined) return word;
  switch (dimension) {
    case "DAY":
      return dayText(key);
    case "HOUR":
      return `${key}:00`;
    case "WEEKDAY":
      return WEEKDAYS[Number(key) - 1] ?? key;
    case "LANGUAGE":
      return Object.entries(CAMPAIGN_LANGUAGES).find(([code]) => code === key)?.[1] ?? key;
    case "AGE":
      return key.replace("-", "–");
    case "DISCARD_REASON":
      return DISCARD_SENTENCES[key] ?? "It did not count as a view by a person.";
    default:
      return key;
  }
}

export const DIMENSION_TEXT: Readonly<Record<Dimension, string>> = {
  DAY: "Day",
  HOUR: "Hour",
  WEEKDAY: "Day of the week",
  CAMPAIGN: "Campaign",
  CREATIVE: "Advert",
  AGE: "Age group",
  GENDER: "Gender",
  CITY: "City",
  LANGUAGE: "Language",
  PLACEMENT: "Placement",
  DISCARD_REASON: "Reason",
};
