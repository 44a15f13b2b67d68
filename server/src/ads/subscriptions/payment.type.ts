import { Float, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import {
  PAYMENT_PROVIDERS,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  type PaymentProviderName,
  type PaymentPurpose,
  type PaymentStatus,
} from "./billing.rules";
import { MoneyType } from "./money.type";
import type { Tier } from "./plan.rules";
import { TierEnum } from "./plan.type";
import { AdvertiserSubscriptionType, PaymentCardType } from "./subscription.type";

const PaymentStatusEnum = enumType("PaymentStatus", "Whether a try to charge came to a payment.", PAYMENT_STATUSES, {
  PENDING: "The payment provider has not answered yet.",
  SUCCEEDED: "Charged, once.",
  DECLINED: "The card was not accepted. Nothing was charged.",
  FAILED: "It did not come to a payment. Nothing was charged.",
});
const PaymentPurposeEnum = enumType("PaymentPurpose", "What was paid for.", PAYMENT_PURPOSES, {
  OVER_QUOTA: "Impressions over the quota of a month.",
  RENEWAL: "A further month.",
  SUBSCRIBE: "A first month.",
  UPGRADE: "A change to a higher plan within a month.",
});
const PaymentProviderEnum = enumType(
  "PaymentProvider",
  "Who charges cards: the built-in one, which moves no money, or Stripe.",
  PAYMENT_PROVIDERS,
  {
    STRIPE: "Stripe, by its own pages.",
    TEST: "The built-in provider, which takes published test cards only and moves no money.",
  },
);

@ApiObject("Payment", "One attempt to charge a card.")
export class PaymentType {
  @Field(() => ID) id: string;
  @Field(() => PaymentPurposeEnum, "What is paid for.") purpose: PaymentPurpose;
  @Field(() => PaymentStatusEnum, "Whether it came to a payment.") status: PaymentStatus;
  @Field(() => MoneyType, "What is charged.") money: MoneyType;
  @Nullable(() => String, "A sentence for people when it did not succeed.") message: string | null;
  @Field(() => GraphQLISODateTime) createdAt: Date;
  @Nullable(() => GraphQLISODateTime, "When its end was known.") settledAt: Date | null;
  @Nullable(() => PaymentCardType, "The card that was charged; null before one is known.") card: PaymentCardType | null;
}

@ApiObject("PaymentResult", "The result of an attempt to pay.")
export class PaymentResultType {
  @Field(() => PaymentType, "The try, also when the card was declined.") payment: PaymentType;
  @Nullable(() => AdvertiserSubscriptionType, "As it stands afterwards.")
  subscription: AdvertiserSubscriptionType | null;
}

@ApiObject("Checkout", "A page of the payment provider.")
export class CheckoutType {
  @Field(() => String, "Where the browser has to go.") url: string;
  @Field(() => ID, "The `id` of the payment that waits for the page.") paymentId: string;
}

@ApiObject("CardUpdate", "A page of the payment provider that asks for a card.")
export class CardUpdateType {
  @Field(() => String, "Where the browser has to go.") url: string;
}

@ApiObject("TestCard", "A card number that the built-in payment provider takes.")
export class TestCardType {
  @Field(() => String, "The card number to type.") number: string;
  @Field(() => String, "Whose card it would be.") brand: string;
  @Field(() => String, "What becomes of payments with it.") does: string;
}

@ApiObject("BillingSetup", "How this server charges.")
export class BillingSetupType {
  @Field(() => PaymentProviderEnum, "Who charges cards.") provider: PaymentProviderName;
  @Field(() => Float, "The rate of VAT that is added, in percent with at most two decimals.") vatPercent: number;
  @Field(() => [TestCardType], "Empty with a real provider.") testCards: readonly TestCardType[];
}

@InputType({ description: "The purchase of a first month with a new card." })
export class SubscribeInput {
  @Field(() => TierEnum, "The plan that is bought.") tier: Tier;
  @Field(() => String, "What `POST /payments/test-provider/cards` gave for the card.") cardToken: string;
  @Field(() => Int, "The sum that was shown; another one is a CONFLICT.") expectedGrossPence: number;
  @Field(() => ID, "A UUID of this purchase: the same one is charged once.") idempotencyKey: string;
}

@InputType({ description: "A purchase without a card of its own." })
export class PurchaseInput {
  @Field(() => TierEnum, "The plan that is bought.") tier: Tier;
  @Field(() => Int, "The sum that was shown; another one is a CONFLICT.") expectedGrossPence: number;
  @Field(() => ID, "A UUID of this purchase: the same one is charged once.") idempotencyKey: string;
}

@InputType({ description: "A further try to pay for a renewal." })
export class RetryRenewalInput {
  @Nullable(() => Int, "The sum that was shown; another one is a CONFLICT. Left out, whatever it costs now is charged.")
  expectedGrossPence?: number | null;
  @Field(() => ID, "A UUID of this try: the same one is charged once.") idempotencyKey: string;
}

@InputType({ description: "Another card for renewals and upgrades." })
export class UpdateCardInput {
  @Field(() => String, "What `POST /payments/test-provider/cards` gave for the card.") cardToken: string;
}
