import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readSlowness, setSlowness } from "./slowness";

/** The switch with which a demonstration shows what an anomaly looks like. */
@ForStaff(PERMISSIONS.viewSystem)
@Resolver()
export class DemoSlownessResolver {
  @Query(() => Boolean, { description: "Whether this server is slowed down on purpose. Demonstration mode only." })
  demoSlowness(@Ctx() ctx: RequestContext): boolean {
    return readSlowness(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      "Lets every query and mutation of this server wait, for ten minutes at most, or ends that. Demonstration mode only.",
  })
  setDemoSlowness(
    @Ctx() ctx: RequestContext,
    @Arg("on", () => Boolean, "True slows the server down.") on: boolean,
  ): Promise<boolean> {
    return setSlowness(ctx, on);
  }
}
