import { Field, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";

@ApiObject("KeptForecast", "What was forecast of a campaign as it was saved, and what came. Impressions.")
export class KeptForecastType {
  @Field(() => String, { description: "The first London day, YYYY-MM-DD." }) from: string;
  @Field(() => String, { description: "The last London day, YYYY-MM-DD." }) to: string;
  @Field(() => Int, { description: "What was most likely." }) likely: number;
  @Field(() => Int, { description: "The lower end of the range in which 9 of 10 results should lie." }) low: number;
  @Field(() => Int, { description: "The upper end of that range." }) high: number;
  @Field(() => Int, { nullable: true, description: "What was counted on these days; null while they are not over." })
  came: number | null;
}

@ApiObject(
  "ForecastRecord",
  "How right the last twenty forecasts were. Those of campaigns that were changed or held out meanwhile are left out.",
)
export class ForecastRecordType {
  @Field(() => Int, { description: "Forecasts whose days are over." }) compared: number;
  @Field(() => Int, { description: "Those of them in whose range the result lay." }) held: number;
  @Field(() => Int, { description: "With fewer that are compared, nothing should be concluded." }) needed: number;
  @Field(() => [KeptForecastType], { description: "The last one first, with those that wait." })
  forecasts: KeptForecastType[];
}
