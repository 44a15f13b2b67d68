import { Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { changeThreshold, listLimits, listThresholdChanges } from "./threshold.service";
import {
  MetricLimitsType,
  MetricThresholdChangeConnection,
  type MetricThresholdChangeType,
  MetricThresholdInputType,
} from "./threshold.type";

/** The limits of the metrics, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class ThresholdResolver {
  @Query(() => [MetricLimitsType], { description: "Every metric with its limits in force and the documented ones." })
  metricLimits(@Ctx() ctx: RequestContext): Promise<MetricLimitsType[]> {
    return listLimits(ctx);
  }

  @Query(() => MetricThresholdChangeConnection, { description: "Changes of the limits of a metric, the newest first." })
  metricThresholdChanges(
    @Ctx() ctx: RequestContext,
    @Arg("metric", () => String, "The id of a metric, for example latency.") metric: string,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<MetricThresholdChangeType>> {
    return listThresholdChanges(ctx, { metric, ...page });
  }
}

/** Changing them, for staff who look after the platform. */
@ForStaff(PERMISSIONS.manageSystem)
@Resolver()
export class ThresholdManagerResolver {
  @Mutation(() => MetricLimitsType, {
    description: "Changes the limits of a metric: the next reading of every process is judged by them.",
  })
  updateMetricThreshold(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => MetricThresholdInputType) input: MetricThresholdInputType,
  ): Promise<MetricLimitsType> {
    return changeThreshold(ctx, signedIn(ctx), input);
  }
}
