import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";

@ApiObject(
  "Conversion",
  "What an advertiser reported of a campaign and day, or of an order by code; the last report of it counts.",
)
export class ConversionType {
  @Field(() => ID) id: string;
  @Field(() => ID, { description: "The `id` of one of the advertiser's own campaigns." }) campaignId: string;
  @Field(() => String, { description: "What the advertiser calls the campaign." }) campaignName: string;
  @Field(() => String, { description: "A London day, YYYY-MM-DD." }) day: string;
  @Field(() => Int, { description: "How many conversions the advertiser reported for that day." }) count: number;
  @Field(() => Int, { description: "What they brought in, in pence." }) revenuePence: number;
  @Field(() => String, { nullable: true, description: "Of an order by code: the code. Null for the sum of a day." })
  promoCode: string | null;
  @Field(() => ID, { nullable: true, description: "Of an order by code: the advertiser's own number of it." })
  orderId: string | null;
  @Field(() => Int, {
    nullable: true,
    description: "Everything that was ordered that day, whether or not an advert brought it. Null: nothing was said.",
  })
  allOrders: number | null;
  @Field(() => GraphQLISODateTime, { description: "When the report was taken." }) reportedAt: Date;
}

export const ConversionConnection = connectionOf("ConversionConnection", () => ConversionType);

@ApiObject("ConversionReport", "Rows that were reported together.")
export class ConversionReportType {
  @Field(() => ID) id: string;
  @Field(() => Int, { description: "How many rows were reported." }) rowCount: number;
  @Field(() => GraphQLISODateTime, { description: "When the report was taken." }) reportedAt: Date;
}

@InputType({ description: "Conversions of one campaign on one day, or one order by promo code." })
export class ConversionRowInput {
  @Field(() => ID, {
    nullable: true,
    description: "The `id` of one of the advertiser's own campaigns. Null for an order by code.",
  })
  campaignId?: string | null;
  @Field(() => String, { nullable: true, description: "The code of an order, instead of a campaign." })
  promoCode?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "The advertiser's own number of an order by code: reported again, it takes the place of the first.",
  })
  orderId?: string | null;
  @Field(() => String, { description: "A London day that has begun, YYYY-MM-DD." }) day: string;
  @Field(() => Int, { description: "How many, 0 to 100,000; of an order 1. 0 takes an earlier report back." })
  count: number;
  @Field(() => Int, { description: "What they brought in, in pence: at most £1,000,000.00." }) revenuePence: number;
  @Field(() => Int, {
    nullable: true,
    description:
      "Everything that was ordered that day of what the campaign advertises, whether or not an advert brought it: what `campaignLift` compares. Null: what was said before stays.",
  })
  allOrders?: number | null;
}

@InputType({ description: "Conversions by campaign and day." })
export class ReportConversionsInput {
  @Field(() => ID, { description: "A UUID: the same key with the same rows is one report." }) idempotencyKey: string;
  @Field(() => [ConversionRowInput], { description: "1 to 500, each campaign and day, and each order, once." })
  rows: ConversionRowInput[];
}
