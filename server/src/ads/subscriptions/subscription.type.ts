import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { PURCHASE_KINDS, type PurchaseKind, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "./billing.rules";
import { MoneyType } from "./money.type";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";

export const SubscriptionStatusEnum = enumType(
  "SubscriptionStatus",
  "How a subscription stands.",
  SUBSCRIPTION_STATUSES,
  {
    ACTIVE: "Paid, and it renews unless it is cancelled.",
    PAST_DUE: "The renewal failed; adverts go on until `graceEndsAt`.",
    LAPSED: "The renewal was not paid in time: adverts have stopped.",
    ENDED: "It was cancelled, and its last month is over.",
  },
);
const PurchaseKindEnum = enumType("PurchaseKind", "What choosing a plan comes to.", PURCHASE_KINDS, {
  SUBSCRIBE: "A first month.",
  UPGRADE: "A change to a higher plan within a month.",
});

@ApiObject("PaymentCard", "All that is known of a card.")
export class PaymentCardType {
  @Field(() => String, "Visa, Mastercard, American Express.") brand: string;
  @Field(() => String, "The last four digits.") last4: string;
  @Field(() => Int, "1 to 12.") expiryMonth: number;
  @Field(() => Int, "Four digits.") expiryYear: number;
}

@ApiObject("AdvertiserSubscription", "An advertiser's standing order for a plan. There is one at most.")
export class AdvertiserSubscriptionType {
  @Field(() => ID) id: string;
  @Field(() => TierEnum, "The plan that the present month was paid at.") tier: Tier;
  @Field(() => SubscriptionStatusEnum, "Whether it is paid for and goes on.") status: SubscriptionStatus;
  @Field(() => GraphQLISODateTime, "When it was first paid for, since it last lapsed or ended.") startDate: Date;
  @Field(() => GraphQLISODateTime, "Of the present month, or the last one.") periodStart: Date;
  @Field(() => GraphQLISODateTime, "The first moment that is no longer paid for; in grace, its end.") periodEnd: Date;
  @Field(() => Boolean, "It ends with the present month and does not renew.") cancelAtPeriodEnd: boolean;
  @Nullable(() => PaymentCardType, "The card that renewals and upgrades are charged to.") card: PaymentCardType | null;
  @Nullable(
    () => MoneyType,
    "What the next renewal costs as things stand, impressions over the quota included; null when it ends.",
  )
  renewal: MoneyType | null;
  @Field(() => Boolean, "14 or fewer days are left until it renews or ends.") isRenewalNear: boolean;
  @Nullable(() => GraphQLISODateTime, "When adverts stop unless the renewal is paid; null unless the renewal failed.")
  graceEndsAt: Date | null;
  @Nullable(() => GraphQLISODateTime, "When a failed renewal is tried again by itself.") nextAttemptAt: Date | null;
}

@ApiObject("PurchaseQuote", "What choosing a plan costs at this moment.")
export class PurchaseQuoteType {
  @Field(() => PurchaseKindEnum, "What choosing the plan comes to.") kind: PurchaseKind;
  @Field(() => TierEnum, "The plan that was asked about.") tier: Tier;
  @Field(() => MoneyType, "What would be charged now.") money: MoneyType;
  @Field(() => GraphQLISODateTime, "When the month that would be paid for begins.") periodStart: Date;
  @Field(() => GraphQLISODateTime, "The first moment that would no longer be paid for.") periodEnd: Date;
  @Nullable(() => String, "How the price of an upgrade comes about: £1,000.00 / 30 × 15 days.")
  arithmetic: string | null;
}
