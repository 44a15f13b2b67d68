import { ID, InputType, Int } from "type-graphql";
import { Field, Nullable } from "../../platform/api-object.type";

@InputType({ description: "Whom a campaign is for. Choices of one list are alternatives; the lists apply together." })
export class TargetingInput {
  @Field(() => [String], "Places, as `campaignChoices` names them. None: anywhere in the UK.") cities: string[];
  @Field(() => [String], "ISO 639-1 codes.") languages: string[];
  @Field(() => [String], "Symptom Clusters.") topics: string[];
  @Field(() => [String], "Wearable Cohorts.") signals: string[];
}

@InputType({ description: "All of a campaign: what is left out is empty." })
export class CampaignInput {
  @Field(() => ID, "One of the advertiser's own adverts.") creativeId: string;
  @Nullable(() => ID, "A second advert that is tried against the first (Platinum).") variantId?: string | null;
  @Field(() => String, "1 to 100 characters. Patients never see it.") name: string;
  @Field(() => [String], "Places, as `campaignChoices` names them. None: anywhere in the UK.") cities: string[];
  @Field(() => [String], "ISO 639-1 codes of the languages in which people use the site.") languages: string[];
  @Field(() => [String], "Symptom Clusters, as `campaignChoices` names them. None: any page.") topics: string[];
  @Field(() => [String], "Wearable Cohorts, as `campaignChoices` names them. None: anybody.") signals: string[];
  @Field(() => Boolean, {
    defaultValue: false,
    description: "With true, also on pages of topics near to the chosen ones (Gold and above).",
  })
  relatedTopics: boolean;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "With true, also to people who took a Health Check of a chosen topic on the same day (Gold and above).",
  })
  returnToTopic: boolean;
  @Nullable(() => String, "A London day, YYYY-MM-DD.") startsOn?: string | null;
  @Nullable(() => String, "A London day, YYYY-MM-DD, included.") endsOn?: string | null;
  @Field(() => [Int], { defaultValue: [], description: "1 is Monday, 7 is Sunday. None: all." }) weekdays: number[];
  @Field(() => [Int], { defaultValue: [], description: "0 to 23 in London. None: all." }) hours: number[];
  @Nullable(() => Int, "Impressions a day, 1 to 1,000,000.") dailyCap?: number | null;
  @Nullable(() => Int, "Pence, at least 100.") monthlyBudgetPence?: number | null;
  @Field(() => Int, { defaultValue: 3, description: "Impressions a day for one person, 1 to 20." })
  frequencyCap: number;
}
