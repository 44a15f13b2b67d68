import { Field, Float, Int, ObjectType } from "type-graphql";
import { CreativeType } from "../creatives/creative.type";

@ObjectType("CampaignDay", { simpleResolvers: true, description: "Performance of a campaign on one day." })
export class CampaignDayType {
  @Field(() => String, { description: "In London, YYYY-MM-DD." })
  day: string;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Int)
  engagements: number;

  @Field(() => Int, { description: "Excluding VAT." })
  costPence: number;
}

@ObjectType("CampaignHourOfDay", {
  simpleResolvers: true,
  description: "Performance of a campaign in one hour of the day, all days together.",
})
export class CampaignHourOfDayType {
  @Field(() => Int, { description: "0 to 23 in London." })
  hour: number;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Int)
  engagements: number;
}

@ObjectType("CampaignCreativeFigures", {
  simpleResolvers: true,
  description: "Performance of one advert of a campaign.",
})
export class CampaignCreativeFiguresType {
  @Field(() => CreativeType, { description: "Which advert." })
  creative: CreativeType;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Float, { description: "Clicks per hundred impressions, with two decimals." })
  ctr: number;

  @Field(() => Int)
  engagements: number;
}

@ObjectType("CampaignDiscard", { simpleResolvers: true, description: "Traffic that was kept and is not billed." })
export class CampaignDiscardType {
  @Field(() => String, { description: "The product's word for why, for example bot or daily_cap." })
  reason: string;

  @Field(() => String, { description: "The reason as a sentence." })
  text: string;

  @Field(() => Int, { description: "How many views, clicks and engagements were discarded for it." })
  events: number;
}

@ObjectType("CampaignBreakdown", {
  simpleResolvers: true,
  description: "Performance of a campaign over a range of days.",
})
export class CampaignBreakdownType {
  @Field(() => [CampaignDayType], { description: "Every day, also those without anything." })
  days: CampaignDayType[];

  @Field(() => [CampaignHourOfDayType], { description: "24 hours." })
  hours: CampaignHourOfDayType[];

  @Field(() => [CampaignCreativeFiguresType], { description: "Each advert of the campaign." })
  creatives: CampaignCreativeFiguresType[];

  @Field(() => [CampaignDiscardType], { description: "The most frequent first, by UTC days." })
  discards: CampaignDiscardType[];

  @Field(() => Int, {
    description:
      "Its share of what the paid months cost, by impressions, excluding VAT. The months' price covers unused quota too.",
  })
  costPence: number;
}
