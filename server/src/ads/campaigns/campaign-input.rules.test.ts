import {
  type AdvertStanding,
  CAMPAIGN_MESSAGES,
  type CampaignWords,
  draftProblems,
  type LaunchFacts,
  launchProblems,
  tidyCampaign,
} from "./campaign-input.rules";

const words: CampaignWords = {
  ...{ creativeId: "a", variantId: null, name: "Spring" },
  ...{ cities: ["London"], languages: ["en"], topics: [], signals: [], relatedTopics: false, returnToTopic: false },
  ...{ startsOn: null, endsOn: null, weekdays: [], hours: [] },
  ...{ dailyCap: null, monthlyBudgetPence: null, frequencyCap: 3 },
};
const approved: AdvertStanding = { isArchived: false, isServing: true, newest: "APPROVED" };
const facts: LaunchFacts = {
  ...{ now: new Date("2026-11-22T12:00:00Z"), tier: "PLATINUM", website: "https://a.example" },
  cells: [{ city: "London", language: "en", topics: 63, signals: 63, people: 50 }],
  adverts: new Map([
    ["a", approved],
    ["b", approved],
  ]),
};
const M = CAMPAIGN_MESSAGES;

it("keeps each choice once and in the order of the lists, and names without blanks around", () => {
  expect(
    tidyCampaign({
      ...words,
      name: "  Spring\n",
      cities: ["Leeds", "Glasgow", "London", "Glasgow"],
      weekdays: [5, 1, 5],
      hours: [20, 3],
    }),
  ).toMatchObject({ name: "Spring", cities: ["London", "Glasgow", "Leeds"], weekdays: [1, 5], hours: [3, 20] });
});

const DRAFT_PROBLEMS: [string, Partial<CampaignWords>, string, string][] = [
  ["no name", { name: "" }, "name", M.nameMissing],
  ["a long name", { name: "😀".repeat(101) }, "name", M.nameTooLong],
  ["a name with what nobody sees", { name: "Spring\u202e" }, "name", "Please remove the invisible characters."],
  ["somebody else's advert", { creativeId: "c" }, "creativeId", M.creative],
  ["somebody else's second advert", { variantId: "c" }, "variantId", M.creative],
  ["the same advert twice", { variantId: "a" }, "variantId", M.sameVariant],
  ["an unknown city", { cities: ["London", "Leeds"] }, "cities", M.unknown],
  ["an unknown language", { languages: ["xx"] }, "languages", M.unknown],
  ["an unknown topic", { topics: ["sleep disorders"] }, "topics", M.unknown],
  ["an unknown signal", { signals: ["Digestive"] }, "signals", M.unknown],
  ["no day to begin", { startsOn: "2026-02-30" }, "startsOn", M.day],
  ["no day to end", { endsOn: "tomorrow" }, "endsOn", M.day],
  ["an end before the beginning", { startsOn: "2026-12-02", endsOn: "2026-12-01" }, "endsOn", M.lastBeforeFirst],
  ["an eighth day of the week", { weekdays: [1, 8] }, "weekdays", M.weekdays],
  ["a zeroth day of the week", { weekdays: [0] }, "weekdays", M.weekdays],
  ["a 24th hour", { hours: [24] }, "hours", M.hours],
  ["an hour before midnight", { hours: [-1] }, "hours", M.hours],
  ["no impressions a day", { dailyCap: 0 }, "dailyCap", M.dailyCap],
  ["too many impressions a day", { dailyCap: 1_000_001 }, "dailyCap", M.dailyCap],
  ["99 pence", { monthlyBudgetPence: 99 }, "monthlyBudgetPence", M.budget],
  ["less than nothing", { monthlyBudgetPence: -100 }, "monthlyBudgetPence", M.budget],
  ["nobody sees it", { frequencyCap: 0 }, "frequencyCap", M.frequencyCap],
  ["21 times a day", { frequencyCap: 21 }, "frequencyCap", M.frequencyCap],
];

it.each(DRAFT_PROBLEMS)("%s is wrong in a draft and in a launched campaign", (_what, change, field, message) => {
  expect(draftProblems({ ...words, ...change }, facts.adverts)).toEqual([{ field, message }]);
  expect(launchProblems({ ...words, ...change }, facts)).toContainEqual({ field, message });
});

it.each<[string, Partial<CampaignWords>]>([
  ["the shortest", { name: "x", frequencyCap: 1, dailyCap: 1, monthlyBudgetPence: 100 }],
  ["the longest", { name: "x".repeat(100), frequencyCap: 20, dailyCap: 1_000_000, weekdays: [1, 7], hours: [0, 23] }],
  ["one day", { startsOn: "2026-11-22", endsOn: "2026-11-22" }],
  ["two years", { startsOn: "2026-11-23", endsOn: "2028-11-22" }],
  ["two adverts", { variantId: "b" }],
  ["everything", { topics: ["Digestive"], signals: ["Sedentary"], relatedTopics: true, returnToTopic: true }],
])("%s can be launched", (_what, change) => {
  expect(launchProblems({ ...words, ...change }, facts)).toEqual([]);
});

const advert = (given: Partial<AdvertStanding>) => ({
  adverts: new Map([
    ["a", { ...approved, isServing: false, ...given }],
    ["b", approved],
  ]),
});

it.each<[string, Partial<CampaignWords>, Partial<LaunchFacts>, [string, string][]]>([
  [
    "no city",
    { cities: [] },
    {},
    [
      ["cities", M.places],
      ["languages", M.places],
    ],
  ],
  [
    "no language",
    { languages: [] },
    {},
    [
      ["cities", M.places],
      ["languages", M.places],
    ],
  ],
  ["no plan", { topics: ["Digestive"] }, { tier: null }, [["plan", M.noPlan]]],
  [
    "more than the plan",
    { topics: ["Digestive"], signals: ["Sedentary"], relatedTopics: true, returnToTopic: true, variantId: "b" },
    { tier: "BRONZE" },
    [
      ["topics", "Your plan does not include Symptom Clusters. It comes with Silver."],
      ["signals", "Your plan does not include Wearable Cohorts. It comes with Silver."],
      ["relatedTopics", "Your plan does not include Related topics. It comes with Gold."],
      ["returnToTopic", "Your plan does not include Return to topic the same day. It comes with Gold."],
      ["variantId", "Your plan does not include A/B testing. It comes with Platinum."],
    ],
  ],
  ["49 people with a signal", { signals: ["Sedentary"], cities: ["Glasgow"] }, {}, [["signals", M.narrow]]],
  ["49 people with a topic", { topics: ["Digestive"], languages: ["fr"] }, {}, [["topics", M.narrow]]],
  ["49 people of a city", { cities: ["Glasgow"] }, {}, []],
  ["no website for topics", { topics: ["Digestive"] }, { website: null }, [["topics", M.website]]],
  ["no website for signals", { signals: ["Sedentary"] }, { website: null }, [["signals", M.website]]],
  ["no website otherwise", {}, { website: null }, []],
  ["an archived advert", {}, advert({ isArchived: true, isServing: true }), [["creativeId", M.creativeArchived]]],
  ["a rejected advert", {}, advert({ newest: "REJECTED" }), [["creativeId", M.creativeRejected]]],
  ["an advert that needs a change", {}, advert({ newest: "NEEDS_REVISION" }), [["creativeId", M.creativeRevision]]],
  ["a rejected second version", {}, advert({ newest: "REJECTED", isServing: true }), []],
  ["a draft advert", {}, advert({ newest: "DRAFT" }), []],
  ["an advert that waits", {}, advert({ newest: "PENDING" }), []],
  [
    "a rejected second advert",
    { creativeId: "b", variantId: "a" },
    advert({ newest: "REJECTED" }),
    [["variantId", M.creativeRejected]],
  ],
  ["yesterday's end", { endsOn: "2026-11-21" }, {}, [["endsOn", M.lastDayOver]]],
  ["an end in three years", { endsOn: "2029-11-22" }, {}, [["endsOn", M.tooFarAhead]]],
  ["a beginning in three years", { startsOn: "2029-11-22" }, {}, [["startsOn", M.tooFarAhead]]],
  ["no weekday left", { endsOn: "2026-11-23", weekdays: [3] }, {}, [["weekdays", M.noHourLeft]]],
  ["no hour left", { endsOn: "2026-11-22", hours: [9, 10] }, {}, [["hours", M.noHourLeft]]],
])("%s is judged at a launch", (_what, change, known, expected) => {
  const problems = launchProblems({ ...words, ...change }, { ...facts, ...known });
  expect(problems).toEqual(expected.map(([field, message]) => ({ field, message })));
  expect(draftProblems({ ...words, ...change }, facts.adverts)).toEqual([]);
});

it("finds everything at once, one sentence for each field", () => {
  const wrong = { ...words, name: "", cities: [], languages: ["xx"], signals: ["Sedentary"], endsOn: "2020-01-01" };
  const problems = launchProblems(wrong, { ...facts, tier: "BRONZE", website: null });
  expect(problems.map(({ field }) => field).sort()).toEqual(["cities", "endsOn", "languages", "name", "signals"]);
});
