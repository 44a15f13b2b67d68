import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Language } from "../accounts/account.rules";
import { LanguageEnum } from "../accounts/viewer.type";
import { ForPatients, signedIn } from "../platform/access";
import type { RequestContext } from "../platform/context";
import type { Page } from "../platform/pages";
import type { MedicationFilter } from "./medication.rules";
import {
  addMedication,
  deleteMedication,
  editMedication,
  listMedications,
  resumeMedication,
  stopMedication,
  suggestNames,
  tellAbout,
  warnOfMedication,
} from "./medication.service";
import {
  AboutMedicineType,
  MedicationCheckInput,
  MedicationCheckType,
  MedicationConnection,
  MedicationFilterEnum,
  MedicationInput,
  MedicationType,
  MedicineSuggestionType,
} from "./medication.type";

/** A patient's own medicines. */
@ForPatients()
@Resolver()
export class MedicationResolver {
  @Query(() => MedicationConnection, { description: "The patient's medicines, the last one that was added first." })
  medications(
    @Ctx() ctx: RequestContext,
    @Arg("filter", () => MedicationFilterEnum, {
      defaultValue: "CURRENT",
      description: "Those that are taken, or those that are not any more.",
    })
    filter: MedicationFilter,
    @Arg("first", () => Int, { defaultValue: 20 }) first: number,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ): Promise<Page<MedicationType>> {
    return listMedications(ctx, signedIn(ctx), filter, first, after);
  }

  @Query(() => [MedicineSuggestionType], {
    description: "Names that begin like the text, small typing mistakes forgiven; 20 at most.",
  })
  medicineSuggestions(
    @Arg("text", () => String, { description: "The name as far as it is typed." }) text: string,
    @Arg("first", () => Int, { defaultValue: 8, description: "How many names, 1 to 20." }) first: number,
  ): MedicineSuggestionType[] {
    return suggestNames(text, first);
  }

  @Query(() => AboutMedicineType, {
    nullable: true,
    description: "What is told of a medicine; null where the name is not known, or is of several.",
  })
  aboutMedicine(
    @Arg("name", () => String, { description: "As somebody writes it." }) name: string,
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

  @Mutation(() => MedicationType, { description: "Adds a medicine to the patient's profile; 200 at most." })
  addMedication(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => MedicationInput) input: MedicationInput,
  ): Promise<MedicationType> {
    return addMedication(ctx, signedIn(ctx), input);
  }

  @Mutation(() => MedicationType, { description: "CONFLICT when it was changed since `version` was read." })
  editMedication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => MedicationInput) input: MedicationInput,
    @Arg("version", () => Int, { description: "The `version` of the medicine that was seen; CONFLICT on another one." })
    version: number,
  ): Promise<MedicationType> {
    return editMedication(ctx, signedIn(ctx), id, input, version);
  }

  @Mutation(() => MedicationType, { description: "The patient no longer takes it." })
  stopMedication(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("on", () => String, { description: "YYYY-MM-DD, not in the future" }) on: string,
  ): Promise<MedicationType> {
    return stopMedication(ctx, signedIn(ctx), id, on);
  }

  @Mutation(() => MedicationType, { description: "Undoes `stopMedication`." })
  resumeMedication(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MedicationType> {
    return resumeMedication(ctx, signedIn(ctx), id);
  }

  @Mutation(() => Boolean, { description: "Deletes it for good." })
  deleteMedication(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<boolean> {
    return deleteMedication(ctx, signedIn(ctx), id);
  }
}
