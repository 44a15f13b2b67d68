import { Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { createView, deleteView, listViews, readView, stopViewMail, updateView } from "./insight-view.service";
import { InsightViewInputType, InsightViewType } from "./insight-view.type";

/** What an advertiser saved of its own figures. */
@ForAdvertisers()
@Resolver()
export class InsightViewResolver {
  @Query(() => [InsightViewType], { description: "The advertiser's saved views by name, 20 at the most." })
  insightViews(@Ctx() ctx: RequestContext): Promise<InsightViewType[]> {
    return listViews(ctx, signedIn(ctx));
  }

  @Query(() => InsightViewType, { nullable: true, description: "One saved view." })
  insightView(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<InsightViewType> {
    return readView(ctx, signedIn(ctx), id);
  }

  @Mutation(() => InsightViewType, { description: "Saves a view. CONFLICT when there are 20." })
  createInsightView(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => InsightViewInputType) input: InsightViewInputType,
  ): Promise<InsightViewType> {
    return createView(ctx, signedIn(ctx), input);
  }

  @Mutation(() => InsightViewType, { description: "Saves a view as it is given now." })
  updateInsightView(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => InsightViewInputType) input: InsightViewInputType,
  ): Promise<InsightViewType> {
    return updateView(ctx, signedIn(ctx), id, input);
  }

  @Mutation(() => ID, { description: "Deletes a view and ends its mail. The figures stay." })
  deleteInsightView(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteView(ctx, signedIn(ctx), id);
  }
}

/** The link in the mail of a view works for whoever has the mail. */
@Resolver()
export class InsightViewMailResolver {
  @Mutation(() => Boolean, { description: "Stops the mail of a saved view by the link in it; again is no error." })
  stopInsightViewMail(
    @Ctx() ctx: RequestContext,
    @Arg("token", () => String, "The secret of the mailed link.") token: string,
  ): Promise<boolean> {
    return stopViewMail(ctx, token);
  }
}
