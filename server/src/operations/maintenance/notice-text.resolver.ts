import { Ctx, FieldResolver, Mutation, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { SettingsType } from "../../people/settings/setting.type";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { listNoticeWordings, updateNoticeTexts } from "./notice-text.service";
import { NoticeWordingInputType, NoticeWordingType } from "./notice-text.type";

/** The texts of notices, for staff who may change settings. */
@ForStaff(PERMISSIONS.manageSettings)
@Resolver(() => SettingsType)
export class NoticeTextResolver {
  @FieldResolver(() => [NoticeWordingType], { description: "What everybody is told at each phase of maintenance." })
  notices(@Ctx() ctx: RequestContext): Promise<NoticeWordingType[]> {
    return listNoticeWordings(ctx);
  }

  @Mutation(() => NoticeWordingType, {
    description:
      "Writes what everybody is told at a phase of maintenance. Whoever is told at this moment sees it at once.",
  })
  updateNoticeTexts(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => NoticeWordingInputType) input: NoticeWordingInputType,
  ): Promise<NoticeWordingType> {
    return updateNoticeTexts(ctx, signedIn(ctx), input);
  }
}
