import { Ctx, ID, Mutation, Resolver } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { PERMISSIONS } from "../accounts/permission.rules";
import { UserAccountType } from "./user-account.type";
import {
  resendUserConfirmation,
  restoreUser,
  sendUserPasswordLink,
  signUserOut,
  suspendUser,
  unlockUser,
} from "./user-acts.service";

/** What support does for patients and advertisers. Each of them is NOT_FOUND for members of staff, and CONFLICT when it was done. */
@ForStaff(PERMISSIONS.manageUsers)
@Resolver()
export class UserActsResolver {
  @Mutation(() => UserAccountType, {
    description: "Ends sessions and websockets, stops adverts, and mails the person.",
  })
  suspendUser(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, "5 to 500 characters. Kept for staff and not mailed.") reason: string,
  ): Promise<UserAccountType> {
    return suspendUser(ctx, signedIn(ctx), id, reason);
  }

  @Mutation(() => UserAccountType, { description: "Lifts the suspension, and mails the person." })
  restoreUser(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return restoreUser(ctx, signedIn(ctx), id);
  }

  @Mutation(() => UserAccountType, { description: "Forgets the wrong passwords that block signing in." })
  unlockUser(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return unlockUser(ctx, id);
  }

  @Mutation(() => UserAccountType, {
    description: "Mails the link that confirms the address, or a new one that waits.",
  })
  resendUserConfirmation(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return resendUserConfirmation(ctx, id);
  }

  @Mutation(() => UserAccountType, { description: "Mails a link that sets a new password, for 30 minutes." })
  sendUserPasswordLink(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return sendUserPasswordLink(ctx, id);
  }

  @Mutation(() => UserAccountType, { description: "Ends every session of the person and their websockets." })
  signUserOut(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return signUserOut(ctx, id);
  }
}
