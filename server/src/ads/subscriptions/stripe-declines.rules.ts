/** What people are told of a declined card; anything that a thief could learn from is not said (docs.stripe.com/declines/codes). */
export const STRIPE_DECLINED = "The card was declined.";

export const STRIPE_DECLINES: Readonly<Record<string, string>> = {
  insufficient_funds: "The card has insufficient funds.",
  expired_card: "The card has expired.",
  authentication_required: "The bank wants you to confirm this payment. Please update the card.",
};
