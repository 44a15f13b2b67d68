import { HELD_BACK_SENTENCES, type HeldCampaign, type HeldFacts, heldBackBy } from "./held-back.rules";

const NOW = new Date("2026-11-22T12:00:00Z");
const campaign: HeldCampaign = {
  ...{ status: "LIVE", topics: [], signals: [], relatedTopics: false, returnToTopic: false, variantId: null },
  ...{ isTooNarrow: false, leadsToWebsite: false, website: null, dailyCap: null, monthlyBudgetPence: null },
  ...{ startsOn: null, endsOn: null, weekdays: [], hours: [] },
};
const facts: HeldFacts = { tier: "PLATINUM", viewsToday: 0, viewsThisMonth: 0, newest: ["APPROVED"] };

it("nothing holds a live campaign back that is within its limits", () => {
  const within = { ...campaign, dailyCap: 10, monthlyBudgetPence: 500_00, weekdays: [7], hours: [12] };
  expect(heldBackBy(within, { ...facts, tier: "BRONZE", viewsToday: 9, viewsThisMonth: 99_999 }, NOW)).toEqual([]);
});

it.each<[string, Partial<HeldCampaign>, Partial<HeldFacts>, string[]]>([
  ["a draft", { status: "DRAFT" }, { tier: null }, []],
  ["an ended one", { status: "ENDED", startsOn: "2026-12-01" }, { tier: null }, []],
  ["a paused one", { status: "PAUSED" }, {}, [HELD_BACK_SENTENCES.paused]],
  ["one in review", { status: "IN_REVIEW" }, { newest: ["PENDING"] }, ["Your advert is awaiting review."]],
  [
    "one whose advert was rejected",
    { status: "IN_REVIEW" },
    { newest: ["REJECTED"] },
    ["Your advert was rejected. Choose another one."],
  ],
  [
    "one of whose two adverts still waits",
    { status: "IN_REVIEW" },
    { newest: ["REJECTED", "PENDING"] },
    ["Your advert is awaiting review."],
  ],
  [
    "one whose advert was taken back",
    { status: "IN_REVIEW" },
    { newest: ["DRAFT"] },
    ["Your advert has not been submitted for review."],
  ],
  ["one that is to come", { startsOn: "2026-12-01", hours: [3] }, {}, ["It starts on 1 December 2026."]],
  ["one of nobody who pays", { topics: ["Digestive"] }, { tier: null }, ["You have no paid plan at the moment."]],
  [
    "what the plan lacks",
    { topics: ["Digestive"], signals: ["Sedentary"], relatedTopics: true, returnToTopic: true, variantId: "v" },
    { tier: "BRONZE" },
    [
      "Your plan does not include Symptom Clusters.",
      "Your plan does not include Wearable Cohorts.",
      "Your plan does not include Related topics.",
      "Your plan does not include Return to topic the same day.",
      "Your plan does not include A/B testing.",
    ],
  ],
  ["too few people", { isTooNarrow: true }, {}, [HELD_BACK_SENTENCES.narrow]],
  ["no website", { leadsToWebsite: true }, {}, [HELD_BACK_SENTENCES.website]],
  ["another hour", { hours: [11] }, {}, [HELD_BACK_SENTENCES.schedule]],
  ["a cap that is reached", { dailyCap: 10 }, { viewsToday: 10 }, [HELD_BACK_SENTENCES.dailyCap]],
  [
    "a budget that is used",
    { monthlyBudgetPence: 500_00 },
    { tier: "BRONZE", viewsThisMonth: 100_000 },
    [HELD_BACK_SENTENCES.budget],
  ],
  [
    "two things at once",
    { status: "PAUSED", dailyCap: 1 },
    { viewsToday: 5 },
    [HELD_BACK_SENTENCES.paused, HELD_BACK_SENTENCES.dailyCap],
  ],
])("%s is told of", (_what, said, known, expected) => {
  expect(heldBackBy({ ...campaign, ...said }, { ...facts, ...known }, NOW)).toEqual(expected);
});
