import { Ctx, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForStaff, requirePermission, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import { openUserAccount, type WatchedAccount, watchUserAccount } from "./user-account.service";
import { FoundUserConnection, type FoundUserType, UserAccountType } from "./user-account.type";
import { searchUsers } from "./user-search.service";

/** Patients and advertisers, for staff who help them. */
@ForStaff(PERMISSIONS.viewUsers)
@Resolver()
export class UserAccountResolver {
  @Query(() => FoundUserConnection, { description: "By address. Members of staff are not among them." })
  userSearch(
    @Ctx() ctx: RequestContext,
    @Arg("email", () => String, "An address, or its first 4 characters or more.") email: string,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 20." }) first: number,
    @OptionalArg("after", () => String) after?: string,
  ): Promise<Page<FoundUserType>> {
    return searchUsers(ctx, signedIn(ctx), { email, first, after });
  }

  @Query(() => UserAccountType, {
    nullable: true,
    description: "Opening it is noted in the audit trail, once a day for each viewer.",
  })
  userAccount(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<UserAccountType> {
    return openUserAccount(ctx, signedIn(ctx), id);
  }

  @Subscription(() => UserAccountType, {
    nullable: true,
    description: "The account, and at most once a second what it is after a change; null once there is none any more.",
    subscribe: ({ context, args }) =>
      watchUserAccount(context, requirePermission(context, PERMISSIONS.viewUsers), args.id),
  })
  userAccountChanged(@Root() { account }: WatchedAccount, @Arg("id", () => ID) _id: string): UserAccountType | null {
    return account;
  }
}
