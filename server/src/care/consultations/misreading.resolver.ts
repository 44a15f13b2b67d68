import { Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { ForStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { listMisreadings, readMisreading, reportMisreading } from "./misreading.service";
import { MisreadingConnection, MisreadingInput, MisreadingType } from "./misreading.type";

/** What pharmacists find wrong with how the assistant read a case. */
@ForStaff(PERMISSIONS.answerConsultations)
@Resolver()
export class MisreadingResolver {
  @Query(() => MisreadingConnection, { description: "What the assistant read wrongly, the newest first." })
  misreadings(@Ctx() ctx: RequestContext, @Args(() => ListArgs) page: ListArgs): Promise<Page<MisreadingType>> {
    return listMisreadings(ctx, page);
  }

  @Query(() => MisreadingType, { nullable: true, description: "What the assistant read wrongly, by its id." })
  misreading(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<MisreadingType> {
    return readMisreading(ctx, id);
  }

  @Mutation(() => MisreadingType, {
    description:
      "Says that the assistant read a case wrongly. The question becomes a training line with this label where its patient agreed.",
  })
  reportMisreading(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "The `id` of an entry of the queue.") id: string,
    @Arg("input", () => MisreadingInput) input: MisreadingInput,
  ): Promise<MisreadingType> {
    return reportMisreading(ctx, signedIn(ctx), id, input);
  }
}
