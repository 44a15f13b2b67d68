import { Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import {
  cancelMaintenanceReport,
  listMaintenanceReports,
  readMaintenanceReport,
  startMaintenanceReport,
} from "./report.service";
import { MaintenanceReportConnection, MaintenanceReportType } from "./report.type";
import { maintenanceReportMoved } from "./window.topics";

/** Reports of what happened in maintenance, for staff who see it. */
@ForStaff(PERMISSIONS.viewMaintenance)
@Resolver()
export class MaintenanceReportResolver {
  @Query(() => MaintenanceReportType, { nullable: true, description: "One report, also while it is being written." })
  maintenanceReport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MaintenanceReportType> {
    return readMaintenanceReport(ctx, id);
  }

  @Query(() => MaintenanceReportConnection, { description: "Those that are kept, 30 days each; the last begun first." })
  maintenanceReports(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<MaintenanceReportType>> {
    return listMaintenanceReports(ctx, page);
  }

  @Mutation(() => MaintenanceReportType, {
    description: "Begins to write a report of some months, or gives the one of them that is being written.",
  })
  startMaintenanceReport(
    @Ctx() ctx: RequestContext,
    @Arg("fromMonth", () => String, "The first month: YYYY-MM, in London.") fromMonth: string,
    @Arg("toMonth", () => String, "The last month: YYYY-MM, in London.") toMonth: string,
  ): Promise<MaintenanceReportType> {
    return startMaintenanceReport(ctx, signedIn(ctx), { fromMonth, toMonth });
  }

  @Mutation(() => MaintenanceReportType, {
    description: "Ends a report that is being written; one that is over stays as it is.",
  })
  cancelMaintenanceReport(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MaintenanceReportType> {
    return cancelMaintenanceReport(ctx, id);
  }

  @Subscription(() => MaintenanceReportType, {
    description: "The report now, and each time that it moves on.",
    subscribe: ({ args, context }) => context.hub.subscribe(maintenanceReportMoved, args.id),
  })
  maintenanceReportChanged(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<MaintenanceReportType> {
    return readMaintenanceReport(ctx, id);
  }
}
