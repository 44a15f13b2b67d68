import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { listReportMonths, markReportSeen, readMonthlyReport, readReportToOpen } from "./report.service";
import { MonthlyReportType } from "./report.type";

/** An advertiser's monthly reports. */
@ForAdvertisers()
@Resolver()
export class ReportResolver {
  @Query(() => MonthlyReportType, {
    nullable: true,
    description: "The report of a London month that has begun, YYYY-MM.",
  })
  monthlyReport(
    @Ctx() ctx: RequestContext,
    @Arg("month", () => String, "A London month, YYYY-MM.") month: string,
  ): Promise<MonthlyReportType> {
    return readMonthlyReport(ctx, signedIn(ctx), month);
  }

  @Query(() => [String], { description: "Months (YYYY-MM) with figures, conversions or invoices, the newest first." })
  reportMonths(@Ctx() ctx: RequestContext): Promise<string[]> {
    return listReportMonths(ctx, signedIn(ctx));
  }

  @Query(() => String, {
    nullable: true,
    description: "On the 1st in London the month that has ended, until its report was seen; else null.",
  })
  reportToOpen(@Ctx() ctx: RequestContext): Promise<string | null> {
    return readReportToOpen(ctx, signedIn(ctx));
  }

  @Mutation(() => Boolean, { description: "The report of this month does not open by itself any more." })
  markReportSeen(
    @Ctx() ctx: RequestContext,
    @Arg("month", () => String, "A London month, YYYY-MM.") month: string,
  ): Promise<boolean> {
    return markReportSeen(ctx, signedIn(ctx), month);
  }
}
