import { Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ForAdvertisers, signedIn } from "../../platform/access";
import { Arg } from "../../platform/api-object.type";
import type { BillingContext } from "./billing-context";
import { invoiceByPayment } from "./invoice.loaders";
import { InvoiceType } from "./invoice.type";
import { readBillingSetup, readPayment, watchPayment } from "./payment.service";
import {
  BillingSetupType,
  CheckoutType,
  PaymentResultType,
  PaymentType,
  PurchaseInput,
  RetryRenewalInput,
  SubscribeInput,
} from "./payment.type";
import { retryRenewal, startCheckout, subscribe, upgrade } from "./purchase.service";

/** What an advertiser pays. */
@ForAdvertisers()
@Resolver(() => PaymentType)
export class PaymentResolver {
  @Query(() => BillingSetupType, { description: "How payments are made here." })
  billingSetup(@Ctx() ctx: BillingContext): Promise<BillingSetupType> {
    return readBillingSetup(ctx);
  }

  @Query(() => PaymentType, { nullable: true, description: "One of the advertiser's own payments." })
  payment(@Ctx() ctx: BillingContext, @Arg("id", () => ID) id: string): Promise<PaymentType> {
    return readPayment(ctx, signedIn(ctx), id);
  }

  @Mutation(() => PaymentResultType, { description: "Pays for a first month. A payment that was declined is data." })
  subscribe(
    @Ctx() ctx: BillingContext,
    @Arg("input", () => SubscribeInput) input: SubscribeInput,
  ): Promise<PaymentResultType> {
    return subscribe(ctx, signedIn(ctx), input);
  }

  @Mutation(() => PaymentResultType, {
    description:
      "Changes to a higher plan at once, charged to the card on file. The new quota and rate count for the whole present month.",
  })
  upgrade(
    @Ctx() ctx: BillingContext,
    @Arg("input", () => PurchaseInput) input: PurchaseInput,
  ): Promise<PaymentResultType> {
    return upgrade(ctx, signedIn(ctx), input);
  }

  @Mutation(() => PaymentResultType, { description: "Pays for a renewal that failed, with the card on file." })
  retryRenewal(
    @Ctx() ctx: BillingContext,
    @Arg("input", () => RetryRenewalInput) input: RetryRenewalInput,
  ): Promise<PaymentResultType> {
    return retryRenewal(ctx, signedIn(ctx), input);
  }

  @Mutation(() => CheckoutType, {
    description: "Begins to pay for a first month on the provider's page. CONFLICT with the built-in provider.",
  })
  startCheckout(
    @Ctx() ctx: BillingContext,
    @Arg("input", () => PurchaseInput) input: PurchaseInput,
  ): Promise<CheckoutType> {
    return startCheckout(ctx, signedIn(ctx), input);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: "Null unless it succeeded." })
  invoice(@Ctx() ctx: BillingContext, @Root() payment: PaymentType): Promise<InvoiceType | null> {
    return ctx.loaders.get(invoiceByPayment).load(payment.id);
  }

  @Subscription(() => PaymentType, {
    description: "The payment now, and once its end is known.",
    subscribe: ({ args, context }) => watchPayment(context, signedIn(context), args.id),
  })
  paymentChanged(@Ctx() ctx: BillingContext, @Arg("id", () => ID) id: string): Promise<PaymentType> {
    return readPayment(ctx, signedIn(ctx), id);
  }
}
