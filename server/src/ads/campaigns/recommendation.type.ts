import { Field, Float, Int, ObjectType } from "type-graphql";

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
  @Field(() => Boolean, { description: "There is enough history to tell days and times." })
  isEnough: boolean;

  @Field(() => Boolean, { description: "Figures of a demonstration: the product makes part of them itself." })
  isDemonstration: boolean;

  @Field(() => Int, { description: "The advertiser's own of the last 90 days." })
  sampleImpressions: number;

  @Field(() => Int, { description: "London days of those on which adverts were seen." })
  sampleDays: number;

  @Field(() => Int, { description: "How many impressions are enough." })
  neededImpressions: number;

  @Field(() => Int, { description: "How many days are enough." })
  neededDays: number;

  @Field(() => [Int], {
    description: "The three best days of the week, 1 is Monday; none where the difference can be chance.",
  })
  weekdays: number[];

  @Field(() => [HourSpanType], {
    description: "The three best times of the day; none where the difference can be chance.",
  })
  hours: HourSpanType[];

  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people." })
  reachFrom: number | null;

  @Field(() => Int, { nullable: true, description: "Null for fewer than 50 people, and from a million on." })
  reachTo: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "In whole pence, the most that can be spent in 30 days, without VAT: everybody in reach as often as the caps allow, at the plan. Null without a plan or an upper end of reach.",
  })
  mostPence: number | null;
}
