import { Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Language } from "../../people/accounts/account.rules";
import { LanguageEnum } from "../../people/accounts/viewer.type";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { readGuidance } from "./guidance.service";
import type { Medication } from "./medication.entity";
import type { MedicationFilter } from "./medication.rules";
import {
  createMedication,
  deleteMedication,
  listMedications,
  readMedication,
  resumeMedication,
  setSupply,
  stopMedication,
  suggestNames,
  tellAbout,
  updateMedication,
  warnOfMedication,
} from "./medication.service";
import {
  AboutMedicineType,
  MedicationCheckInput,
  MedicationCheckType,
  MedicationConnection,
  MedicationFilterEnum,
  MedicationGuidanceType,
  MedicationInput,
  MedicationSupplyInput,
  MedicationSupplyType,
  MedicationType,
  MedicineSuggestionType,
} from "./medication.type";
import { supplyOf } from "./supply.rules";

const FOR_WHOM = {
  nullable: true,
  description: "The `id` of somebody whom the patient looks after; the patient when null.",
} as const;

/** The medicines of a patient and of those whom they look after. */
@ForPatients()
@Resolver(() => MedicationType)
export class MedicationResolver {
  @Query(() => MedicationConnection, { description: "The patient's medicines, the last one that was added first." })
  medications(
    @Ctx() ctx: RequestContext,
    @Arg("filter", () => MedicationFilterEnum, {
      defaultValue: "CURRENT",
      description: "Those that are taken, or those that are not any more.",
    })
    filter: MedicationFilter,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("forWhom", () => ID, FOR_WHOM) forWhom?: string | null,
  ): Promise<Page<MedicationType>> {
    return listMedications(ctx, signedIn(ctx), { filter, forWhom }, page);
  }

  @Query(() => MedicationType, { nullable: true, description: "One medicine, taken or not any more." })
  medication(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MedicationType> {
    return readMedication(ctx, signedIn(ctx), id);
  }

  @Query(() => [MedicineSuggestionType], {
    description: "Names that begin like the text, small typing mistakes forgiven; 20 at most.",
  })
  medicineSuggestions(
    @Arg("text", () => String, "The name as far as it is typed.") text: string,
    @Arg("first", () => Int, { defaultValue: 8, description: "How many names, 1 to 20." }) first: number,
  ): MedicineSuggestionType[] {
    return suggestNames(text, first);
  }

  @Query(() => AboutMedicineType, {
    nullable: true,
    description: "What is told of a medicine; null where the name is not known, or is of several.",
  })
  aboutMedicine(
    @Arg("name", () => String, "As somebody writes it.") name: string,
    @Arg("language", () => LanguageEnum, { defaultValue: "en", description: "In which language." }) language: Language,
  ): AboutMedicineType | null {
    return tellAbout(name, language);
  }

  @Query(() => MedicationCheckType, {
    description: "What speaks against a medicine for this patient, in their language. Nothing is kept.",
  })
  medicationWarnings(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => MedicationCheckInput) input: MedicationCheckInput,
  ): Promise<MedicationCheckType> {
    return warnOfMedication(ctx, signedIn(ctx), input);
  }

  @Mutation(() => MedicationType, {
    description: "Adds a medicine to the profile of the patient, or of somebody whom they look after; 200 at most.",
  })
  createMedication(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => MedicationInput) input: MedicationInput,
    @Arg("forWhom", () => ID, FOR_WHOM) forWhom?: string | null,
  ): Promise<MedicationType> {
    return createMedication(ctx, signedIn(ctx), input, forWhom);
  }

  @Mutation(() => MedicationType, { description: "CONFLICT when it was changed since `version` was read." })
  updateMedication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => MedicationInput) input: MedicationInput,
    @Arg("version", () => Int, "The `version` of the medicine that was seen; CONFLICT on another one.") version: number,
  ): Promise<MedicationType> {
    return updateMedication(ctx, signedIn(ctx), id, input, version);
  }

  @Mutation(() => MedicationType, { description: "The patient no longer takes it." })
  stopMedication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("on", () => String, "YYYY-MM-DD, not in the future") on: string,
  ): Promise<MedicationType> {
    return stopMedication(ctx, signedIn(ctx), id, on);
  }

  @Mutation(() => MedicationType, { description: "Undoes `stopMedication`." })
  resumeMedication(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MedicationType> {
    return resumeMedication(ctx, signedIn(ctx), id);
  }

  @Mutation(() => MedicationType, { description: "Says how long a medicine lasts; null forgets it." })
  setMedicationSupply(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @OptionalArg("input", () => MedicationSupplyInput, "What is left out is not said.")
    supply?: MedicationSupplyInput | null,
  ): Promise<MedicationType> {
    return setSupply(ctx, signedIn(ctx), id, supply ?? null);
  }

  @FieldResolver(() => MedicationSupplyType, {
    nullable: true,
    description: "How long it lasts; null where nobody told.",
  })
  supply(@Root() medication: Medication): MedicationSupplyType | null {
    return supplyOf(medication);
  }

  @FieldResolver(() => MedicationGuidanceType, {
    nullable: true,
    description:
      "What to avoid with it, for whoever takes it, in the patient's language; null once it is stopped, and without the consent to the use of health data.",
  })
  guidance(@Ctx() ctx: RequestContext, @Root() medication: Medication): Promise<MedicationGuidanceType | null> {
    return readGuidance(ctx, medication);
  }

  @Mutation(() => Boolean, { description: "Deletes it for good." })
  deleteMedication(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return deleteMedication(ctx, signedIn(ctx), id);
  }
}
