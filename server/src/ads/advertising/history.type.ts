import { Float, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import type { HistoryDimension } from "./history.rules";
import { DimensionEnum } from "./insight.type";

@ApiObject(
  "BestPart",
  "Who, where or when adverts were clicked more often than otherwise, by more than chance explains.",
)
export class BestPartType {
  @Field(() => DimensionEnum, "What the part is one of.") dimension: HistoryDimension;
  @Field(() => String, "The value: a code, a city, a number of the hour or of the day of the week.") key: string;
  @Field(() => String, "What the value is called.") label: string;
}

@ApiObject("AdvertiserHistory", "What an advertiser's own last 90 days say, with how much they hold.")
export class AdvertiserHistoryType {
  @Field(() => Boolean, "There is enough to name parts.") isEnough: boolean;
  @Field(() => Int, "How many there were.") impressions: number;
  @Field(() => Int, "London days on which adverts were seen.") days: number;
  @Field(() => Int, "How many impressions are enough.") neededImpressions: number;
  @Field(() => Int, "How many days are enough.") neededDays: number;
  @Field(() => [BestPartType], "By dimension the best first; none where the difference can be chance.")
  best: BestPartType[];
  @Nullable(
    () => Float,
    "(revenue - cost) / cost in percent; null without reported conversions, or when nothing was billed.",
  )
  roi: number | null;
}
