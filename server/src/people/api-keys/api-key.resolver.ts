import { Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisersAndStaff, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { RequestContext } from "../../platform/context";
import { ListArgs } from "../../platform/page.type";
import type { Page } from "../../platform/pages";
import { PERMISSIONS } from "../accounts/permission.rules";
import { createApiKey, revokeApiKey, rotateApiKey } from "./api-key.service";
import {
  ApiKeyConnection,
  ApiKeyDayType,
  ApiKeyInput,
  ApiKeyOwnerEnum,
  ApiKeySetupType,
  ApiKeysChangeType,
  ApiKeyType,
  ApiScopeType,
  CurrentApiKeyType,
  IssuedApiKeyType,
} from "./api-key.type";
import { listApiKeys, readApiKeySetup, readApiKeyUsage, readCurrentKey, readOwnKey } from "./api-key-list.service";
import { type KeysDelivery, watchApiKeys } from "./api-key-watch.service";
import { API_SCOPES, type ApiKeyOwner } from "./api-scope.rules";

/** Public by nature: listed by name in the access test. */
@Resolver()
export class ApiScopeResolver {
  @Query(() => [ApiScopeType], { description: "Everything that keys can be allowed." })
  apiScopes(): ApiScopeType[] {
    return [...API_SCOPES];
  }

  @Query(() => CurrentApiKeyType, {
    nullable: true,
    description: "The key that this call came with; null without one.",
  })
  currentApiKey(@Ctx() ctx: RequestContext): Promise<CurrentApiKeyType | null> {
    return readCurrentKey(ctx, ctx.who, ctx.meter?.cost ?? null);
  }
}

/** Looking at keys: advertisers at their own, staff at all. */
@ForAdvertisersAndStaff(PERMISSIONS.viewSecurity)
@Resolver()
export class ApiKeyResolver {
  @Query(() => ApiKeySetupType, { description: "What a page for making keys needs to know." })
  apiKeySetup(@Ctx() ctx: RequestContext): Promise<ApiKeySetupType> {
    return readApiKeySetup(ctx, signedIn(ctx));
  }

  @Query(() => ApiKeyConnection, { description: "The newest first. Advertisers see their own alone." })
  apiKeys(
    @Ctx() ctx: RequestContext,
    @Args(() => ListArgs) page: ListArgs,
    @Arg("owner", () => ApiKeyOwnerEnum, { defaultValue: "STAFF", description: "Whose keys; for staff." })
    owner: ApiKeyOwner,
    @Arg("isEnded", () => Boolean, { defaultValue: false, description: "True for those that expired or were revoked." })
    isEnded: boolean,
  ): Promise<Page<ApiKeyType>> {
    return listApiKeys(ctx, signedIn(ctx), { owner, isEnded, ...page });
  }

  @Query(() => ApiKeyType, { nullable: true, description: "One key, also one that ended." })
  apiKey(@Ctx() ctx: RequestContext, @Arg("id", () => ID) id: string): Promise<ApiKeyType> {
    return readOwnKey(ctx, signedIn(ctx), id);
  }

  @Query(() => [ApiKeyDayType], {
    nullable: true,
    description: "How much a key was used on each of the last days, today the last.",
  })
  apiKeyUsage(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "The key.") id: string,
    @Arg("days", () => Int, { defaultValue: 30, description: "1 to 90; days without use are there with 0." })
    days: number,
  ): Promise<ApiKeyDayType[]> {
    return readApiKeyUsage(ctx, signedIn(ctx), { id, days });
  }

  @Subscription(() => ApiKeysChangeType, {
    description: "That keys have changed; of their use at most every five seconds. Advertisers hear of their own.",
    subscribe: ({ context }) => watchApiKeys(context),
  })
  apiKeysChanged(@Root() { kind }: KeysDelivery): ApiKeysChangeType {
    return { snapshot: kind === "current" };
  }
}

/** Changing keys: advertisers their own; staff those of staff, and the end of any. */
@ForAdvertisersAndStaff(PERMISSIONS.manageSecurity)
@Resolver()
export class ApiKeyActsResolver {
  @Mutation(() => IssuedApiKeyType, {
    description: "Makes a key that acts for whoever makes it, or a service account, for 90 days.",
  })
  createApiKey(
    @Ctx() ctx: RequestContext,
    @Arg("input", () => ApiKeyInput, "The new key.") input: ApiKeyInput,
  ): Promise<IssuedApiKeyType> {
    return createApiKey(ctx, signedIn(ctx), input);
  }

  @Mutation(() => IssuedApiKeyType, {
    description: "Replaces the key by a new one for 90 days. CONFLICT for one that has ended.",
  })
  rotateApiKey(
    @Ctx() ctx: RequestContext,
    @Arg("id", () => ID, "The key.") id: string,
    @Arg("overlapHours", () => Int, {
      defaultValue: 24,
      description: "How long the old one goes on: 0, 1, 24, 72 or 168 hours.",
    })
    overlapHours: number,
  ): Promise<IssuedApiKeyType> {
    return rotateApiKey(ctx, signedIn(ctx), { id, overlapHours });
  }

  @Mutation(() => ApiKeyType, { description: "Ends a key at once and for good, with those that it replaced." })
  revokeApiKey(@Ctx() ctx: RequestContext, @Arg("id", () => ID, "The key.") id: string): Promise<ApiKeyType> {
    return revokeApiKey(ctx, signedIn(ctx), id);
  }
}
