import { Notifications } from "@mantine/notifications";
import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often } from "../../../test/render";
import {
  AdvertiserHistoryDocument,
  Builder_LaunchDocument,
  Builder_SaveDocument,
  BuilderCampaignDocument,
  CampaignForecastDocument,
  CampaignReachDocument,
  CampaignSuggestionsDocument,
  PickAdvert_DraftsDocument,
  PreviewPage_AdvertDocument,
  PreviewPage_CampaignDocument,
  PreviewPageDocument,
} from "../../gql/graphql";
import { advert, type Campaign, campaign, forecastRecord, openRoutes } from "../campaigns/campaigns.test-support";
import { PreviewPage } from "./PreviewPage";

export const AT = "/advertiser/creatives/preview";
const spray = advert("c1");

const offer = (isIncluded: boolean, fromTier: string) => ({ __typename: "Offer", isIncluded, fromTier });
const choice = (value: string, label = value, reason: string | null = null) => ({
  __typename: "TargetingChoice",
  value,
  label,
  isOffered: reason === null,
  reason,
});
export const group = (key: string, label: string, isIncluded: boolean, fromTier: string, choices: object[]) => ({
  __typename: "TargetingGroup",
  key,
  label,
  isIncluded,
  fromTier,
  choices,
});
export const pageOf = (creatives = [spray]) => ({
  request: { query: PreviewPageDocument },
  result: {
    data: {
      campaignChoices: {
        __typename: "CampaignChoices",
        tier: "SILVER",
        groups: [
          group("GEOGRAPHY", "Geography", true, "BRONZE", [choice("London"), choice("Glasgow")]),
          group("LANGUAGES", "Languages", true, "BRONZE", [choice("en", "English"), choice("pl", "Polish")]),
          group("SYMPTOM_CLUSTERS", "Symptom Clusters", true, "SILVER", [
            choice("Allergies"),
            choice("Digestive", "Digestive", "under 50 people"),
          ]),
          group("WEARABLE_COHORTS", "Wearable Cohorts", false, "GOLD", [choice("Sedentary")]),
        ],
        abTesting: offer(false, "PLATINUM"),
        relatedTopics: offer(false, "GOLD"),
        returnToTopic: offer(false, "GOLD"),
      },
      creatives: { __typename: "CreativeConnection", nodes: creatives },
      plans: [
        {
          __typename: "Plan",
          tier: "SILVER",
          name: "Silver",
          pricePence: 150_000,
          impressions: 500_000,
          overQuotaRatePence: 800,
        },
      ],
    },
  },
});
export const ofAdvert = {
  request: { query: PreviewPage_AdvertDocument, variables: { id: "c1" } },
  result: { data: { creative: spray } },
};
export const drafts = (nodes: Campaign[] = []) => ({
  request: { query: PickAdvert_DraftsDocument },
  result: { data: { campaigns: { __typename: "CampaignConnection", nodes } } },
});

/** More cities, more people; a topic takes some away; nobody in Glasgow alone. */
const reach = {
  request: { query: CampaignReachDocument, variables: () => true },
  ...often,
  result: ({ input }: { input: { cities: string[]; topics: string[] } }) => {
    const isFew = input.cities.length === 1 && input.cities[0] === "Glasgow";
    const [from, to] = isFew ? [null, null] : input.topics.length > 0 ? [50_000, 75_000] : [75_000, 100_000];
    return {
      data: {
        campaignReach: {
          __typename: "CampaignReach",
          from,
          to,
          countedAt: "2026-11-20T03:00:00Z",
          effects: input.topics.map((value) => ({
            __typename: "ReachEffect",
            group: "SYMPTOM_CLUSTERS",
            value,
            from: 75_000,
            to: 100_000,
          })),
        },
      },
    };
  },
};

const figure = (metric: string, likely: number | null, from: number | null, to: number | null, why: string) => ({
  ...{ __typename: "ForecastFigure", metric, likely, from, to },
  why: [why],
});

/** More cities, more impressions; nothing for Glasgow alone. */
const forecast = {
  request: { query: CampaignForecastDocument, variables: () => true },
  ...often,
  result: ({ input }: { input: { cities: string[] } }) => {
    const isFew = input.cities.length === 1 && input.cities[0] === "Glasgow";
    const more = input.cities.length * 1_000;
    return {
      data: {
        campaignForecast: {
          __typename: "CampaignForecast",
          ...{ state: isFew ? "LIMIT_REACHED" : "READY", from: "2026-11-21", to: "2026-12-18" },
          againAt: isFew ? "2026-11-21T00:00:00Z" : null,
          figures: isFew
            ? []
            : [
                figure("IMPRESSIONS", more, more - 200, more + 300, "Past requests were decided again."),
                figure("CLICKS", null, null, null, "This needs 10,000 impressions of yours."),
                figure("COST", 1_200, 1_000, 1_500, "At the Silver plan."),
              ],
        },
      },
    };
  },
};

/** Glasgow would bring more, until it is there. */
const suggestions = {
  request: { query: CampaignSuggestionsDocument, variables: () => true },
  ...often,
  result: ({ input }: { input: { cities: string[]; frequencyCap: number } }) => ({
    data: {
      campaignSuggestions: {
        __typename: "CampaignSuggestions",
        state: "READY",
        suggestions: input.cities.includes("Glasgow")
          ? []
          : [
              {
                __typename: "CampaignSuggestion",
                ...{ text: "Change to the Gold plan", impressions: 0, clicks: 0, costPence: -120_000 },
                ...{ creativeId: null, tier: "GOLD", cities: input.cities, languages: ["en"], topics: [], signals: [] },
                ...{ relatedTopics: false, weekdays: [], hours: [], dailyCap: null, monthlyBudgetPence: null },
                frequencyCap: input.frequencyCap,
              },
              {
                __typename: "CampaignSuggestion",
                ...{
                  text: "Add Glasgow",
                  impressions: 4_100,
                  clicks: 38,
                  costPence: 600,
                  creativeId: null,
                  tier: null,
                },
                ...{ cities: [...input.cities, "Glasgow"], languages: ["en"], topics: [], signals: [] },
                ...{ relatedTopics: false, weekdays: [], hours: [], dailyCap: null, monthlyBudgetPence: null },
                frequencyCap: input.frequencyCap,
              },
            ],
      },
    },
  }),
};
const best = (dimension: string, key: string, label: string) => ({ __typename: "BestPart", dimension, key, label });
/** Too little of the advertiser's own, unless somebody says otherwise. */
export const history = (changes: object = {}) => ({
  request: { query: AdvertiserHistoryDocument },
  result: {
    data: {
      advertiserHistory: {
        __typename: "AdvertiserHistory",
        ...{ isEnough: false, impressions: 60, days: 6, neededImpressions: 10_000, neededDays: 28 },
        ...{ best: [], roi: null, ...changes },
      },
    },
  },
});
export const LONG_HISTORY = {
  ...{ isEnough: true, impressions: 60_000, days: 60, roi: 61.6 },
  best: [
    best("CITY", "London", "London"),
    best("AGE", "25-34", "25–34"),
    best("WEEKDAY", "3", "Wednesday"),
    best("WEEKDAY", "1", "Monday"),
    ...["20", "9", "10", "21"].map((hour) => best("HOUR", hour, `${hour}:00`)),
  ],
};

const input = (changes: object = {}) => ({
  creativeId: "c1",
  variantId: null,
  name: "Saline nasal spray",
  cities: [],
  languages: [],
  topics: [],
  signals: [],
  relatedTopics: false,
  returnToTopic: false,
  startsOn: null,
  endsOn: null,
  weekdays: [],
  hours: [],
  dailyCap: null,
  monthlyBudgetPence: null,
  frequencyCap: 3,
  ...changes,
});
export const draft = (changes: object = {}) =>
  campaign("a", {
    status: "DRAFT",
    launchedAt: null,
    version: 1,
    creative: spray,
    name: "Saline nasal spray",
    cities: [],
    languages: [],
    dailyCap: null,
    frequencyCap: 3,
    ...changes,
  });
export const saving = (sent: object, saved: Campaign, from: { id: string | null; version: number | null }) => ({
  request: { query: Builder_SaveDocument, variables: { ...from, input: input(sent) } },
  result: { data: { saveCampaign: saved } },
});
/** Whatever is saved of a draft. */
export const anySave = {
  request: { query: Builder_SaveDocument, variables: () => true },
  ...often,
  result: ({ version, input }: { version: number; input: { creativeId: string; variantId: null } & object }) => {
    const { creativeId: _creative, variantId: _variant, ...words } = input;
    return { data: { saveCampaign: draft({ ...words, version: version + 1 }) } };
  },
};
export const NEW = { id: null, version: null };
export const stored = (found: Campaign) => [
  {
    request: { query: PreviewPage_CampaignDocument, variables: { id: found.id } },
    result: { data: { campaign: found } },
  },
  { request: { query: BuilderCampaignDocument, variables: { id: found.id } }, result: { data: { campaign: found } } },
];
export const launching = (launched: Campaign, version: number) => ({
  request: { query: Builder_LaunchDocument, variables: { id: launched.id, version } },
  result: { data: { launchCampaign: launched } },
});
export const refusal = (code: string, problems: { message: string; field?: string }[]) => ({
  errors: [new GraphQLError(problems[0]?.message ?? "", { extensions: { code, problems } })],
});

export const open = (search: string, ...mocks: object[]) =>
  openRoutes(
    [
      {
        path: AT,
        element: (
          <>
            <PreviewPage />
            <Notifications />
          </>
        ),
      },
    ],
    AT + search,
    [...mocks, reach, forecast, suggestions, forecastRecord(null, { compared: 12, held: 11 })],
  );
export const chip = (name: string) => screen.findByRole("checkbox", { name });
export const saved = () => screen.findByText(/^Saved at/);
