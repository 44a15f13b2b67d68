import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { AudienceType } from "./audience.type";
import { AdvertiserDayType } from "./daily-figures.type";

@ObjectType("ReportMetrics", { simpleResolvers: true, description: "All campaigns of a month together." })
export class ReportMetricsType {
  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Float, { description: "Clicks per hundred impressions, with two decimals." })
  ctr: number;

  @Field(() => Int, { description: "As the advertiser reported them." })
  conversions: number;

  @Field(() => Float, { description: "Whole pence, as the advertiser reported them." })
  revenuePence: number;

  @Field(() => Float, { description: "Whole pence without VAT: invoices of that London month less credit notes." })
  costPence: number;

  @Field(() => Float, {
    nullable: true,
    description: "(revenue - cost) / cost in percent, with one decimal. Null without a cost.",
  })
  roi: number | null;
}

@ObjectType("ReportCampaign", { simpleResolvers: true, description: "A campaign with figures in the month." })
export class ReportCampaignType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What its advertiser calls it." })
  name: string;

  @Field(() => Int)
  impressions: number;

  @Field(() => Int)
  clicks: number;

  @Field(() => Int, { description: "As the advertiser reported them." })
  conversions: number;

  @Field(() => Float, { description: "Whole pence." })
  revenuePence: number;
}

@ObjectType("MonthlyReport", {
  simpleResolvers: true,
  description: "Performance of an advertiser's adverts in a London month.",
})
export class MonthlyReportType {
  @Field(() => String, { description: "YYYY-MM." })
  month: string;

  @Field(() => Boolean, { description: "False for the month that runs." })
  isComplete: boolean;

  @Field(() => ReportMetricsType, { description: "All campaigns together." })
  metrics: ReportMetricsType;

  @Field(() => ReportMetricsType, {
    nullable: true,
    description: "The month before; null when there was nothing in it.",
  })
  previous: ReportMetricsType | null;

  @Field(() => AudienceType, { description: "Who saw the adverts." })
  demographics: AudienceType;

  @Field(() => [AdvertiserDayType], { description: "Days that have begun." })
  days: AdvertiserDayType[];

  @Field(() => [ReportCampaignType], { description: "The most seen first." })
  campaigns: ReportCampaignType[];
}
