import { Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../../people/accounts/permission.rules";
import { ForStaff } from "../../../platform/access";
import { Arg, OptionalArg } from "../../../platform/api-object.type";
import type { RequestContext } from "../../../platform/context";
import type { Page } from "../../../platform/pages";
import { BackupConnection, BackupType } from "./backup.type";
import { checkBackup, listBackups } from "./backup-list.service";

/** Backups, for staff who look after the machine. Their files do not leave through the API. */
@ForStaff(PERMISSIONS.viewMaintenance)
@Resolver()
export class BackupResolver {
  @Query(() => BackupConnection, { description: "Backups that were made or tried, newest first." })
  backups(
    @Ctx() ctx: RequestContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "How many, at most 100." }) first: number,
    @OptionalArg("after", () => String, "The cursor after which the page begins.") after?: string,
  ): Promise<Page<BackupType>> {
    return listBackups(ctx, { first, after });
  }

  @Mutation(() => BackupType, {
    description: "Reads the whole file of a backup and compares its sums; a damaged or missing one is marked.",
  })
  checkBackup(@Ctx() ctx: RequestContext, @Arg("id", () => ID, "The backup.") id: string): Promise<BackupType> {
    return checkBackup(ctx, id);
  }
}
