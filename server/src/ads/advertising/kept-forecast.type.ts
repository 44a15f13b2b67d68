import { Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";

@ApiObject("KeptForecast", "What was forecast of a campaign as it was saved, and what came. Impressions.")
export class KeptForecastType {
  @Field(() => String, "The first London day, YYYY-MM-DD.") from: string;
  @Field(() => String, "The last London day, YYYY-MM-DD.") to: string;
  @Field(() => Int, "What was most likely.") likely: number;
  @Field(() => Int, "The lower end of the range in which 9 of 10 results should lie.") low: number;
  @Field(() => Int, "The upper end of that range.") high: number;
  @Nullable(() => Int, "What was counted on these days; null while they are not over.") came: number | null;
}

@ApiObject(
  "ForecastRecord",
  "How right the last twenty forecasts were. Those of campaigns that were changed or held out meanwhile are left out.",
)
export class ForecastRecordType {
  @Field(() => Int, "Forecasts whose days are over.") compared: number;
  @Field(() => Int, "Those of them in whose range the result lay.") held: number;
  @Field(() => Int, "With fewer that are compared, nothing should be concluded.") needed: number;
  @Field(() => [KeptForecastType], "The last one first, with those that wait.") forecasts: KeptForecastType[];
}
