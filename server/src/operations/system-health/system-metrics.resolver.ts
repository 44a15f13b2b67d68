import { Ctx, Extensions, ID, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { type MetricScope, readLiveMetrics, watchLiveMetrics } from "./live-metrics.service";
import type { SystemMetrics } from "./system-metrics.topics";
import { SystemMetricsType } from "./system-metrics.type";

const PROCESS = {
  nullable: true,
  description: "One process only, of `systemProcesses`; null for the one that answers, or the whole system.",
};
const WHOLE_SYSTEM = {
  defaultValue: false,
  description: "True for all processes together, each metric as its history has it. Without a process only.",
};

/** What the monitors measure, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class SystemMetricsResolver {
  @Query(() => SystemMetricsType, { description: "The newest reading of every metric." })
  systemMetrics(
    @Ctx() ctx: RequestContext,
    @Arg("process", () => ID, PROCESS) process?: string,
    @Arg("wholeSystem", () => Boolean, WHOLE_SYSTEM) wholeSystem?: boolean,
  ): SystemMetricsType {
    return readLiveMetrics(ctx, { process, wholeSystem });
  }

  /** The same for everybody who may see it, so it is executed once however many watch. */
  @Extensions({ shared: true })
  @Subscription(() => SystemMetricsType, {
    description: "Every reading of the metrics, each five seconds.",
    subscribe: ({ context, args }) => watchLiveMetrics(context, args as MetricScope),
  })
  systemMetricsChanged(
    @Root() metrics: SystemMetrics,
    @Arg("process", () => ID, PROCESS) _process?: string,
    @Arg("wholeSystem", () => Boolean, WHOLE_SYSTEM) _wholeSystem?: boolean,
  ): SystemMetricsType {
    return metrics;
  }
}
