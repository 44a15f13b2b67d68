import { Ctx, Extensions, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ForStaff } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { unavailable } from "../platform/problems";
import { type SystemMetrics, systemMetricsChanged } from "./system-metrics.topics";
import { SystemMetricsType } from "./system-metrics.type";

/** What the monitor measures, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class SystemMetricsResolver {
  @Query(() => SystemMetricsType, { description: "The newest reading of every metric." })
  systemMetrics(@Ctx() ctx: RequestContext): SystemMetricsType {
    const metrics = ctx.hub.gauge(systemMetricsChanged).value;
    if (!metrics) {
      throw unavailable();
    }
    return metrics;
  }

  /** The same for everybody who may see it, so it is executed once however many watch. */
  @Extensions({ shared: true })
  @Subscription(() => SystemMetricsType, {
    description: "Every reading of the metrics, each five seconds.",
    subscribe: ({ context }) => context.hub.gauge(systemMetricsChanged).watch(),
  })
  systemMetricsChanged(@Root() metrics: SystemMetrics): SystemMetricsType {
    return metrics;
  }
}
