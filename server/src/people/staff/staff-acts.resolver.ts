import { Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { PERMISSIONS } from "../accounts/permission.rules";
import { inviteStaff, removeStaff, resendInvitation, setRoles } from "./member.service";
import { createRole, deleteRole, updateRole } from "./role.service";
import { InviteStaffInput, StaffMemberType, StaffRoleInput, StaffRoleType } from "./staff.type";

const OWN_LOSS = {
  defaultValue: false,
  description: "True once the person has read that they take rights from themselves; refused on this field until then.",
};

/** What is done with roles and members of staff. */
@ForStaff(PERMISSIONS.manageRoles)
@Resolver()
export class StaffActsResolver {
  @Mutation(() => StaffRoleType, { description: "Adds a role that people can be given." })
  createStaffRole(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => StaffRoleInput) input: StaffRoleInput,
  ): Promise<StaffRoleType> {
    return createRole(ctx, signedIn(ctx), input);
  }

  @Mutation(() => StaffRoleType, { description: "Counts at once for everybody who has the role." })
  updateStaffRole(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("version", () => Int, "The `version` that was seen.") version: number,
    @Arg("input", () => StaffRoleInput) input: StaffRoleInput,
    @Arg("acceptsOwnLoss", () => Boolean, OWN_LOSS) acceptsOwnLoss: boolean,
  ): Promise<StaffRoleType> {
    return updateRole(ctx, signedIn(ctx), { id, version, input, acceptsOwnLoss });
  }

  @Mutation(() => Boolean, { description: "While nobody has it." })
  deleteStaffRole(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return deleteRole(ctx, signedIn(ctx), id);
  }

  @Mutation(() => StaffMemberType, { description: "The person has these roles and no others, at once." })
  setStaffRoles(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The `id` of the member of staff.") userId: string,
    @Arg("roleIds", () => [ID], "The `id` of each role; none takes all of them.") roleIds: string[],
    @Arg("seenRoleIds", () => [ID], "Those that the person had when they were looked at.") seenRoleIds: string[],
    @Arg("acceptsOwnLoss", () => Boolean, OWN_LOSS) acceptsOwnLoss: boolean,
  ): Promise<StaffMemberType> {
    return setRoles(ctx, signedIn(ctx), { userId, roleIds, seenRoleIds, acceptsOwnLoss });
  }

  @Mutation(() => StaffMemberType, {
    description: "Mails a link that sets the first password, for 24 hours. Who was removed comes back that way.",
  })
  inviteStaff(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => InviteStaffInput) input: InviteStaffInput,
  ): Promise<StaffMemberType> {
    return inviteStaff(ctx, signedIn(ctx), input);
  }

  @Mutation(() => StaffMemberType, { description: "Of somebody without a password; the link before ends." })
  resendInvitation(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The `id` of the member of staff.") userId: string,
  ): Promise<StaffMemberType> {
    return resendInvitation(ctx, signedIn(ctx), userId);
  }

  @Mutation(() => StaffMemberType, {
    description: "Signs the person out for good and takes their roles. The account stays for the audit trail.",
  })
  removeStaff(
    @Ctx() ctx: RequestContext,
    @Arg("userId", () => ID, "The `id` of the member of staff.") userId: string,
    @Arg("acceptsOwnLoss", () => Boolean, OWN_LOSS) acceptsOwnLoss: boolean,
  ): Promise<StaffMemberType> {
    return removeStaff(ctx, signedIn(ctx), { userId, acceptsOwnLoss });
  }
}
