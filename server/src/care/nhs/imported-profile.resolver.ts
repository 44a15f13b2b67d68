import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from "type-graphql";
import { ForPatients } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { HealthProfileType } from "../patients/health-profile.type";
import { linksByPatient } from "./imported.loaders";
import type { NhsEntryKind } from "./nhs-import.rules";

/** What a patient's profile has from a linked record. */
@ForPatients()
@Resolver(() => HealthProfileType)
export class ImportedProfileResolver {
  @FieldResolver(() => GraphQLISODateTime, { nullable: true, description: "When an NHS record was linked." })
  async nhsImportedAt(@Ctx() ctx: RequestContext, @Root() { id }: HealthProfileType): Promise<Date | null> {
    return (await ctx.loaders.get(linksByPatient).load(id))?.importedAt ?? null;
  }

  @FieldResolver(() => [String], { description: "Those of `allergies` that came from the NHS record." })
  importedAllergies(@Ctx() ctx: RequestContext, @Root() { id }: HealthProfileType): Promise<string[]> {
    return namesOf(ctx, id, "ALLERGY");
  }

  @FieldResolver(() => [String], { description: "Those of `conditions` that came from the NHS record." })
  importedConditions(@Ctx() ctx: RequestContext, @Root() { id }: HealthProfileType): Promise<string[]> {
    return namesOf(ctx, id, "CONDITION");
  }
}

async function namesOf(ctx: RequestContext, patientId: string, kind: NhsEntryKind): Promise<string[]> {
  const link = await ctx.loaders.get(linksByPatient).load(patientId);
  return (link?.added ?? []).filter((entry) => entry.kind === kind).map(({ name }) => name);
}
