import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ForStaff, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import type { Page } from "../platform/pages";
import type { Delivery } from "../platform/realtime/topics";
import { acknowledgeAnomaly, listAnomalies, readAnomalyChange } from "./anomaly.service";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import { AnomalyChangeType, AnomalyConnection, AnomalyType } from "./anomaly.type";

/** What went out of its normal range, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class AnomalyResolver {
  @Query(() => AnomalyConnection, { description: "Anomalies, the newest first." })
  anomalies(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ): Promise<Page<AnomalyType>> {
    return listAnomalies(ctx, first, after);
  }

  @Mutation(() => AnomalyType, { description: "Takes note of an open anomaly; that does not mend it." })
  acknowledgeAnomaly(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("note", () => String, {
      defaultValue: "",
      description: "What is known of it or done about it, for colleagues; may be empty.",
    })
    note: string,
  ): Promise<AnomalyType> {
    return acknowledgeAnomaly(ctx, signedIn(ctx), id, note);
  }

  @Subscription(() => AnomalyChangeType, {
    description: "What is out of its normal range.",
    subscribe: ({ context }) => context.hub.subscribe(anomalyRaised, ANOMALIES_KEY),
  })
  anomalyRaised(
    @Ctx() ctx: RequestContext,
    @Root() delivery: Delivery<{ anomalyId: string }>,
  ): Promise<AnomalyChangeType> {
    return readAnomalyChange(ctx, delivery);
  }
}
