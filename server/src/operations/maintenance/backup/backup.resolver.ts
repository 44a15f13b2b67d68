import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../../people/accounts/permission.rules";
import { ForStaff } from "../../../platform/access";
import { Arg } from "../../../platform/api-object.type";
import type { RequestContext } from "../../../platform/context";
import { ListArgs } from "../../../platform/page.type";
import type { Page } from "../../../platform/pages";
import { BackupConnection, BackupType } from "./backup.type";
import { checkBackup, listBackups, readBackupEntry } from "./backup-list.service";

/** Backups, for staff who look after the machine. Their files do not leave through the API. */
@ForStaff(PERMISSIONS.viewMaintenance)
@Resolver()
export class BackupResolver {
  @Query(() => BackupConnection, { description: "Backups that were made or tried, newest first." })
  backups(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<BackupType>> {
    return listBackups(ctx, page);
  }

  @Query(() => BackupType, { nullable: true, description: "One backup that was made or tried." })
  backup(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<BackupType> {
    return readBackupEntry(ctx, id);
  }

  @Mutation(() => BackupType, {
    description: "Reads the whole file of a backup and compares its sums; a damaged or missing one is marked.",
  })
  checkBackup(@Ctx() ctx: RequestContext, @Arg("id", () => ID, "The backup.") id: string): Promise<BackupType> {
    return checkBackup(ctx, id);
  }
}
