import { GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { connectionOf } from "../../platform/page.type";
import { STAFF_STATUSES, type StaffStatus } from "./staff.rules";

export const StaffStatusEnum = enumType(
  "StaffStatus",
  "INVITED until a first password is set; SUSPENDED once removed.",
  STAFF_STATUSES,
  {
    ACTIVE: "They can sign in.",
    INVITED: "They have not set a first password.",
    SUSPENDED: "They were removed; the account stays for the audit trail.",
  },
);

@ApiObject("StaffPermission", "Something that a role can allow.")
export class StaffPermissionType {
  @Field(() => String, "The product's word for it, for example applications.approve.") name: string;
  @Field(() => String, "The permission as people read it.") label: string;
  @Field(() => String, "What it allows, in a sentence.") description: string;
  @Field(() => String, "The part of the product that it is about.") area: string;
}

@ApiObject("StaffRole", "A set of permissions that people are given by name.")
export class StaffRoleType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "The product's word for the role, stable when its name changes.") key: string;
  @Field(() => String, "What staff call the role.") name: string;
  @Field(() => String, "What the role is for, in a sentence.") description: string;
  @Field(() => [String], "Names of `staffPermissions`.") permissions: string[];
  @Field(() => Int, "How many people have it.") memberCount: number;
  @Field(() => Boolean, "True for the role of owners, which always has every permission.") isLocked: boolean;
  @Field(() => Int, "Give this to whatever changes the role.") version: number;
}

@ApiObject("StaffRoleName", "A role without its permissions.")
export class StaffRoleNameType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "What staff call the role.") name: string;
}

@ApiObject("StaffMember", "Somebody who works here.")
export class StaffMemberType {
  @Field(() => ID)
  id: string;
  @Field(() => String, "How colleagues know them.") name: string;
  @Field(() => String, "The address to sign in with.") email: string;
  @Field(() => [StaffRoleNameType], "What they may do, by their roles.") roles: StaffRoleNameType[];
  @Field(() => StaffStatusEnum, "Whether they can sign in.") status: StaffStatus;
  @Nullable(() => GraphQLISODateTime, "Null when there is no session of late.") lastSeenAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "The last invitation; null for who never had one.") invitedAt: Date | null;
  @Field(() => Boolean, "True when nobody else could sign in as an owner.") isLastOwner: boolean;
}

export const StaffMemberConnection = connectionOf("StaffMemberConnection", () => StaffMemberType);

@ApiObject("StaffRight", "Whether somebody may do something, and why.")
export class StaffRightType {
  @Field(() => StaffPermissionType, "What it is about.") permission: StaffPermissionType;
  @Field(() => Boolean, "True when one of their roles allows it.") isAllowed: boolean;
  @Field(() => [String], "The names of the roles that allow it.") because: string[];
}

@ApiObject("StaffStatusCount", "How many people stand so.")
export class StaffStatusCountType {
  @Field(() => StaffStatusEnum, "How they stand.") status: StaffStatus;
  @Field(() => Int, "How many there are.") count: number;
}

@ApiObject("StaffCounts", "The staff in figures.")
export class StaffCountsType {
  @Field(() => Int, "How many roles there are.") roles: number;
  @Field(() => [StaffStatusCountType], "People by how they stand.") members: StaffStatusCountType[];
}

@ApiObject("OwnRights", "What the member of staff who asks may do now.")
export class OwnRightsType {
  @Field(() => [String], "Names of `staffPermissions`.") permissions: string[];
  @Field(() => [String], "The names of their roles.") roles: string[];
}

@InputType({ description: "What a role is." })
export class StaffRoleInput {
  @Field(() => String, "1 to 60 characters, another than every other role's in any case.") name: string;
  @Field(() => String, "1 to 200 characters.") description: string;
  @Field(() => [String], "Names of `staffPermissions`.") permissions: string[];
}

@InputType({ description: "Who is invited, and to what." })
export class InviteStaffInput {
  @Field(() => String, "1 to 100 characters.") name: string;
  @Field(() => String, "Where the invitation goes, and the address to sign in with.") email: string;
  @Field(() => [ID], "One or more.") roleIds: string[];
}
