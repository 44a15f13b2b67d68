import { Ctx, Mutation, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { readAccount } from "./account.service";
import { setConsent } from "./consent.service";
import { ConsentPurposeEnum } from "./consent.type";
import type { ConsentPurpose } from "./consent-texts.rules";
import { ViewerType } from "./viewer.type";
import { removeWaitingNumber } from "./waiting-nhs-number.service";

/** What patients agree to, and what they gave us to wait with. */
@ForPatients()
@Resolver()
export class ConsentResolver {
  @Mutation(() => ViewerType, {
    description: "Gives a consent or takes it back, from the next request on. Without NHS integration no number waits.",
  })
  async setConsent(
    @Ctx() ctx: RequestContext,
    @Arg("purpose", () => ConsentPurposeEnum, "What is agreed to.") purpose: ConsentPurpose,
    @Arg("granted", () => Boolean, "True agrees, false takes it back.") granted: boolean,
  ): Promise<ViewerType> {
    await setConsent(ctx, signedIn(ctx), purpose, granted);
    return readAccount(ctx, signedIn(ctx));
  }

  @Mutation(() => ViewerType, { description: "Forgets the NHS number that waits." })
  async deleteWaitingNhsNumber(@Ctx() ctx: RequestContext): Promise<ViewerType> {
    await removeWaitingNumber(ctx, signedIn(ctx));
    return readAccount(ctx, signedIn(ctx));
  }
}
