import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "Whom a campaign is for. Choices of one list are alternatives; the lists apply together." })
export class TargetingInput {
  @Field(() => [String], { description: "Places, as `campaignChoices` names them. None: anywhere in the UK." })
  cities: string[];
  @Field(() => [String], { description: "ISO 639-1 codes." }) languages: string[];
  @Field(() => [String], { description: "Symptom Clusters." }) topics: string[];
  @Field(() => [String], { description: "Wearable Cohorts." }) signals: string[];
}

@InputType({ description: "All of a campaign: what is left out is empty." })
export class CampaignInput {
  @Field(() => ID, { description: "One of the advertiser's own adverts." }) creativeId: string;
  @Field(() => ID, { nullable: true, description: "A second advert that is tried against the first (Platinum)." })
  variantId?: string | null;
  @Field(() => String, { description: "1 to 100 characters. Patients never see it." }) name: string;
  @Field(() => [String], { description: "Places, as `campaignChoices` names them. None: anywhere in the UK." })
  cities: string[];
  @Field(() => [String], { description: "ISO 639-1 codes of the languages in which people use the site." })
  languages: string[];
  @Field(() => [String], { description: "Symptom Clusters, as `campaignChoices` names them. None: any page." })
  topics: string[];
  @Field(() => [String], { description: "Wearable Cohorts, as `campaignChoices` names them. None: anybody." })
  signals: string[];
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
  @Field(() => String, { nullable: true, description: "A London day, YYYY-MM-DD." }) startsOn?: string | null;
  @Field(() => String, { nullable: true, description: "A London day, YYYY-MM-DD, included." }) endsOn?: string | null;
  @Field(() => [Int], { defaultValue: [], description: "1 is Monday, 7 is Sunday. None: all." }) weekdays: number[];
  @Field(() => [Int], { defaultValue: [], description: "0 to 23 in London. None: all." }) hours: number[];
  @Field(() => Int, { nullable: true, description: "Impressions a day, 1 to 1,000,000." }) dailyCap?: number | null;
  @Field(() => Int, { nullable: true, description: "Pence, at least 100." }) monthlyBudgetPence?: number | null;
  @Field(() => Int, { defaultValue: 3, description: "Impressions a day for one person, 1 to 20." })
  frequencyCap: number;
}
