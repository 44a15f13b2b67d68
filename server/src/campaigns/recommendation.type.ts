import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { RECOMMENDATION_SOURCES, type RecommendationSource } from "./recommendation.rules";

const SourceEnum = Object.fromEntries(RECOMMENDATION_SOURCES.map((source) => [source, source]));
registerEnumType(SourceEnum, {
  name: "RecommendationSource",
  description: "What campaign recommendations were reckoned from.",
  valuesConfig: {
    OWN: { description: "The advertiser's own campaigns of the last 90 days." },
    PLATFORM: { description: "All advertisers' campaigns of the last 90 days, added up." },
    STARTING_POINT: { description: "Nothing was measured: figures to begin with." },
  },
});

@ObjectType("HourSpan", { simpleResolvers: true, description: "Hours of the day in London." })
export class HourSpanType {
  @Field(() => Int, { description: "0 to 23." })
  from: number;

  @Field(() => Int, { description: "Not included, 1 to 24." })
  to: number;
}

@ObjectType("CampaignRecommendations", {
  simpleResolvers: true,
  description: "What has worked before, with the size of the sample.",
})
export class CampaignRecommendationsType {
  @Field(() => SourceEnum, { description: "What the figures were reckoned from." })
  source: RecommendationSource;

  @Field(() => Int, { description: "How many impressions the sample has; 0 when nothing was measured." })
  sampleImpressions: number;

  @Field(() => Int, { description: "London days on which adverts were seen." })
  sampleDays: number;

  @Field(() => Int, { description: "A month, excluding VAT." })
  budgetPence: number;

  @Field(() => Int, { description: "The least that makes sense a month, in pence, excluding VAT." })
  budgetFromPence: number;

  @Field(() => Int, { description: "The most that makes sense a month, in pence, excluding VAT." })
  budgetToPence: number;

  @Field(() => [Int], { description: "The three best days of the week, 1 is Monday." })
  weekdays: number[];

  @Field(() => [HourSpanType], { description: "The three best times of the day." })
  hours: HourSpanType[];

  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people." })
  reachFrom: number | null;

  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people, and from a million on." })
  reachTo: number | null;

  @Field(() => Int, { description: "How sure the click-through rate of the sample is, 50 to 99 percent." })
  confidencePercent: number;
}
