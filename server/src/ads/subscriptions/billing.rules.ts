/** How an advertiser's subscription stands. */
export const SUBSCRIPTION_STATUSES = ["ACTIVE", "PAST_DUE", "LAPSED", "ENDED"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A month that was paid for, or the days in which adverts go on although the renewal failed. */
export const PERIOD_KINDS = ["PAID", "GRACE"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export const PURCHASE_KINDS = ["SUBSCRIBE", "UPGRADE"] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

export const PAYMENT_STATUSES = ["PENDING", "SUCCEEDED", "DECLINED", "FAILED"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_PURPOSES = ["SUBSCRIBE", "UPGRADE", "RENEWAL", "OVER_QUOTA"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

export const INVOICE_KINDS = ["SUBSCRIPTION", "UPGRADE", "RENEWAL", "OVER_QUOTA", "CREDIT_NOTE"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const INVOICE_STATUSES = ["PAID", "CREDITED"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const PAYMENT_PROVIDERS = ["TEST", "STRIPE"] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** What the invoice of each purpose is called. */
export const INVOICE_KIND_OF: Readonly<Record<PaymentPurpose, InvoiceKind>> = {
  SUBSCRIBE: "SUBSCRIPTION",
  UPGRADE: "UPGRADE",
  RENEWAL: "RENEWAL",
  OVER_QUOTA: "OVER_QUOTA",
};

/** Days after a failed renewal in which adverts go on, and the days on which it is tried again. */
export const GRACE_DAYS = 7;
export const RETRY_DAYS: readonly number[] = [1, 3, 5];

/** From this many days before its end, a subscription says that it renews (specification of the portals, section 9). */
export const REMINDER_DAYS = 14;

/** A period is renewed this long after its end, in ms: what was shown just before it is counted by then. */
export const RENEWAL_DELAY_MS = 5 * 60_000;

/** A payment that waits this long, in ms, for its provider's answer is looked up there. */
export const PENDING_CHECK_MS = 60_000;

/** Days of an over-quota line that are listed. */
export const DAYS_LISTED = 100;

export const BILLING_MESSAGES = {
  paymentFailed: "Payment processing failed. Please try again.",
  underWay: "Another payment is being made. Please wait for it to finish.",
  keyUsed: "This payment was already started with other details. Please close the window and try again.",
  sumChanged: "The amount has changed since it was shown. Please check it and try again.",
  sameTier: "This is your current plan.",
  lowerTier: "Only a higher plan can be chosen.",
  alreadySubscribed: "You already have a plan. Please reload this page.",
  notSubscribed: "There is no active plan to upgrade. Please choose a plan first.",
  renewalOpen: "Please pay your renewal first.",
  nothingToRetry: "There is no failed renewal to pay.",
  ended: "This plan has ended. Please choose a plan.",
  noSubscription: "Please choose a plan first.",
  noCard: "There is no card on file. Please add one first.",
  cardToken: "Please enter the card again.",
  redirectOnly: "Payments are made on the payment provider's page.",
  notRedirect: "Payments are made on this page.",
  beingRenewed: "Your plan is being renewed. Please try again in a few minutes.",
  companyMissing: "Please tell us about your company first.",
} as const;
