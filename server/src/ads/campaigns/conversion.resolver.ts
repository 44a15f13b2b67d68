import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { PageArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { deleteConversion, listConversions, reportConversions } from "./conversion.service";
import {
  ConversionConnection,
  ConversionReportType,
  type ConversionType,
  ReportConversionsInput,
} from "./conversion.type";

/** What an advertiser says came of its adverts: by campaign and day, never by person. */
@ForAdvertisers()
@Resolver()
export class ConversionResolver {
  @Query(() => ConversionConnection, { description: "What was reported, the last reported first." })
  conversions(@Ctx() ctx: RequestContext, @Args(() => PageArgs) page: PageArgs): Promise<Page<ConversionType>> {
    return listConversions(ctx, signedIn(ctx), page);
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
