import { Args, Ctx, Extensions, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { healthAlertChanged } from "./device.topics";
import { listAlerts, markAlert, readAlert, readOpenAlerts } from "./health-alert.service";
import { HealthAlertConnection, HealthAlertType } from "./health-alert.type";

/** Figures of a patient that are outside their usual range. */
@ForPatients()
@Resolver()
export class HealthAlertResolver {
  @Query(() => HealthAlertConnection, { description: "The newest first." })
  healthAlerts(
    @Ctx() ctx: RequestContext,
    @Arg("open", () => Boolean, { defaultValue: false, description: "Only those that are not over." }) open: boolean,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<HealthAlertType>> {
    return listAlerts(ctx, signedIn(ctx), { open, ...page });
  }

  @Query(() => HealthAlertType, { nullable: true, description: "One alert, also one that is over." })
  healthAlert(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<HealthAlertType> {
    return readAlert(ctx, signedIn(ctx), id);
  }

  @Mutation(() => HealthAlertType, {
    description: "Notes that an alert was seen; it stays until the figure is normal.",
  })
  acknowledgeHealthAlert(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<HealthAlertType> {
    return markAlert(ctx, signedIn(ctx), id, true);
  }

  @Mutation(() => HealthAlertType, { description: "Takes `acknowledgeHealthAlert` back." })
  undoAcknowledgeHealthAlert(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<HealthAlertType> {
    return markAlert(ctx, signedIn(ctx), id, false);
  }

  @Extensions({ consent: "data_use" })
  @Subscription(() => [HealthAlertType], {
    subscribe: ({ context }) => context.hub.subscribe(healthAlertChanged, signedIn(context).id),
    description: "The alerts that are not over, at first as they are and then after each change.",
  })
  healthAlertChanged(@Ctx() ctx: RequestContext): Promise<HealthAlertType[]> {
    return readOpenAlerts(ctx, signedIn(ctx).id);
  }
}
