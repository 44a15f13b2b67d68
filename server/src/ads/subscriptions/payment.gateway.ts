import type { PaymentProviderName } from "./billing.rules";

/** All that is ever kept of a card. */
export interface CardOnFile {
  /** By what the provider knows the card. */
  ref: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** What is to be charged. */
export interface ChargeRequest {
  /** The payment's id: the provider charges once for it, however often it is asked. */
  idempotencyKey: string;
  advertiserId: string;
  cardRef: string;
  grossPence: number;
  description: string;
}

/** What became of a charge. */
export type ChargeOutcome =
  | {
      kind: "succeeded";
      /** The card, where a page of the provider asked for it. */
      card?: CardOnFile;
    }
  /** Nothing was charged; `reason` is a sentence for people. */
  | { kind: "declined"; reason: string };

/** Is told of an outcome that a provider reports by another way than its answer, such as a webhook. */
export type Report = (outcome: ChargeOutcome) => Promise<void>;

/** The provider gave no answer: whether it charged is not known and has to be looked up. */
export class ProviderSilent extends Error {
  /** @param why the kind of fault, without anything that was sent. */
  constructor(why = "no answer") {
    super(`The payment provider did not answer: ${why}`);
  }
}

/** By what a provider finds a charge again. */
export interface FindRequest {
  idempotencyKey: string;
  cardRef: string | null;
  /** The page on which it is paid, where there is one. */
  checkoutId: string | null;
}

/** What is to be given back. */
export interface RefundRequest {
  /** Money is given back once for it, however often it is asked. */
  idempotencyKey: string;
  /** The charge that it was taken with. */
  charge: FindRequest;
  grossPence: number;
}

/** What became of a refund; `reason` is a sentence for people. */
export type RefundOutcome = { kind: "succeeded" } | { kind: "refused"; reason: string };

/** What a provider tells by itself. */
export type PaymentNotice =
  | {
      kind: "payment";
      paymentId: string;
      /** Null when it will not be paid. */
      outcome: ChargeOutcome | null;
      /** By what the provider knows the charge. */
      chargeRef?: string;
    }
  | { kind: "card"; advertiserId: string; card: CardOnFile }
  /** Money that was given back did not arrive. `key` is that of its request. */
  | { kind: "refund"; key: string; outcome: RefundOutcome };

/** How a first payment is made on pages of the provider. */
export interface RedirectPayments {
  /** Begins a payment there. The same key gives the same page. @throws ProviderSilent. */
  startCheckout(request: Omit<ChargeRequest, "cardRef">): Promise<{ id: string; url: string }>;
  /** Begins to change the card on file there. @throws ProviderSilent. */
  startCardUpdate(advertiserId: string): Promise<{ url: string }>;
  /** Closes a page, so that nobody can pay on it any more. Returns what became of it. @throws ProviderSilent. */
  giveUp(checkoutId: string): Promise<ChargeOutcome | null | undefined>;
}

/** The way to who charges cards. */
export interface PaymentGateway {
  readonly name: PaymentProviderName;
  /** Present where the card is typed on the provider's pages and not on ours. */
  readonly redirect?: RedirectPayments;
  /** The card behind a token that this advertiser got for it; null for one that is unknown, used or too old. */
  readCard(advertiserId: string, token: string): Promise<CardOnFile | null>;
  /** The same, and the token cannot be used again. */
  takeCard(advertiserId: string, token: string): Promise<CardOnFile | null>;
  /**
   * Charges a card. A token that led to it cannot be used again.
   * @param report may be called before the answer, after it, or twice.
   * @throws ProviderSilent when there was no answer.
   */
  charge(request: ChargeRequest, report: Report): Promise<ChargeOutcome>;
  /**
   * What became of a charge; null when there is none and will be none, undefined while it is not decided.
   * @throws ProviderSilent.
   */
  find(request: FindRequest): Promise<ChargeOutcome | null | undefined>;
  /**
   * Gives money back that was charged. The provider can still report later that it did not arrive.
   * @throws ProviderSilent when there was no answer.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Gives money back that was taken for a payment which had been given up. */
  giveBack?(chargeRef: string): Promise<void>;
}
