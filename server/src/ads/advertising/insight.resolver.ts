import { Ctx, Int, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readHistory } from "./history.service";
import { AdvertiserHistoryType } from "./history.type";
import { type Comparison, type Dimension, INSIGHT_ROWS_MAX, type Metric } from "./insight.rules";
import { readInsights } from "./insight.service";
import {
  ComparisonEnum,
  DimensionEnum,
  InsightFilterInput,
  InsightOrderInput,
  InsightPeriodInput,
  InsightsType,
  MetricEnum,
} from "./insight.type";

/** All that an advertiser's own figures can be asked for. */
@ForAdvertisers()
@Resolver()
export class InsightResolver {
  @Query(() => AdvertiserHistoryType, {
    description: "Who clicked more often than others, where and when, and what came back, in the last 90 days.",
  })
  advertiserHistory(@Ctx() ctx: RequestContext): Promise<AdvertiserHistoryType> {
    return readHistory(ctx, signedIn(ctx));
  }

  @Query(() => InsightsType, { description: "The advertiser's own figures, divided by up to two dimensions." })
  insights(
    @Ctx() ctx: RequestContext,
    @Arg("metrics", () => [MetricEnum], "What is counted.") metrics: Metric[],
    @Arg("period", () => InsightPeriodInput, "Which days.") period: InsightPeriodInput,
    @Arg("dimensions", () => [DimensionEnum], { defaultValue: [], description: "At most two; none: the total only." })
    dimensions: Dimension[],
    @OptionalArg("filter", () => InsightFilterInput, "Null: everything of the advertiser.")
    filter: InsightFilterInput | null,
    @OptionalArg("compareTo", () => ComparisonEnum, "Null: with nothing.") compareTo: Comparison | null,
    @OptionalArg("orderBy", () => InsightOrderInput, "Null: times in their order, everything else by the first metric.")
    orderBy: InsightOrderInput | null,
    @Arg("first", () => Int, {
      defaultValue: 100,
      description: `1 to ${INSIGHT_ROWS_MAX}: a year of days is one chart.`,
    })
    first: number,
    @OptionalArg("after", () => String) after: string | null,
  ): Promise<InsightsType> {
    return readInsights(ctx, signedIn(ctx), {
      ...{ metrics, dimensions, compareTo, first, after, ...period },
      campaignIds: filter?.campaignIds,
      orderBy: orderBy?.metric,
      descending: orderBy?.descending,
    });
  }
}
