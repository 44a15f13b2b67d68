import { Arg, Ctx, GraphQLISODateTime, ID, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
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
    @Arg("metric", () => String, { description: "The id of a metric, for example latency." }) metric: string,
    @Arg("span", () => HistorySpanEnum, { description: "How much of the past." }) span: HistorySpan,
    @Arg("process", () => ID, { nullable: true, description: "One process only; null for the whole system." })
    process?: string,
    @Arg("until", () => GraphQLISODateTime, { nullable: true, description: "Where the span ends; now when null." })
    until?: Date,
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
