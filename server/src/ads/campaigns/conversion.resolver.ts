import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { deleteConversion, listConversions, readConversion, reportConversions } from "./conversion.service";
import { ConversionConnection, ConversionReportType, ConversionType, ReportConversionsInput } from "./conversion.type";

/** What an advertiser says came of its adverts: by campaign and day, never by person. */
@ForAdvertisers()
@Resolver()
export class ConversionResolver {
  @Query(() => ConversionConnection, { description: "What was reported, the last reported first." })
  conversions(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("campaignId", () => ID, "Only those of one campaign; of all when null.") campaignId?: string,
    @OptionalArg("from", () => String, "The first London day, YYYY-MM-DD.") from?: string,
    @OptionalArg("to", () => String, "The last London day, YYYY-MM-DD.") to?: string,
  ): Promise<Page<ConversionType>> {
    return listConversions(ctx, signedIn(ctx), { ...page, campaignId, from, to });
  }

  @Query(() => ConversionType, {
    nullable: true,
    description: "What counts now of a campaign and a day, or of an order.",
  })
  conversion(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ConversionType> {
    return readConversion(ctx, signedIn(ctx), id);
  }

  @Mutation(() => ConversionReportType, {
    description: "Reports conversions, all rows or none. Wrong ones are named as `rows.0.day` and the like.",
  })
  reportConversions(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ReportConversionsInput) input: ReportConversionsInput,
  ): Promise<ConversionReportType> {
    return reportConversions(ctx, signedIn(ctx), input);
  }

  @Mutation(() => ID, { description: "Takes what was reported of a campaign and a day back: it counts no more." })
  deleteConversion(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<string> {
    return deleteConversion(ctx, signedIn(ctx), id);
  }
}
