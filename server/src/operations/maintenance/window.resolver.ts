import { Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { MaintenanceContext } from "./maintenance-context";
import type { LogStatus, MaintenanceType, Reach } from "./window.rules";
import { cancelMaintenance, extendMaintenance, scheduleMaintenance, updateMaintenance } from "./window.service";
import {
  LogStatusEnum,
  MaintenanceInputType,
  MaintenanceLogConnection,
  type MaintenanceLogType,
  MaintenanceOverviewType,
  MaintenanceTypeEnum,
  MaintenanceWindowConnection,
  MaintenanceWindowType,
  ReachEnum,
} from "./window.type";
import { listLogs, listWindows, readMaintenanceOverview, readWindow, watchMaintenance } from "./window-list.service";

/** Windows and their logs, for staff who look after the system. */
@ForStaff(PERMISSIONS.viewMaintenance)
@Resolver()
export class MaintenanceResolver {
  @Query(() => MaintenanceOverviewType, { description: "The last backup, the last check and the next release." })
  maintenanceOverview(@Ctx() ctx: RequestContext): Promise<MaintenanceOverviewType> {
    return readMaintenanceOverview(ctx);
  }

  @Query(() => MaintenanceWindowConnection, {
    description: "Windows: those to come or under way, the next first; or those that are over, the last first.",
  })
  maintenanceWindows(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("isPast", () => Boolean, { defaultValue: false, description: "Those that are over." }) isPast: boolean,
  ): Promise<Page<MaintenanceWindowType>> {
    return listWindows(ctx, { isPast, ...page });
  }

  @Query(() => MaintenanceWindowType, { nullable: true, description: "One window." })
  maintenanceWindow(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MaintenanceWindowType> {
    return readWindow(ctx, id);
  }

  @Query(() => MaintenanceLogConnection, { description: "What happened in windows, the last first." })
  maintenanceLogs(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("windowId", () => ID, "Of one window only.") windowId?: string,
    @OptionalArg("status", () => LogStatusEnum, "Those that went so only.") status?: LogStatus,
    @OptionalArg("type", () => MaintenanceTypeEnum, "Of windows of one type only.") type?: MaintenanceType,
  ): Promise<Page<MaintenanceLogType>> {
    return listLogs(ctx, { windowId, status, type, ...page });
  }

  @Subscription(() => MaintenanceOverviewType, {
    description:
      "The tiles now, and at most once a second after a change of any window and each line of a log; lists are read again then.",
    subscribe: ({ context }) => watchMaintenance(context as RequestContext),
  })
  maintenanceChanged(@Root() overview: MaintenanceOverviewType): MaintenanceOverviewType {
    return overview;
  }
}

/** Planning windows. */
@ForStaff(PERMISSIONS.manageMaintenance)
@Resolver()
export class MaintenanceActsResolver {
  @Mutation(() => MaintenanceWindowType, {
    description: "Schedules a window. BAD_USER_INPUT on scheduledFor when it would overlap another.",
  })
  scheduleMaintenance(
    @Ctx() ctx: MaintenanceContext,
    @Arg("input", () => MaintenanceInputType) input: MaintenanceInputType,
  ): Promise<MaintenanceWindowType> {
    return scheduleMaintenance(ctx, signedIn(ctx), input);
  }

  @Mutation(() => MaintenanceWindowType, {
    description: "Changes a window that has not begun. CONFLICT when it has, or was changed meanwhile.",
  })
  updateMaintenance(
    @Ctx() ctx: MaintenanceContext,
    @Arg("id", () => ID) id: string,
    @Arg("revision", () => Int, "The revision that was looked at.") revision: number,
    @Arg("input", () => MaintenanceInputType) input: MaintenanceInputType,
    @Arg("reach", () => ReachEnum, {
      defaultValue: "THIS_ONE",
      description: "What is changed of one that comes again; with THIS_ONE how it repeats stays.",
    })
    reach: Reach,
  ): Promise<MaintenanceWindowType> {
    return updateMaintenance(ctx, { id, revision, input, reach });
  }

  @Mutation(() => MaintenanceWindowType, { description: "Cancels a window that has not begun; else CONFLICT." })
  cancelMaintenance(
    @Ctx() ctx: MaintenanceContext,
    @Arg("id", () => ID) id: string,
    @Arg("reason", () => String, "Why; up to 500 characters.") reason: string,
    @Arg("reach", () => ReachEnum, {
      defaultValue: "THIS_ONE",
      description: "What is called off of one that comes again.",
    })
    reach: Reach,
  ): Promise<MaintenanceWindowType> {
    return cancelMaintenance(ctx, { id, reason, reach });
  }

  @Mutation(() => MaintenanceWindowType, { description: "Gives a window that runs more time; else CONFLICT." })
  extendMaintenance(
    @Ctx() ctx: MaintenanceContext,
    @Arg("id", () => ID) id: string,
    @Arg("minutes", () => Int, "How much longer, from 5 minutes; up to 12 hours in all.") minutes: number,
  ): Promise<MaintenanceWindowType> {
    return extendMaintenance(ctx, id, minutes);
  }
}
