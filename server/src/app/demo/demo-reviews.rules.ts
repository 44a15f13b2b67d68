import type { Decision } from "../../ads/compliance/review.rules";
import { INVENTED, MEDICINE } from "./demo-adverts.rules";

/** An invented advert on its way through compliance. */
interface DemoAdvert {
  /** Which of the demonstration's companies. */
  company: number;
  title: string;
  description: string;
  pricePence: number | null;
  path: string;
  disclaimer: string;
}

const advert = (
  company: number,
  title: string,
  description: string,
  pricePence: number | null = null,
  disclaimer = INVENTED,
): DemoAdvert => {
  const path = `/${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return { company, title, description, pricePence, path, disclaimer };
};

/** The pictures that come with the product, by company. */
export const DEMO_PICTURES = [
  { imageKey: "allergy-care", altText: "A flower with drifting pollen beside a spray bottle" },
  { imageKey: "sleep-well", altText: "A moon and stars above a pillow" },
  { imageKey: "move-easy", altText: "A person stretching on a mat" },
  { imageKey: "gut-friendly", altText: "A steaming bowl with a spoon" },
] as const;

/** Adverts that wait, with the minutes that they have waited; some were sent back once. */
export const DEMO_WAITING: readonly (DemoAdvert & { minutes: number; sentBack?: string })[] = [
  {
    ...advert(0, "Clear your nose for good", "Our rinse cures hay fever in days. Drug-free, 300 ml.", 749),
    minutes: 340,
  },
  {
    ...advert(1, "Sleep deeper in 7 days", "Guaranteed results, or you get your money back. No side effects.", 3_900),
    minutes: 302,
  },
  {
    ...advert(0, "Stop taking your tablets", "Breathe free without your inhaler: our drops do more.", 1_299),
    minutes: 271,
  },
  { ...advert(2, "Posture check near you", "Half an hour with a trainer, in six cities.", 1_800), minutes: 238 },
  { ...advert(2, "Back class, Glasgow", "Easy stretches in a small group, on Tuesdays.", 1_200), minutes: 192 },
  {
    ...advert(3, "Skinny jab alternative", "Like Ozempic, but in a bowl: oats that melt the pounds away.", 1_295),
    minutes: 167,
  },
  {
    ...advert(0, "Hay fever tablets, 30 pack", "May help to relieve sneezing and itchy eyes.", 429, MEDICINE),
    minutes: 80,
    sentBack: "Please say “Always read the label”.",
  },
  { ...advert(3, "Gentle breakfasts", "Seven warm bowls for a calm morning, with a shopping list."), minutes: 38 },
];

/** What the published advertiser has besides: a draft, and a newer version of an advert that is shown. */
export const DEMO_DRAFT = advert(0, "Pollen diary", "A printed diary for the season, with a page for each day.", 599);
export const DEMO_NEWER = {
  ...advert(
    0,
    "Saline nasal spray, twin pack",
    "A gentle rinse for a stuffy nose, now in a pack of two.",
    1_149,
    MEDICINE,
  ),
  of: "Saline nasal spray",
  minutes: 20,
};

export interface DemoDecision extends DemoAdvert {
  daysAgo: number;
  /** How long it had waited. */
  hours: number;
  decision: Decision;
  reason: string | null;
}

const decided = (
  given: DemoAdvert,
  daysAgo: number,
  hours: number,
  decision: Decision = "APPROVED",
  reason: string | null = null,
): DemoDecision => ({ ...given, daysAgo, hours, decision, reason });

/** Adverts of the last 30 days that were decided about. Those that were approved belong to no campaign. */
export const DEMO_DECIDED: readonly DemoDecision[] = [
  decided(advert(1, "Lavender pillow", "Filled with buckwheat and dried lavender.", 2_400), 1, 3.5),
  decided(advert(3, "Pear and seed bars", "Twelve bars with 6 g of fibre each.", 895), 1, 5.1),
  decided(advert(2, "Desk stretches", "A free leaflet with eight stretches."), 2, 2.2),
  decided(
    advert(0, "Miracle balm", "A miracle cure for every allergy. 100% guaranteed.", 999),
    2,
    4.8,
    "REJECTED",
    "It promises a cure. No advert for a health product can.",
  ),
  decided(advert(1, "Bedside lamp", "Warm light that dims by itself.", 4_500), 3, 6.4),
  decided(advert(3, "Soup box", "Four soups that go easy on the stomach.", 1_650), 4, 3.9),
  decided(
    advert(0, "Best eye drops there are", "Better than any other drops. Recommended by doctors.", 699),
    5,
    4.1,
    "NEEDS_REVISION",
    "Please take out “better than any other” and the recommendation by doctors.",
  ),
  decided(advert(2, "Walking group", "A walk each Sunday, at everybody's pace."), 6, 3.0),
  decided(advert(1, "Evening tea", "Camomile and lemon balm, without caffeine.", 450), 8, 7.5),
  decided(advert(3, "Oat drink", "One litre, without added sugar.", 185), 9, 2.8),
  decided(advert(2, "Yoga mat", "Cork and natural rubber, 4 mm.", 3_800), 11, 4.4),
  decided(advert(0, "Window screen", "Keeps pollen out and lets air in.", 2_950), 12, 5.9),
  decided(
    advert(1, "Sleep drops for kids", "Kids love the taste and sleep all night.", 799),
    13,
    8.2,
    "REJECTED",
    "Adverts for medicines must not speak to children.",
  ),
  decided(advert(3, "Recipe cards", "Thirty suppers on cards.", 1_200), 15, 3.3),
  decided(advert(2, "Foam roller", "With a leaflet for beginners.", 1_700), 17, 4.0),
  decided(advert(0, "Cotton handkerchiefs", "Six, washable at 60 degrees.", 850), 19, 2.1),
  decided(advert(1, "Weighted blanket", "Six kilograms, with a cotton cover.", 6_900), 22, 6.6),
  decided(
    advert(2, "Pain-free in a week", "Works for everybody, guaranteed.", 2_900),
    24,
    5.5,
    "NEEDS_REVISION",
    "Please say what the class does, without a promise.",
  ),
  decided(advert(3, "Stewed fruit", "Plums and apples, nothing else.", 325), 26, 3.7),
  decided(advert(0, "Room thermometer", "Shows humidity too.", 1_499), 28, 4.9),
];
