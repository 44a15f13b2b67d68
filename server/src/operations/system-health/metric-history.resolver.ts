import { Ctx, GraphQLISODateTime, ID, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { HistorySpan } from "./metric-history.rules";
import { listProcesses, readHistory } from "./metric-history.service";
import { HistorySpanEnum, MetricHistoryType, SystemProcessType } from "./metric-history.type";

/** What the metrics were, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class MetricHistoryResolver {
  @Query(() => MetricHistoryType, { description: "What a metric was over a day or a month, of one process or all." })
  metricHistory(
    @Ctx() ctx: RequestContext,
    @Arg("metric", () => String, "The id of a metric, for example latency.") metric: string,
    @Arg("span", () => HistorySpanEnum, "How much of the past.") span: HistorySpan,
    @OptionalArg("process", () => ID, "One process only; null for the whole system.") process?: string,
    @OptionalArg("until", () => GraphQLISODateTime, "Where the span ends; now when null.") until?: Date,
  ): Promise<MetricHistoryType> {
    return readHistory(ctx, { metric, span, process, until });
  }

  @Query(() => [SystemProcessType], {
    description: "The processes of the last two days, at most 50: those that run first, then the one seen last.",
  })
  systemProcesses(@Ctx() ctx: RequestContext): Promise<SystemProcessType[]> {
    return listProcesses(ctx);
  }
}
