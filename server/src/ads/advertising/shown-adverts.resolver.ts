import { Args, Ctx, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { listShownAdverts } from "./shown-adverts.service";
import { ShownAdvertConnection, type ShownAdvertType } from "./shown-adverts.type";

/** What a patient was shown, found by the names that advertising had for them on each day. */
@ForPatients()
@Resolver()
export class ShownAdvertsResolver {
  @Query(() => ShownAdvertConnection, {
    description: "The adverts that this person was shown in the last 30 days, the newest first.",
  })
  advertsShown(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<ShownAdvertType>> {
    return listShownAdverts(ctx, signedIn(ctx), page);
  }
}
