import { Ctx, ID, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { ApiObject, Field, Nullable, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import type { PregnancyAnswer } from "../patients/health-profile.rules";
import { PregnancyAnswerEnum } from "../patients/health-profile.type";
import { MedicationType } from "../patients/medication.type";
import { readMedicineList } from "./medicine-list.service";

@ApiObject("MedicineList", "What somebody takes, for a pharmacist to read. Nobody has checked it.")
export class MedicineListType {
  @Field(() => ID, "Of the person.") id: string;

  @Field(() => String, "The person, as the patient calls them.") name: string;

  @Nullable(() => String, "Who told it, where that is somebody else.") toldBy: string | null;

  @Nullable(() => String, "YYYY-MM-DD") dateOfBirth: string | null;

  @Nullable(() => PregnancyAnswerEnum, "Null: nobody has said.") pregnantOrBreastfeeding: PregnancyAnswer | null;

  @Field(() => [String], "In the patient's words.") allergies: string[];

  @Field(() => [String], "In the patient's words.") conditions: string[];

  @Field(() => [MedicationType], "Those that are taken now, by name; 200 at most.") medicines: MedicationType[];
}

/** A list of medicines to be shown to a pharmacist. */
@ForPatients()
@Resolver()
export class MedicineListResolver {
  @Query(() => MedicineListType, {
    description: "For others than the patient CONFLICT without the consent to the use of health data.",
  })
  medicineList(
    @Ctx() ctx: RequestContext,
    @OptionalArg("forWhom", () => ID, "The `id` of somebody whom the patient looks after; the patient when null.")
    forWhom?: string | null,
  ): Promise<MedicineListType> {
    return readMedicineList(ctx, signedIn(ctx), forWhom ?? null);
  }
}
