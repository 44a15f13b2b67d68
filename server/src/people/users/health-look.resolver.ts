import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { PERMISSIONS } from "../accounts/permission.rules";
import { lookAtHealth } from "./health-look.service";
import { HealthLookKindEnum, HealthLookType } from "./health-look.type";
import type { HealthLookKind } from "./user-account.rules";

/** Health data of patients, for staff who may look at it and say why. */
@ForStaff(PERMISSIONS.lookAtHealth)
@Resolver()
export class HealthLookResolver {
  @Mutation(() => HealthLookType, {
    description:
      "The patient is shown the viewer's first name, role and reason. CONFLICT without the consent to the use of health data.",
  })
  lookAtHealth(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The patient.") userId: string,
    @Arg("reason", () => String, "10 to 500 characters.") reason: string,
    @Arg("what", () => HealthLookKindEnum, "Profile or questions.") what: HealthLookKind,
  ): Promise<HealthLookType> {
    return lookAtHealth(ctx, signedIn(ctx), { userId, reason, what });
  }
}
