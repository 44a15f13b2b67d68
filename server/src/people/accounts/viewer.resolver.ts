import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { staffRights } from "./account.service";
import { listConsentHistory, readConsents } from "./consent.service";
import { ConsentEntryConnection, ConsentEntryType, ConsentType } from "./consent.type";
import { listDevices } from "./device.service";
import { SignedInDeviceType } from "./device.type";
import { listDisclosures } from "./disclosure.service";
import { DisclosureConnection, DisclosureType } from "./disclosure.type";
import { ViewerType } from "./viewer.type";
import { waitingNumberEnd } from "./waiting-nhs-number.service";

/** What people may know about themselves. A Viewer is only ever whoever asks, or has just signed in: there is no other way to one. */
@Resolver(() => ViewerType)
export class ViewerResolver {
  @FieldResolver(() => [String], { description: "What a member of staff may do; empty for everyone else." })
  async permissions(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<string[]> {
    return (await staffRights(ctx, viewer.id)).permissions;
  }

  @FieldResolver(() => [String], { description: "The names of a member of staff's roles; empty for everyone else." })
  async staffRoles(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<string[]> {
    return (await staffRights(ctx, viewer.id)).roles;
  }

  @FieldResolver(() => [SignedInDeviceType], {
    description: "Where the person is signed in, the newest use first, at most 100.",
  })
  devices(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<SignedInDeviceType[]> {
    return listDevices(ctx, viewer.id);
  }

  @FieldResolver(() => [ConsentType], { description: "The four purposes of a patient; empty for everyone else." })
  consents(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<ConsentType[]> {
    return readConsents(ctx, viewer);
  }

  @FieldResolver(() => ConsentEntryConnection, { description: "The ledger of consents, the newest line first." })
  consentHistory(
    @Ctx() ctx: RequestContext,
    @Root() viewer: ViewerType,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<ConsentEntryType>> {
    return listConsentHistory(ctx, viewer, page);
  }

  @FieldResolver(() => DisclosureConnection, {
    description: "Who of our staff looked at this person's health data, the newest first.",
  })
  disclosures(
    @Ctx() ctx: RequestContext,
    @Root() viewer: ViewerType,
    @Args(() => ListArgs) page: ListArgs,
  ): Promise<Page<DisclosureType>> {
    return listDisclosures(ctx, viewer.id, page);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The last four digits of an NHS number that waits to be linked; null when there is none.",
  })
  waitingNhsNumber(@Ctx() ctx: RequestContext, @Root() viewer: ViewerType): Promise<string | null> {
    return waitingNumberEnd(ctx, viewer.id);
  }
}
