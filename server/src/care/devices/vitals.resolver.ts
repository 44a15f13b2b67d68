import { Ctx, Extensions, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { TrendMetric, TrendRange } from "./vitals.rules";
import { readTrend, readVitals, watchVitals } from "./vitals.service";
import { TrendMetricEnum, TrendRangeEnum, VitalsType, VitalTrendType } from "./vitals.type";

/** What the devices of a patient have measured. */
@ForPatients()
@Resolver()
export class VitalsResolver {
  @Query(() => VitalsType, { nullable: true, description: "Null before the first reading." })
  vitals(@Ctx() ctx: RequestContext): Promise<VitalsType | null> {
    return readVitals(ctx, signedIn(ctx).id);
  }

  @Query(() => VitalTrendType, { description: "How one figure of the patient moved over a time." })
  vitalTrend(
    @Ctx() ctx: RequestContext,
    @Arg("metric", () => TrendMetricEnum, "Which figure.") metric: TrendMetric,
    @Arg("range", () => TrendRangeEnum, "Over which time, up to now.") range: TrendRange,
  ): Promise<VitalTrendType> {
    return readTrend(ctx, signedIn(ctx).id, metric, range);
  }

  /** The same on all of a person's screens, so it is read and executed once for them. */
  @Extensions({ shared: "owner", consent: "data_use" })
  @Subscription(() => VitalsType, {
    nullable: true,
    subscribe: ({ context }) => watchVitals(context, signedIn(context)),
    description: "At first as they are, then after new readings, at most once a second.",
  })
  vitalsChanged(@Root() vitals: VitalsType | null): VitalsType | null {
    return vitals;
  }
}
