import { Args, Ctx, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import { listNumberSettings, updateNumberSetting } from "./number-setting.service";
import { SETTINGS_KEY, settingsMoved } from "./setting.topics";
import {
  NumberSettingInputType,
  NumberSettingType,
  SettingChangeConnection,
  type SettingChangeType,
  SettingsType,
} from "./setting.type";
import { listSettingChanges } from "./setting-store.service";

/** What staff can set, for those who may. */
@ForStaff(PERMISSIONS.manageSettings)
@Resolver(() => SettingsType)
export class SettingResolver {
  @Query(() => SettingsType, { description: "What staff can set, as it stands." })
  async settings(@Ctx() ctx: RequestContext): Promise<SettingsType> {
    return { numbers: await listNumberSettings(ctx) };
  }

  @Query(() => SettingChangeConnection, { description: "Changes of settings, the newest first." })
  settingChanges(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<SettingChangeType>> {
    return listSettingChanges(ctx, page);
  }

  @Mutation(() => NumberSettingType, {
    description:
      "Sets a number, or takes it back to the default. It counts at every process for what happens from now on.",
  })
  updateNumberSetting(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => NumberSettingInputType) input: NumberSettingInputType,
  ): Promise<NumberSettingType> {
    return updateNumberSetting(ctx, signedIn(ctx), input);
  }

  @Subscription(() => SettingsType, {
    description: "What staff can set, now and each time that something was changed.",
    subscribe: ({ context }) => (context as RequestContext).hub.subscribe(settingsMoved, SETTINGS_KEY),
  })
  async settingsChanged(@Ctx() ctx: RequestContext): Promise<SettingsType> {
    return { numbers: await listNumberSettings(ctx) };
  }
}
