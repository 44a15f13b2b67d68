import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";

@ApiObject(
  "Conversion",
  "What an advertiser reported of a campaign and day, or of an order by code; the last report of it counts.",
)
export class ConversionType {
  @Field(() => ID) id: string;
  @Field(() => ID, "The `id` of one of the advertiser's own campaigns.") campaignId: string;
  @Field(() => String, "What the advertiser calls the campaign.") campaignName: string;
  @Field(() => String, "A London day, YYYY-MM-DD.") day: string;
  @Field(() => Int, "How many conversions the advertiser reported for that day.") count: number;
  @Field(() => Int, "What they brought in, in pence.") revenuePence: number;
  @Nullable(() => String, "Of an order by code: the code. Null for the sum of a day.") promoCode: string | null;
  @Nullable(() => ID, "Of an order by code: the advertiser's own number of it.") orderId: string | null;
  @Nullable(
    () => Int,
    "Everything that was ordered that day, whether or not an advert brought it. Null: nothing was said.",
  )
  allOrders: number | null;
  @Field(() => GraphQLISODateTime, "When the report was taken.") reportedAt: Date;
}

export const ConversionConnection = connectionOf("ConversionConnection", () => ConversionType);

@ApiObject("ConversionReport", "Rows that were reported together.")
export class ConversionReportType {
  @Field(() => ID) id: string;
  @Field(() => Int, "How many rows were reported.") rowCount: number;
  @Field(() => GraphQLISODateTime, "When the report was taken.") reportedAt: Date;
}

@InputType({ description: "Conversions of one campaign on one day, or one order by promo code." })
export class ConversionRowInput {
  @Nullable(() => ID, "The `id` of one of the advertiser's own campaigns. Null for an order by code.")
  campaignId?: string | null;
  @Nullable(() => String, "The code of an order, instead of a campaign.") promoCode?: string | null;
  @Nullable(
    () => ID,
    "The advertiser's own number of an order by code: reported again, it takes the place of the first.",
  )
  orderId?: string | null;
  @Field(() => String, "A London day that has begun, YYYY-MM-DD.") day: string;
  @Field(() => Int, "How many, 0 to 100,000; of an order 1. 0 takes an earlier report back.") count: number;
  @Field(() => Int, "What they brought in, in pence: at most £1,000,000.00.") revenuePence: number;
  @Nullable(
    () => Int,
    "Everything that was ordered that day of what the campaign advertises, whether or not an advert brought it: what `campaignLift` compares. Null: what was said before stays.",
  )
  allOrders?: number | null;
}

@InputType({ description: "Conversions by campaign and day." })
export class ReportConversionsInput {
  @Field(() => ID, "A UUID: the same key with the same rows is one report.") idempotencyKey: string;
  @Field(() => [ConversionRowInput], "1 to 500, each campaign and day, and each order, once.")
  rows: ConversionRowInput[];
}
