import { Ctx, ID, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { AdvertisingContext } from "./ad-engine";
import { forecastCampaign, suggestChanges } from "./forecast.service";
import { CampaignForecastType, CampaignSuggestionsType, ForecastInput } from "./forecast.type";
import { readForecastRecord } from "./kept-forecast.service";
import { ForecastRecordType } from "./kept-forecast.type";

const CAMPAIGN = "One of the advertiser's own campaigns that is changed; null for a new one.";

/** What a campaign would get, before it runs. */
@ForAdvertisers()
@Resolver()
export class ForecastResolver {
  @Query(() => CampaignForecastType, {
    description:
      "What a campaign would get in the next 28 days. The audience is noted as asked about, nothing else is kept.",
  })
  campaignForecast(
    @Ctx() ctx: AdvertisingContext,
    @Arg("input", () => ForecastInput) input: ForecastInput,
    @OptionalArg("campaignId", () => ID, CAMPAIGN) campaignId: string | null,
  ): Promise<CampaignForecastType> {
    return forecastCampaign(ctx, signedIn(ctx), input, campaignId ?? null);
  }

  @Query(() => ForecastRecordType, {
    description: "How right the forecasts were that were kept when campaigns were launched or changed.",
  })
  forecastRecord(
    @Ctx() ctx: AdvertisingContext,
    @OptionalArg("campaignId", () => ID, "Of this one alone; null for all of the advertiser.")
    campaignId: string | null,
  ): Promise<ForecastRecordType> {
    return readForecastRecord(ctx, signedIn(ctx), campaignId ?? null);
  }

  @Query(() => CampaignSuggestionsType, { description: "What would bring the campaign more." })
  campaignSuggestions(
    @Ctx() ctx: AdvertisingContext,
    @Arg("input", () => ForecastInput) input: ForecastInput,
    @OptionalArg("campaignId", () => ID, CAMPAIGN) campaignId: string | null,
    @OptionalArg("creativeId", () => ID, "The advert that it shows, to compare others with; null for none.")
    creativeId: string | null,
  ): Promise<CampaignSuggestionsType> {
    return suggestChanges(ctx, signedIn(ctx), input, campaignId ?? null, creativeId ?? null);
  }
}
