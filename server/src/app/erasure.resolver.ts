import { Ctx, Mutation, Resolver } from "type-graphql";
import { ForSignedIn, signedIn } from "../platform/access";
import { Arg } from "../platform/api-object.type";
import type { RequestContext } from "../platform/context";
import { eraseAccount } from "./erasure.service";

/** The way out. It stands here because it joins all domains. */
@ForSignedIn()
@Resolver()
export class ErasureResolver {
  @Mutation(() => Boolean, {
    description: "Erases the account and everything that is kept about the person, for good.",
  })
  eraseAccount(
    @Ctx() ctx: RequestContext,
    @Arg("password", () => String, "The account's present password.") password: string,
  ): Promise<boolean> {
    return eraseAccount(ctx, signedIn(ctx), password);
  }
}
