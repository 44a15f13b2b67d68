import { Args, Ctx, ID, Query, Resolver, Subscription } from "type-graphql";
import { ForStaff } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import { STAFF_PERMISSIONS } from "./permission-text.rules";
import type { StaffStatus } from "./staff.rules";
import { STAFF_KEY, staffChanged } from "./staff.topics";
import {
  StaffCountsType,
  StaffMemberConnection,
  StaffMemberType,
  StaffPermissionType,
  StaffRightType,
  StaffRoleType,
  StaffStatusEnum,
} from "./staff.type";
import { countStaff, explainRights, listMembers, listRoles, readMember, readRole } from "./staff-list.service";

/** Roles and the people who have them. */
@ForStaff(PERMISSIONS.viewRoles)
@Resolver()
export class StaffResolver {
  @Query(() => [StaffRoleType], { description: "All of them, at most 50: owners first, the others by name." })
  staffRoles(@Ctx() ctx: RequestContext): Promise<StaffRoleType[]> {
    return listRoles(ctx);
  }

  @Query(() => StaffRoleType, { nullable: true, description: "One role." })
  staffRole(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<StaffRoleType> {
    return readRole(ctx, id);
  }

  @Query(() => [StaffPermissionType], { description: "Everything that a role can allow, by area." })
  staffPermissions(): StaffPermissionType[] {
    return [...STAFF_PERMISSIONS];
  }

  @Query(() => StaffMemberConnection, { description: "The newest first." })
  staffMembers(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("search", () => String, "A part of a name or an address, in any case.") search?: string,
    @OptionalArg("roleId", () => ID, "Only people who have the role with this `id`; null for all.") roleId?: string,
    @OptionalArg("status", () => StaffStatusEnum, "Only people who stand so; null for all.") status?: StaffStatus,
  ): Promise<Page<StaffMemberType>> {
    return listMembers(ctx, { search, roleId, status, ...page });
  }

  @Query(() => StaffMemberType, { nullable: true, description: "One member of staff, also one who was removed." })
  staffMember(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<StaffMemberType> {
    return readMember(ctx, id);
  }

  @Query(() => [StaffRightType], { description: "What a member of staff may do, and why." })
  explainStaffRights(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The `id` of the member of staff.") userId: string,
  ): Promise<StaffRightType[]> {
    return explainRights(ctx, userId);
  }

  @Subscription(() => StaffCountsType, {
    description: "How many roles and people there are now, and again after each change of one.",
    subscribe: ({ context }) => context.hub.subscribe(staffChanged, STAFF_KEY),
  })
  staffChanged(@Ctx() ctx: RequestContext): Promise<StaffCountsType> {
    return countStaff(ctx);
  }
}
