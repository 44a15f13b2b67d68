import { Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { listComplianceReports, readComplianceReport, startComplianceReport } from "./report.service";
import { ComplianceReportConnection, ComplianceReportType } from "./report.type";
import { complianceReportMoved } from "./review.topics";

/** Reports about the reviews of a month. */
@ForStaff(PERMISSIONS.reviewAdverts)
@Resolver()
export class ComplianceReportResolver {
  @Query(() => ComplianceReportType, { nullable: true, description: "One report, also while it is being made." })
  complianceReport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ComplianceReportType> {
    return readComplianceReport(ctx, id);
  }

  @Query(() => ComplianceReportConnection, { description: "Those that are kept, 30 days each; the last begun first." })
  complianceReports(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<ComplianceReportType>> {
    return listComplianceReports(ctx, page);
  }

  @Mutation(() => ComplianceReportType, {
    description: "Begins to count a month, or gives the report of it that is being written.",
  })
  startComplianceReport(
    @Ctx() ctx: RequestContext,
    @Arg("month", () => String, "YYYY-MM, in London.") month: string,
  ): Promise<ComplianceReportType> {
    return startComplianceReport(ctx, signedIn(ctx), month);
  }

  @Subscription(() => ComplianceReportType, {
    description: "The report now, and each time that it moves on.",
    subscribe: ({ args, context }) => context.hub.subscribe(complianceReportMoved, args.id),
  })
  complianceReportChanged(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ComplianceReportType> {
    return readComplianceReport(ctx, id);
  }
}
