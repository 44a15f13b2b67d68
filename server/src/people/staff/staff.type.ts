import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject } from "../../platform/api-object.type";
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
  @Field(() => String, { description: "The product's word for it, for example applications.approve." })
  name: string;

  @Field(() => String, { description: "The permission as people read it." })
  label: string;

  @Field(() => String, { description: "What it allows, in a sentence." })
  description: string;

  @Field(() => String, { description: "The part of the product that it is about." })
  area: string;
}

@ApiObject("StaffRole", "A set of permissions that people are given by name.")
export class StaffRoleType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "The product's word for the role, stable when its name changes." })
  key: string;

  @Field(() => String, { description: "What staff call the role." })
  name: string;

  @Field(() => String, { description: "What the role is for, in a sentence." })
  description: string;

  @Field(() => [String], { description: "Names of `staffPermissions`." })
  permissions: string[];

  @Field(() => Int, { description: "How many people have it." })
  memberCount: number;

  @Field(() => Boolean, { description: "True for the role of owners, which always has every permission." })
  isLocked: boolean;

  @Field(() => Int, { description: "Give this to whatever changes the role." })
  version: number;
}

@ApiObject("StaffRoleName", "A role without its permissions.")
export class StaffRoleNameType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "What staff call the role." })
  name: string;
}

@ApiObject("StaffMember", "Somebody who works here.")
export class StaffMemberType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "How colleagues know them." })
  name: string;

  @Field(() => String, { description: "The address to sign in with." })
  email: string;

  @Field(() => [StaffRoleNameType], { description: "What they may do, by their roles." })
  roles: StaffRoleNameType[];

  @Field(() => StaffStatusEnum, { description: "Whether they can sign in." })
  status: StaffStatus;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Null when there is no session of late." })
  lastSeenAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "The last invitation; null for who never had one." })
  invitedAt: Date | null;

  @Field(() => Boolean, { description: "True when nobody else could sign in as an owner." })
  isLastOwner: boolean;
}

export const StaffMemberConnection = connectionOf("StaffMemberConnection", () => StaffMemberType);

@ApiObject("StaffRight", "Whether somebody may do something, and why.")
export class StaffRightType {
  @Field(() => StaffPermissionType, { description: "What it is about." })
  permission: StaffPermissionType;

  @Field(() => Boolean, { description: "True when one of their roles allows it." })
  isAllowed: boolean;

  @Field(() => [String], { description: "The names of the roles that allow it." })
  because: string[];
}

@ApiObject("StaffStatusCount", "How many people stand so.")
export class StaffStatusCountType {
  @Field(() => StaffStatusEnum, { description: "How they stand." })
  status: StaffStatus;

  @Field(() => Int, { description: "How many there are." })
  count: number;
}

@ApiObject("StaffCounts", "The staff in figures.")
export class StaffCountsType {
  @Field(() => Int, { description: "How many roles there are." })
  roles: number;

  @Field(() => [StaffStatusCountType], { description: "People by how they stand." })
  members: StaffStatusCountType[];
}

@ApiObject("OwnRights", "What the member of staff who asks may do now.")
export class OwnRightsType {
  @Field(() => [String], { description: "Names of `staffPermissions`." })
  permissions: string[];

  @Field(() => [String], { description: "The names of their roles." })
  roles: string[];
}

@InputType({ description: "What a role is." })
export class StaffRoleInput {
  @Field(() => String, { description: "1 to 60 characters, another than every other role's in any case." })
  name: string;

  @Field(() => String, { description: "1 to 200 characters." })
  description: string;

  @Field(() => [String], { description: "Names of `staffPermissions`." })
  permissions: string[];
}

@InputType({ description: "Who is invited, and to what." })
export class InviteStaffInput {
  @Field(() => String, { description: "1 to 100 characters." })
  name: string;

  @Field(() => String, { description: "Where the invitation goes, and the address to sign in with." })
  email: string;

  @Field(() => [ID], { description: "One or more." })
  roleIds: string[];
}
