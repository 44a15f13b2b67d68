import { Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { PERMISSIONS } from "../people/accounts/permission.rules";
import { ForStaff } from "../platform/access";
import type { RequestContext } from "../platform/context";
import { concerning, readAttention, watchAttention } from "./attention.service";
import { AttentionType } from "./attention.type";

/** What waits for the staff. It stands here because it joins what most domains know; it is part of the page of applications. */
@ForStaff(PERMISSIONS.viewApplications)
@Resolver()
export class AttentionResolver {
  @Query(() => AttentionType, { description: "What needs the attention of the person who asks." })
  attention(@Ctx() ctx: RequestContext): Promise<AttentionType> {
    return readAttention(ctx);
  }

  @Subscription(() => AttentionType, {
    description: "What needs the attention of the person who watches.",
    subscribe: ({ context }) => watchAttention(context),
  })
  attentionChanged(@Ctx() ctx: RequestContext, @Root() attention: AttentionType): AttentionType {
    return concerning(ctx, attention);
  }
}
