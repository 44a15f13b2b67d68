import { Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import type { AcknowledgeExpiry, AnomalySeverity, AnomalyState } from "./anomaly.rules";
import { acknowledgeAnomaly, listAnomalies, readAnomaly, readAnomalyChange } from "./anomaly.service";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import {
  AcknowledgeExpiryEnum,
  AnomalyChangeType,
  AnomalyConnection,
  AnomalyEventType,
  AnomalySeverityEnum,
  AnomalyStateEnum,
  AnomalyType,
} from "./anomaly.type";
import { listEvents } from "./anomaly-event.service";

/** What went out of its normal range, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class AnomalyResolver {
  @Query(() => AnomalyConnection, { description: "Anomalies, the newest first." })
  anomalies(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("state", () => AnomalyStateEnum, "Of one state only; of all when null.") state?: AnomalyState,
    @OptionalArg("metric", () => String, "Of one metric only, by its id; of all when null.") metric?: string,
    @OptionalArg("severity", () => AnomalySeverityEnum, "Of one severity only; of both when null.")
    severity?: AnomalySeverity,
  ): Promise<Page<AnomalyType>> {
    return listAnomalies(ctx, { ...page, state, metric, severity });
  }

  @Query(() => AnomalyType, { nullable: true, description: "One anomaly, whatever its state." })
  anomaly(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AnomalyType> {
    return readAnomaly(ctx, id);
  }

  @Query(() => [AnomalyEventType], {
    nullable: true,
    description: "What happened to an anomaly, the oldest first: the newest 100.",
  })
  anomalyEvents(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<AnomalyEventType[]> {
    return listEvents(ctx, id);
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
    @OptionalArg(
      "expiry",
      () => AcknowledgeExpiryEnum,
      "For how long; when it is not over by then, it is open again. As long as it lasts when null.",
    )
    expiry?: AcknowledgeExpiry,
  ): Promise<AnomalyType> {
    return acknowledgeAnomaly(ctx, signedIn(ctx), id, note, expiry);
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
