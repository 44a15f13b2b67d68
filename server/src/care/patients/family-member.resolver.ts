import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import type { FamilyMember } from "./family-member.entity";
import {
  createFamilyMember,
  deleteFamilyMember,
  listFamily,
  readFamilyMember,
  readMemberHealth,
  updateFamilyMember,
} from "./family-member.service";
import {
  FamilyMemberConnection,
  FamilyMemberHealthType,
  FamilyMemberInput,
  FamilyMemberType,
} from "./family-member.type";

/** The people whom a patient looks after. */
@ForPatients()
@Resolver(() => FamilyMemberType)
export class FamilyMemberResolver {
  @Query(() => FamilyMemberConnection, { description: "The people whom the patient looks after, the first one first." })
  familyMembers(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<FamilyMemberType>> {
    return listFamily(ctx, signedIn(ctx), page);
  }

  @Query(() => FamilyMemberType, { nullable: true, description: "One of the people whom the patient looks after." })
  familyMember(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<FamilyMemberType> {
    return readFamilyMember(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => FamilyMemberHealthType, {
    nullable: true,
    description: "Null while the consent to the use of health data is taken back.",
  })
  health(@Ctx() ctx: RequestContext, @Root() member: FamilyMember): Promise<FamilyMemberHealthType | null> {
    return readMemberHealth(ctx, member);
  }

  @Mutation(() => FamilyMemberType, { description: "Adds somebody whom the patient looks after; 10 at most." })
  createFamilyMember(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => FamilyMemberInput) input: FamilyMemberInput,
  ): Promise<FamilyMemberType> {
    return createFamilyMember(ctx, signedIn(ctx), input);
  }

  @Mutation(() => FamilyMemberType, { description: "CONFLICT when it was changed since `version` was read." })
  updateFamilyMember(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => FamilyMemberInput) input: FamilyMemberInput,
    @Arg("version", () => Int, "The `version` of the person that was seen; CONFLICT on another one.") version: number,
  ): Promise<FamilyMemberType> {
    return updateFamilyMember(ctx, signedIn(ctx), id, input, version);
  }

  @Mutation(() => Boolean, {
    description:
      "Removes somebody with all that was told about them. Their consultations stay, with the name of that time.",
  })
  deleteFamilyMember(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return deleteFamilyMember(ctx, signedIn(ctx), id);
  }
}
