import { Ctx, Query, Resolver, Subscription } from "type-graphql";
import { ForSignedIn } from "../../platform/access";
import type { RequestContext } from "../../platform/context";
import { readNotice, watchNotice } from "./notice.service";
import { MaintenanceNoticeType } from "./notice.type";

/** Public by nature: listed by name in the access test. */
@Resolver()
export class MaintenanceNoticeResolver {
  @Query(() => MaintenanceNoticeType, {
    nullable: true,
    description: "What everybody is told of maintenance now; null for nothing.",
  })
  maintenanceNotice(@Ctx() ctx: RequestContext): Promise<MaintenanceNoticeType | null> {
    return readNotice(ctx);
  }
}

/** The same, live: websockets are for people who are signed in. */
@ForSignedIn()
@Resolver()
export class MaintenanceNoticeNewsResolver {
  @Subscription(() => MaintenanceNoticeType, {
    nullable: true,
    description: "What everybody is told of maintenance now, and each time that it changes; null for nothing.",
    subscribe: ({ context }) => watchNotice(context as RequestContext),
  })
  maintenanceNoticeChanged(@Ctx() ctx: RequestContext): Promise<MaintenanceNoticeType | null> {
    return readNotice(ctx);
  }
}
