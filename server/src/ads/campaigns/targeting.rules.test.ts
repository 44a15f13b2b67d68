import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, maskOf } from "../../people/accounts/audience-label.rules";
import {
  destinationOf,
  fits,
  NEAR_TOPICS,
  NOTHING_KNOWN,
  type Place,
  type Targeting,
  topicMatch,
} from "./targeting.rules";

const anywhere: Targeting = {
  cities: [],
  languages: ["en"],
  topics: [],
  signals: [],
  relatedTopics: false,
  returnToTopic: false,
  isTooNarrow: false,
};
const dashboard: Place = { city: "London", language: "en", topic: null, ...NOTHING_KNOWN };
const topics = (...labels: string[]) => maskOf(HEALTH_TOPICS, labels);
const signals = (...labels: string[]) => maskOf(LIFESTYLE_SIGNALS, labels);
const allergy = { ...anywhere, topics: ["Allergies"] };
const labelled = (given: Partial<Place["labels"]>): Place => ({
  ...dashboard,
  labels: { ...dashboard.labels, ...given },
});
const tookAllergies = { ...dashboard, topicsToday: topics("Allergies") };
const bothGroups = { ...allergy, signals: ["Sedentary", "Stress indicators"] };

describe("a campaign", () => {
  it.each<[string, Targeting, Place, boolean]>([
    ["for anywhere fits a city", anywhere, dashboard, true],
    ["for anywhere fits an unknown city", anywhere, { ...dashboard, city: null }, true],
    ["fits its language only", anywhere, { ...dashboard, language: "fr" }, false],
    ["fits its city", { ...anywhere, cities: ["Leeds", "London"] }, dashboard, true],
    ["does not fit another city", { ...anywhere, cities: ["Glasgow"] }, dashboard, false],
    [
      "for a city does not fit an unknown one",
      { ...anywhere, cities: ["London"] },
      { ...dashboard, city: null },
      false,
    ],
    ["for any page fits a page with a topic", anywhere, { ...dashboard, topic: "Allergies" }, true],
    ["for a topic does not fit a page without one", allergy, dashboard, false],
    ["for a topic fits its page", allergy, { ...dashboard, topic: "Allergies" }, true],
    ["for a topic does not fit a near page", allergy, { ...dashboard, topic: "Respiratory" }, false],
    [
      "for a topic and near ones fits a near page",
      { ...allergy, relatedTopics: true },
      { ...dashboard, topic: "Respiratory" },
      true,
    ],
    [
      "for a topic and near ones does not fit a far page",
      { ...allergy, relatedTopics: true },
      { ...dashboard, topic: "Cardiovascular" },
      false,
    ],
    [
      "for a topic and near ones does not fit a near label",
      { ...allergy, relatedTopics: true },
      labelled({ topics: topics("Respiratory") }),
      false,
    ],
    ["for a topic fits the label", allergy, labelled({ topics: topics("Digestive", "Allergies") }), true],
    ["for a topic does not fit another label", allergy, labelled({ topics: topics("Digestive") }), false],
    [
      "that is too narrow does not fit the label",
      { ...allergy, isTooNarrow: true },
      labelled({ topics: topics("Allergies") }),
      false,
    ],
    ["that is too narrow fits its page", { ...allergy, isTooNarrow: true }, { ...dashboard, topic: "Allergies" }, true],
    ["does not fit who took the Health Check", allergy, tookAllergies, false],
    ["with returning fits who took the Health Check", { ...allergy, returnToTopic: true }, tookAllergies, true],
    [
      "with returning does not fit another Health Check",
      { ...allergy, returnToTopic: true },
      { ...dashboard, topicsToday: topics("Digestive") },
      false,
    ],
    [
      "with returning that is too narrow does not fit it",
      { ...allergy, returnToTopic: true, isTooNarrow: true },
      tookAllergies,
      false,
    ],
    ["for signals does not fit without one", { ...anywhere, signals: ["Sedentary"] }, dashboard, false],
    [
      "for signals fits one of them",
      { ...anywhere, signals: ["Sedentary", "Stress indicators"] },
      labelled({ signals: signals("Sedentary") }),
      true,
    ],
    [
      "for signals that is too narrow does not fit",
      { ...anywhere, signals: ["Sedentary"], isTooNarrow: true },
      labelled({ signals: signals("Sedentary") }),
      false,
    ],
    ["for both groups needs both: topic alone", bothGroups, labelled({ topics: topics("Allergies") }), false],
    ["for both groups needs both: signal alone", bothGroups, labelled({ signals: signals("Sedentary") }), false],
    [
      "for both groups fits page and signal",
      bothGroups,
      { ...labelled({ signals: signals("Sedentary") }), topic: "Allergies" },
      true,
    ],
    [
      "for both groups fits both labels",
      bothGroups,
      labelled({ topics: topics("Allergies"), signals: signals("Sedentary") }),
      true,
    ],
  ])("%s", (_what, targeting, place, expected) => {
    expect(fits(targeting, place)).toBe(expected);
  });

  it("without anything that is known of a person fits by place and page alone", () => {
    for (const topic of [null, ...HEALTH_TOPICS]) {
      const place = { ...dashboard, topic };
      expect(fits({ ...bothGroups, relatedTopics: true, returnToTopic: true }, place)).toBe(false);
      expect(fits({ ...allergy, returnToTopic: true }, place)).toBe(topic === "Allergies");
    }
  });

  it("says how its topics were met, the page first", () => {
    const campaign = { ...allergy, relatedTopics: true, returnToTopic: true };
    const known = { labels: { topics: topics("Allergies"), signals: 0 }, topicsToday: topics("Allergies") };
    expect(topicMatch(campaign, { ...dashboard, ...known, topic: "Allergies" })).toBe("page");
    expect(topicMatch(campaign, { ...dashboard, ...known, topic: "Digestive" })).toBe("related");
    expect(topicMatch(campaign, { ...dashboard, ...known })).toBe("label");
    expect(topicMatch(campaign, tookAllergies)).toBe("returned");
    expect(topicMatch(campaign, dashboard)).toBeNull();
    expect(topicMatch(anywhere, { ...dashboard, ...known })).toBeNull();
  });

  it("leads to its own address, and by topic or signal to the company's website", () => {
    const [own, site] = ["https://a.example/offer", "https://a.example"];
    expect(destinationOf({ topics: [], signals: [] }, own, site)).toBe(own);
    expect(destinationOf({ topics: ["Digestive"], signals: [] }, own, site)).toBe(site);
    expect(destinationOf({ topics: [], signals: ["Sedentary"] }, own, site)).toBe(site);
    expect(destinationOf({ topics: [], signals: ["Sedentary"] }, own, null)).toBeNull();
  });
});

it("nearness goes both ways and never to itself", () => {
  for (const topic of HEALTH_TOPICS) {
    for (const near of NEAR_TOPICS[topic]) {
      expect(near).not.toBe(topic);
      expect(NEAR_TOPICS[near]).toContain(topic);
    }
  }
});
