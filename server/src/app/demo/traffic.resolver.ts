import { Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { ApiObject, Arg, Field } from "../../platform/api-object.type";
import { audit } from "../../platform/audit";
import { conflict } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import type { ServerContext } from "../request-context";
import { demoTrafficSwitched } from "./traffic";

@ApiObject("DemoTraffic", "Invented patients who look at adverts, so that a demonstration has something to show.")
class DemoTrafficType {
  @Field(() => Boolean, "True while they look at adverts.") on: boolean;

  @Field(() => Int, "Impressions that they had counted in the last minute.") perMinute: number;
}

/** The switch of the demonstration's traffic, for staff who watch the platform. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class DemoTrafficResolver {
  @Query(() => DemoTrafficType, { nullable: true, description: "Null outside demonstration mode." })
  demoTraffic(@Ctx() { traffic }: ServerContext): DemoTrafficType | null {
    return traffic && { on: traffic.on, perMinute: traffic.perMinute };
  }

  @Mutation(() => DemoTrafficType, { description: "Switches the demonstration's traffic, in every server process." })
  async setDemoTraffic(
    @Ctx() ctx: ServerContext,
    @Arg("on", () => Boolean, "True lets the invented patients look at adverts.") on: boolean,
  ): Promise<DemoTrafficType> {
    const { traffic } = ctx;
    if (!traffic) {
      throw conflict("There is demonstration traffic in demonstration mode only.");
    }
    await ctx.db.transaction(async (tx) => {
      await publish(tx, demoTrafficSwitched, "all", { on: on ? "true" : "false" });
      await audit(tx, ctx, "demo_traffic_switched", ["demonstration", null], { details: { on } });
    });
    traffic.switch(on);
    return { on, perMinute: traffic.perMinute };
  }
}
