import { Ctx, Resolver, Subscription } from "type-graphql";
import { ForAllStaff, signedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { staffRights } from "../accounts/account.service";
import { sessionEnded } from "../accounts/session.topics";
import { OwnRightsType } from "./staff.type";

/** What staff may know about themselves while they work. */
@ForAllStaff()
@Resolver()
export class OwnRightsResolver {
  @Subscription(() => OwnRightsType, {
    description:
      "What the person may do now. A change closes the socket; opened again, this begins with what counts then.",
    subscribe: ({ context }) => context.hub.subscribe(sessionEnded, context.who?.id ?? ""),
  })
  ownRightsChanged(@Ctx() ctx: RequestContext): Promise<OwnRightsType> {
    return staffRights(ctx, signedIn(ctx).id);
  }
}
