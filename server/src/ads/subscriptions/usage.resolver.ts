import { Ctx, Extensions, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { readUsage, watchUsage } from "./usage.service";
import { UsageType } from "./usage.type";

/** An advertiser's own usage. */
@ForAdvertisers()
@Resolver()
export class UsageResolver {
  @Query(() => UsageType, { nullable: true, description: "Null while no month is paid for." })
  usage(@Ctx() ctx: RequestContext): Promise<UsageType | null> {
    return readUsage(ctx, signedIn(ctx));
  }

  @Extensions({ shared: "owner" })
  @Subscription(() => UsageType, {
    nullable: true,
    description: "The usage now, and after each change, at most once a second.",
    subscribe: ({ context }) => watchUsage(context, signedIn(context)),
  })
  usageChanged(@Root() usage: UsageType | null): UsageType | null {
    return usage;
  }
}
