import { Ctx, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import { subscriptionMoved } from "./billing.topics";
import type { BillingContext } from "./billing-context";
import { startCardUpdate, updateCard } from "./card.service";
import { CardUpdateType, UpdateCardInput } from "./payment.type";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";
import { quotePurchase } from "./purchase.service";
import { cancelSubscription, readSubscription, resumeSubscription } from "./subscription.service";
import { AdvertiserSubscriptionType, PurchaseQuoteType } from "./subscription.type";

/** An advertiser's own subscription. */
@ForAdvertisers()
@Resolver(() => AdvertiserSubscriptionType)
export class SubscriptionResolver {
  @Query(() => AdvertiserSubscriptionType, { nullable: true, description: "Null before the first payment." })
  subscription(@Ctx() ctx: BillingContext): Promise<AdvertiserSubscriptionType | null> {
    return readSubscription(ctx, signedIn(ctx));
  }

  @Query(() => PurchaseQuoteType, { description: "CONFLICT for the present plan and lower ones." })
  purchaseQuote(
    @Ctx() ctx: BillingContext,
    @Arg("tier", () => TierEnum, "The plan that would be bought.") tier: Tier,
  ): Promise<PurchaseQuoteType> {
    return quotePurchase(ctx, signedIn(ctx), tier);
  }

  @Mutation(() => AdvertiserSubscriptionType, { description: "It runs to the end of its month and does not renew." })
  cancelSubscription(@Ctx() ctx: BillingContext): Promise<AdvertiserSubscriptionType> {
    return cancelSubscription(ctx, signedIn(ctx));
  }

  @Mutation(() => AdvertiserSubscriptionType, { description: "Takes a cancellation back before the month is over." })
  resumeSubscription(@Ctx() ctx: BillingContext): Promise<AdvertiserSubscriptionType> {
    return resumeSubscription(ctx, signedIn(ctx));
  }

  @Mutation(() => AdvertiserSubscriptionType, { description: "Renewals and upgrades are charged to another card." })
  updateCard(
    @Ctx() ctx: BillingContext,
    @Arg("input", () => UpdateCardInput) input: UpdateCardInput,
  ): Promise<AdvertiserSubscriptionType> {
    return updateCard(ctx, signedIn(ctx), input);
  }

  @Mutation(() => CardUpdateType, {
    description: "Begins to change the card on the provider's page. CONFLICT with the built-in provider.",
  })
  startCardUpdate(@Ctx() ctx: BillingContext): Promise<CardUpdateType> {
    return startCardUpdate(ctx, signedIn(ctx));
  }

  @Subscription(() => AdvertiserSubscriptionType, {
    nullable: true,
    description: "The subscription now, and after each change.",
    subscribe: ({ context }) => context.hub.subscribe(subscriptionMoved, signedIn(context).id),
  })
  subscriptionChanged(@Ctx() ctx: BillingContext): Promise<AdvertiserSubscriptionType | null> {
    return readSubscription(ctx, signedIn(ctx));
  }
}
