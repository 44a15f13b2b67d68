import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { MedicalRecord } from "./record.entity";
import type { RecordType } from "./record.rules";
import { documentUrl } from "./record.rules";
import { listRecords, readRecord } from "./record.service";
import { MedicalRecordConnection, MedicalRecordType, RecordTypeEnum } from "./record.type";

/** A patient's own medical history. */
@ForPatients()
@Resolver(() => MedicalRecordType)
export class RecordResolver {
  @Query(() => MedicalRecordConnection, { description: "The patient's medical history, the newest first." })
  medicalRecords(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @OptionalArg("before", () => String, "Instead of `after`: the page that ends there.") before?: string,
    @OptionalArg("type", () => RecordTypeEnum, "Only entries of this kind; null for all.") type?: RecordType,
    @OptionalArg("from", () => String, "The first London day, YYYY-MM-DD.") from?: string,
    @OptionalArg("to", () => String, "The last London day, YYYY-MM-DD.") to?: string,
  ): Promise<MedicalRecordConnection> {
    return listRecords(ctx, signedIn(ctx), { ...page, before, type, from, to });
  }

  @Query(() => MedicalRecordType, { nullable: true, description: "One entry of the patient's own history." })
  medicalRecord(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MedicalRecordType> {
    return readRecord(ctx, signedIn(ctx), id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Where its document opens, with the session cookie; null when there is none.",
  })
  documentUrl(@Root() record: MedicalRecord): string | null {
    return documentUrl(record);
  }
}
