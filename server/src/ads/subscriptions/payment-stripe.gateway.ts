import Stripe from "stripe";
import type { StripeConfig } from "../../platform/config";
import type {
  CardOnFile,
  ChargeOutcome,
  ChargeRequest,
  FindRequest,
  PaymentGateway,
  PaymentNotice,
  RedirectPayments,
  RefundOutcome,
  RefundRequest,
} from "./payment.gateway";
import { ProviderSilent } from "./payment.gateway";
import { REFUND_MESSAGES } from "./refund.rules";
import { STRIPE_DECLINED, STRIPE_DECLINES } from "./stripe-declines.rules";

const REFUSED: RefundOutcome = { kind: "refused", reason: REFUND_MESSAGES.refused };
/** How long an answer may take, in ms. A request that was cut off may be repeated: its key makes it one. */
const ANSWER_MS = 10_000;
/** Minutes for which a page of Stripe can be paid on; Stripe takes no less than 30. */
const CHECKOUT_MINUTES = 31;

interface Source {
  config: StripeConfig;
  /** Where a browser finds the product, without a slash at the end. */
  publicUrl: string;
  /** The customer of Stripe behind an advertiser's card on file; null without one. */
  customerOf(advertiserId: string): Promise<string | null>;
  now(): Date;
}

/**
 * Stripe: cards are typed on its own pages and never pass through the product. A card is known by `customer/payment method`.
 * https://docs.stripe.com/payments/checkout and https://docs.stripe.com/api/idempotent_requests
 */
export class StripeGateway implements PaymentGateway {
  readonly name = "STRIPE";
  readonly redirect: RedirectPayments;
  private readonly stripe: Stripe;

  constructor(private readonly source: Source) {
    const { secretKey, testOrigin } = source.config;
    const double = testOrigin ? new URL(testOrigin) : undefined;
    this.stripe = new Stripe(secretKey, {
      timeout: ANSWER_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(double && { host: double.hostname, port: double.port, protocol: "http" as const }),
    });
    this.redirect = {
      startCheckout: (request) => this.startCheckout(request),
      startCardUpdate: (advertiserId) => this.startCardUpdate(advertiserId),
      giveUp: (checkoutId) => this.giveUp(checkoutId),
    };
  }

  /** Cards have no tokens of ours here. */
  async readCard(): Promise<null> {
    return null;
  }

  async takeCard(): Promise<null> {
    return null;
  }

  async charge({ idempotencyKey, cardRef, grossPence, description }: ChargeRequest): Promise<ChargeOutcome> {
    const [customer, payment_method] = cardRef.split("/");
    try {
      const { status } = await this.stripe.paymentIntents.create(
        {
          amount: grossPence,
          currency: "gbp",
          customer,
          payment_method,
          description,
          metadata: { payment: idempotencyKey },
          off_session: true,
          confirm: true,
        },
        { idempotencyKey },
      );
      if (status !== "succeeded") throw new ProviderSilent(); // a webhook will tell
      return { kind: "succeeded" };
    } catch (error) {
      return declined(error);
    }
  }

  async find({ idempotencyKey, cardRef, checkoutId }: FindRequest): Promise<ChargeOutcome | null | undefined> {
    try {
      if (checkoutId) return await this.findCheckout(checkoutId);
      return cardRef ? await this.findCharge(idempotencyKey, cardRef) : null;
    } catch (error) {
      throw silent(error);
    }
  }

  async refund({ idempotencyKey, charge, grossPence }: RefundRequest): Promise<RefundOutcome> {
    try {
      const payment_intent = await this.intentOf(charge);
      if (!payment_intent) return REFUSED;
      const { status } = await this.stripe.refunds.create(
        { payment_intent, amount: grossPence, metadata: { refund: idempotencyKey } },
        { idempotencyKey },
      );
      return status === "failed" || status === "canceled" ? REFUSED : { kind: "succeeded" };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw silent(error);
      // Keys are forgotten after a day; what was given back by then is not owed again.
      return error.code === "charge_already_refunded" ? { kind: "succeeded" } : REFUSED;
    }
  }

  async giveBack(chargeRef: string): Promise<void> {
    await this.stripe.refunds.create({ payment_intent: chargeRef }, { idempotencyKey: `refund-${chargeRef}` });
  }

  /**
   * What Stripe sends by itself, in our words, with its name; without a notice when it is of no interest here.
   * @param body the bytes as they came.
   * @returns null when Stripe did not sign them, or more than five minutes ago.
   * @throws ProviderSilent.
   */
  async readNotice(body: Buffer, signature: string): Promise<{ id: string; notice: PaymentNotice | null } | null> {
    const event = this.readEvent(body, signature);
    if (!event) return null;
    try {
      return { id: event.id, notice: await this.noticeIn(event) };
    } catch (error) {
      throw silent(error);
    }
  }

  private readEvent(body: Buffer, signature: string): Stripe.Event | null {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.source.config.webhookSecret);
    } catch {
      return null; // the library says it by throwing, whatever is wrong
    }
  }

  private async noticeIn(event: Stripe.Event): Promise<PaymentNotice | null> {
    switch (event.type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded":
        return event.data.object.mode === "setup"
          ? this.noticeOfCard(event.data.object)
          : this.noticeOfCheckout(event.data.object);
      case "checkout.session.expired":
        return noticeOf(event.data.object.client_reference_id, null);
      case "payment_intent.succeeded":
        return noticeOf(event.data.object.metadata.payment, { kind: "succeeded" }, event.data.object.id);
      case "payment_intent.payment_failed": {
        const { metadata, last_payment_error: failure } = event.data.object;
        return noticeOf(metadata.payment, { kind: "declined", reason: reasonOf(failure?.decline_code) });
      }
      case "refund.failed": {
        const key = event.data.object.metadata?.refund;
        return key ? { kind: "refund", key, outcome: REFUSED } : null;
      }
      default:
        return null;
    }
  }

  private startCheckout(request: Omit<ChargeRequest, "cardRef">): Promise<{ id: string; url: string }> {
    const { idempotencyKey, advertiserId, grossPence, description } = request;
    const name = description.slice(0, 250);
    return this.startSession(
      advertiserId,
      {
        mode: "payment",
        client_reference_id: idempotencyKey,
        line_items: [{ quantity: 1, price_data: { currency: "gbp", unit_amount: grossPence, product_data: { name } } }],
        // Months that follow are charged to the same card.
        payment_intent_data: { setup_future_usage: "off_session", description: name },
        expires_at: Math.floor(this.source.now().getTime() / 1_000) + CHECKOUT_MINUTES * 60,
        success_url: `${this.billingPage}?payment=${idempotencyKey}`,
        cancel_url: `${this.billingPage}?cancelled=${idempotencyKey}`,
      },
      { idempotencyKey },
    );
  }

  private startCardUpdate(advertiserId: string): Promise<{ url: string }> {
    return this.startSession(advertiserId, {
      mode: "setup",
      client_reference_id: advertiserId,
      success_url: `${this.billingPage}?card=changed`,
      cancel_url: this.billingPage,
    });
  }

  /** A page of Stripe's, with the advertiser's customer there; the first one makes it. @throws ProviderSilent. */
  private async startSession(
    advertiserId: string,
    session: Stripe.Checkout.SessionCreateParams & { cancel_url: string },
    options?: Stripe.RequestOptions,
  ): Promise<{ id: string; url: string }> {
    const customer = await this.source.customerOf(advertiserId);
    const whose = customer ? { customer } : { customer_creation: "always" as const };
    try {
      const { id, url } = await this.stripe.checkout.sessions.create(
        { ...session, ...whose, allowed_payment_method_types: ["card"] },
        options,
      );
      return { id, url: url ?? session.cancel_url };
    } catch (error) {
      throw silent(error);
    }
  }

  private async giveUp(checkoutId: string): Promise<ChargeOutcome | null | undefined> {
    try {
      await this.stripe.checkout.sessions.expire(checkoutId);
      return null;
    } catch (error) {
      // It was paid, or has ended: what it became counts.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.findCheckout(checkoutId);
      throw silent(error);
    }
  }

  /** The page of the product that Stripe leads back to. */
  private get billingPage(): string {
    return `${this.source.publicUrl}/advertiser/billing`;
  }

  private async findCheckout(id: string): Promise<ChargeOutcome | null | undefined> {
    const session = await this.stripe.checkout.sessions.retrieve(id);
    if (session.payment_status === "paid") {
      return { kind: "succeeded", card: await this.cardOfIntent(session.payment_intent) };
    }
    return session.status === "open" ? undefined : null;
  }

  private async findCharge(paymentId: string, cardRef: string): Promise<ChargeOutcome | null | undefined> {
    const found = await this.findIntent(paymentId, cardRef);
    if (!found) return null;
    if (found.status === "succeeded") return { kind: "succeeded" };
    if (found.status === "processing") return undefined;
    return { kind: "declined", reason: reasonOf(found.last_payment_error?.decline_code) };
  }

  private async findIntent(paymentId: string, cardRef: string): Promise<Stripe.PaymentIntent | undefined> {
    const [customer] = cardRef.split("/");
    for await (const intent of this.stripe.paymentIntents.list({ customer, limit: 100 })) {
      if (intent.metadata.payment === paymentId) return intent;
    }
    return undefined;
  }

  /** By what Stripe knows a charge; empty for one that it does not know. */
  private async intentOf({ idempotencyKey, cardRef, checkoutId }: FindRequest): Promise<string> {
    if (checkoutId) return idOf((await this.stripe.checkout.sessions.retrieve(checkoutId)).payment_intent);
    return cardRef ? idOf(await this.findIntent(idempotencyKey, cardRef)) : "";
  }

  private async noticeOfCheckout(session: Stripe.Checkout.Session): Promise<PaymentNotice | null> {
    if (session.payment_status !== "paid") return null; // the page was left; another notice follows
    const card = await this.cardOfIntent(session.payment_intent);
    return noticeOf(session.client_reference_id, { kind: "succeeded", card }, idOf(session.payment_intent));
  }

  private async noticeOfCard(session: Stripe.Checkout.Session): Promise<PaymentNotice | null> {
    const { payment_method: method } = await this.stripe.setupIntents.retrieve(idOf(session.setup_intent), {
      expand: ["payment_method"],
    });
    const card = cardOf(idOf(session.customer), method);
    return card && session.client_reference_id
      ? { kind: "card", advertiserId: session.client_reference_id, card }
      : null;
  }

  private async cardOfIntent(intent: string | Stripe.PaymentIntent | null): Promise<CardOnFile | undefined> {
    const found = await this.stripe.paymentIntents.retrieve(idOf(intent), { expand: ["payment_method"] });
    return cardOf(idOf(found.customer), found.payment_method);
  }
}

const idOf = (thing: string | { id: string } | null | undefined): string =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

function cardOf(customer: string, method: string | Stripe.PaymentMethod | null): CardOnFile | undefined {
  if (!method || typeof method === "string" || !method.card) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  const name = brand.charAt(0).toUpperCase() + brand.slice(1);
  return { ref: `${customer}/${method.id}`, brand: name, last4, expiryMonth, expiryYear };
}

const noticeOf = (
  paymentId: string | null | undefined,
  outcome: ChargeOutcome | null,
  chargeRef?: string,
): PaymentNotice | null => (paymentId ? { kind: "payment", paymentId, outcome, chargeRef } : null);

const reasonOf = (declineCode: string | undefined): string =>
  (declineCode && STRIPE_DECLINES[declineCode]) || STRIPE_DECLINED;

/** @throws ProviderSilent for everything but a card that was declined. */
function declined(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { kind: "declined", reason: reasonOf(error.decline_code ?? error.code) };
  }
  throw silent(error);
}

/** What Stripe says of its own faults is for nobody's eyes; the kind of fault is enough to look for it. */
function silent(error: unknown): ProviderSilent {
  return error instanceof ProviderSilent ? error : new ProviderSilent(error instanceof Error ? error.name : undefined);
}
