import { ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { connectionOf } from "../../platform/page.type";
import type { FamilyInput } from "./family-member.rules";
import type { Gender } from "./health-profile.rules";
import { GenderEnum } from "./health-profile.type";

@ApiObject("FamilyMemberHealth", "What a patient told about the health of somebody whom they look after.")
export class FamilyMemberHealthType {
  @Field(() => String, "YYYY-MM-DD") dateOfBirth: string;
  @Nullable(() => GenderEnum, "Null: has not said.") gender: Gender | null;
  @Field(() => [String], "What the person lives with, in the patient's words.") conditions: string[];
  @Field(() => [String], "What the person takes, in the patient's words; `medications` has more of each.")
  medicines: string[];
  @Field(() => [String], "What the person is allergic to, in the patient's words.") allergies: string[];
}

@ApiObject("FamilyMember", "Somebody whom a patient looks after.")
export class FamilyMemberType {
  @Field(() => ID)
  id: string;
  @Field(() => Int, "Give it to `updateFamilyMember`.") version: number;
  @Field(() => String, "As the patient calls the person.") name: string;
}

export const FamilyMemberConnection = connectionOf("FamilyMemberConnection", () => FamilyMemberType);

@InputType({ description: "All that is told about somebody: what is left out is no longer said." })
export class FamilyMemberInput implements FamilyInput {
  @Field(() => String, "A first name is enough; 60 characters at most, each name once.") name: string;
  @Field(() => String, "YYYY-MM-DD, not in the future.") dateOfBirth: string;
  @Field(() => GenderEnum, { nullable: true, defaultValue: null, description: "Null: has not said." })
  gender: Gender | null;
  @Field(() => [String], "At most 100 of 200 characters. Blank and double ones are left out.") conditions: string[];
  @Field(() => [String], {
    nullable: true,
    defaultValue: null,
    description: "The same. New ones are kept without times, others are deleted; null leaves all as they are.",
  })
  medicines: string[] | null;
  @Field(() => [String], "At most 100 of 200 characters. Blank and double ones are left out.") allergies: string[];
}
