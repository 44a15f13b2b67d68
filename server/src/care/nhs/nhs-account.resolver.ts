import { Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { ForPatients, signedIn } from "../../platform/access";
import { Arg, OptionalArg } from "../../platform/api-object.type";
import { linkNhsAccount, readEntries, readNhsAccount, unlinkNhsAccount } from "./nhs-account.service";
import { NhsAccountType, NhsDecisionInput, NhsEntryType } from "./nhs-account.type";
import type { NhsContext } from "./nhs-context";
import { decideNhsEntries } from "./nhs-review.service";

/** A patient's own NHS account. */
@ForPatients()
@Resolver(() => NhsAccountType)
export class NhsAccountResolver {
  @Query(() => NhsAccountType, { description: "Where the patient's own NHS account stands." })
  nhsAccount(@Ctx() ctx: NhsContext): Promise<NhsAccountType> {
    return readNhsAccount(ctx, signedIn(ctx));
  }

  @FieldResolver(() => [NhsEntryType], {
    description: "Those to be decided about come first, each in the order of the record; at most 100.",
  })
  entries(
    @Ctx() ctx: NhsContext,
    @Arg("first", () => Int, { defaultValue: 100 }) first: number,
  ): Promise<NhsEntryType[]> {
    return readEntries(ctx, signedIn(ctx), first);
  }

  @Mutation(() => NhsAccountType, {
    description: "Reads the record behind the number and keeps it. CONFLICT when that failed, for whatever reason.",
  })
  linkNhsAccount(
    @Ctx() ctx: NhsContext,
    @Arg("nhsNumber", () => String, "Ten digits, spaces allowed.") nhsNumber: string,
    @OptionalArg("dateOfBirth", () => String, "YYYY-MM-DD; needed when the profile has none, which then counts.")
    dateOfBirth?: string | null,
  ): Promise<NhsAccountType> {
    return linkNhsAccount(ctx, signedIn(ctx), { nhsNumber, dateOfBirth });
  }

  @Mutation(() => NhsAccountType, {
    description:
      "Takes entries over into the profile, or leaves them out. BAD_USER_INPUT when a medicine has no frequency.",
  })
  decideNhsEntries(
    @Ctx() ctx: NhsContext,
    @Arg("decisions", () => [NhsDecisionInput], "Each entry once.") decisions: NhsDecisionInput[],
  ): Promise<NhsAccountType> {
    return decideNhsEntries(ctx, signedIn(ctx), decisions);
  }

  @Mutation(() => NhsAccountType, { description: "Removes the number and everything that was imported." })
  unlinkNhsAccount(@Ctx() ctx: NhsContext): Promise<NhsAccountType> {
    return unlinkNhsAccount(ctx, signedIn(ctx));
  }
}
