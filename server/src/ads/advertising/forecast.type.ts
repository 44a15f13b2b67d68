import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { TargetingInput } from "../campaigns/campaign-input.type";
import type { Tier } from "../subscriptions/plan.rules";
import { TierEnum } from "../subscriptions/plan.type";
import { FORECAST_METRICS, FORECAST_STATES, type ForecastMetric, type ForecastState } from "./forecast.rules";

const ForecastStateEnum = enumType("ForecastState", "Whether there is a forecast, and why not.", FORECAST_STATES, {
  READY: "There is one.",
  NO_PLAN: "No plan is paid for now, or it does not include what the campaign uses.",
  TOO_NARROW: "Fewer than 50 people match.",
  NOT_ENOUGH_HISTORY: "Fewer than 28 days of requests are known, or fewer than 300 of the sample match.",
  LIMIT_REACHED: "The account has asked about as many audiences as a day allows.",
});

const ForecastMetricEnum = enumType("ForecastMetric", "What is forecast, for 28 days.", FORECAST_METRICS, {
  IMPRESSIONS: "Counted impressions.",
  REACH: "People who see the advert on a day, added up over the days.",
  CLICKS: "Clicks, at the advertiser's own click-through rate.",
  CTR: "Clicks per hundred impressions.",
  COST: "Pence without VAT.",
  QUOTA: "Percent of the impressions that a month of the plan includes.",
});

@InputType({ description: "What a forecast needs to know of a campaign. It need not be saved." })
export class ForecastInput extends TargetingInput {
  @Field(() => Boolean, { defaultValue: false, description: "Pages of topics near to the chosen ones, too." })
  relatedTopics: boolean;
  @Field(() => Boolean, {
    defaultValue: false,
    description: "People who took a Health Check of a chosen topic on the same day, too.",
  })
  returnToTopic: boolean;
  @Field(() => String, { nullable: true, defaultValue: null, description: "A London day, YYYY-MM-DD." })
  startsOn: string | null;
  @Field(() => String, { nullable: true, defaultValue: null, description: "A London day, YYYY-MM-DD, included." })
  endsOn: string | null;
  @Field(() => [Int], { defaultValue: [], description: "1 is Monday, 7 is Sunday. None: all." }) weekdays: number[];
  @Field(() => [Int], { defaultValue: [], description: "0 to 23 in London. None: all." }) hours: number[];
  @Field(() => Int, { nullable: true, defaultValue: null, description: "Impressions a day, 1 to 1,000,000." })
  dailyCap: number | null;
  @Field(() => Int, { nullable: true, defaultValue: null, description: "Pence, at least 100." })
  monthlyBudgetPence: number | null;
  @Field(() => Int, { defaultValue: 3, description: "Impressions a day for one person, 1 to 20." })
  frequencyCap: number;
}

@ApiObject("ForecastFigure", "One figure of a forecast, in two significant digits.")
export class ForecastFigureType {
  @Field(() => ForecastMetricEnum, "What it counts.") metric: ForecastMetric;
  @Nullable(() => Float, "What is most likely; null when `why` says what is missing.") likely: number | null;
  @Nullable(() => Float, "The lower end of the range in which 9 of 10 results should lie.") from: number | null;
  @Nullable(() => Float, "The upper end of that range.") to: number | null;
  @Field(() => [String], "How the number came about, sentence by sentence.") why: string[];
}

@ApiObject(
  "CampaignForecast",
  "What a campaign would get: past requests, decided again with this campaign among those that run now.",
)
export class CampaignForecastType {
  @Field(() => ForecastStateEnum, "Whether there is a forecast.") state: ForecastState;
  @Field(() => String, "The first London day that it is about, YYYY-MM-DD.") from: string;
  @Field(() => String, "The last London day, YYYY-MM-DD.") to: string;
  @Field(() => [ForecastFigureType], "None unless the state is READY.") figures: ForecastFigureType[];
  @Nullable(() => GraphQLISODateTime, "When other audiences can be asked about again; null while they can.")
  againAt: Date | null;
}

@ApiObject(
  "CampaignSuggestion",
  "A change with what it would bring: the difference of two forecasts, and the campaign with the change.",
)
export class CampaignSuggestionType {
  @Field(() => String, "The change in words.") text: string;
  @Field(() => Int, "More impressions in 28 days.") impressions: number;
  @Nullable(() => Int, "More clicks; null without enough history of the advertiser's own.") clicks: number | null;
  @Field(() => Int, "More cost, in pence without VAT; negative when it costs less.") costPence: number;
  @Nullable(() => ID, "The advert to show instead; null when it stays.") creativeId: string | null;
  @Nullable(() => TierEnum, "The plan to change to; null when it stays.") tier: Tier | null;
  @Field(() => [String], "Places with the change.") cities: readonly string[];
  @Field(() => [String], "ISO 639-1 codes with the change.") languages: readonly string[];
  @Field(() => [String], "Symptom Clusters with the change.") topics: readonly string[];
  @Field(() => [String], "Wearable Cohorts with the change.") signals: readonly string[];
  @Field(() => Boolean, "Related topics with the change.") relatedTopics: boolean;
  @Field(() => [Int], "Days of the week with the change.") weekdays: readonly number[];
  @Field(() => [Int], "Hours of the day with the change.") hours: readonly number[];
  @Nullable(() => Int, "Daily cap with the change.") dailyCap: number | null;
  @Nullable(() => Int, "Monthly budget with the change, in pence.") monthlyBudgetPence: number | null;
  @Field(() => Int, "Frequency cap with the change.") frequencyCap: number;
}

@ApiObject("CampaignSuggestions", "What would bring a campaign more, at most five changes.")
export class CampaignSuggestionsType {
  @Field(() => ForecastStateEnum, "Whether there is a forecast to compare with.") state: ForecastState;
  @Nullable(() => GraphQLISODateTime, "When other audiences can be asked about again; null while they can.")
  againAt: Date | null;
  @Field(
    () => [CampaignSuggestionType],
    "A cheaper plan, a better advert, then those that bring most first; none where the difference can be chance.",
  )
  suggestions: CampaignSuggestionType[];
}
