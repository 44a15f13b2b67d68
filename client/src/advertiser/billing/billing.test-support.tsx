import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, waitFor } from "@testing-library/react";
import { PurchaseDialogDocument } from "../../gql/graphql";

type Fields = Record<string, unknown>;

/** A sum with 20 % VAT. */
export const money = (netPence: number, text = "Silver plan") => ({
  __typename: "Money",
  lines: [{ __typename: "MoneyLine", text, netPence }],
  netPence,
  vatPercent: 20,
  vatPence: netPence / 5,
  grossPence: (netPence * 6) / 5,
});

export const VISA = { __typename: "PaymentCard", brand: "Visa", last4: "4242", expiryMonth: 3, expiryYear: 2029 };

export const standing = (changes: Fields = {}) => ({
  __typename: "AdvertiserSubscription",
  id: "subscription-1",
  tier: "SILVER",
  status: "ACTIVE",
  startDate: "2025-11-04T10:00:00Z",
  periodStart: "2026-11-04T00:00:00Z",
  periodEnd: "2026-12-04T00:00:00Z",
  cancelAtPeriodEnd: false,
  card: VISA,
  renewal: money(150_000, "Silver plan, 4 Dec 2026 to 3 Jan 2027"),
  isRenewalNear: false,
  graceEndsAt: null,
  nextAttemptAt: null,
  ...changes,
});

const PLANS = [
  ["BRONZE", "Bronze", 500_00, 100_000, 10_00],
  ["SILVER", "Silver", 1_500_00, 500_000, 8_00],
  ["GOLD", "Gold", 3_500_00, 1_500_000, 6_00],
  ["PLATINUM", "Platinum", 7_500_00, 5_000_000, 5_00],
] as const;
export const plans = PLANS.map(([tier, name, pricePence, impressions, overQuotaRatePence]) => ({
  __typename: "Plan",
  tier,
  name,
  pricePence,
  impressions,
  overQuotaRatePence,
  features: [`What ${name} has`],
  mostPopular: tier === "GOLD",
}));

export const setup = (provider: "TEST" | "STRIPE" = "TEST") => ({
  __typename: "BillingSetup",
  provider,
  testCards:
    provider === "TEST"
      ? [{ __typename: "TestCard", number: "4242 4242 4242 4242", brand: "Visa", does: "The payment succeeds." }]
      : [],
});

/** What a dialog asks for when it opens. */
export const quoted = (tier: string, netPence: number, kind = "SUBSCRIBE", provider: "TEST" | "STRIPE" = "TEST") => ({
  request: { query: PurchaseDialogDocument, variables: { tier } },
  result: {
    data: {
      purchaseQuote: {
        __typename: "PurchaseQuote",
        kind,
        tier,
        periodStart: "2026-11-22T10:00:00Z",
        periodEnd: "2026-12-22T00:00:00Z",
        money: money(netPence),
      },
      billingSetup: setup(provider),
    },
  },
  maxUsageCount: 5,
});

export const payment = (status: string, message: string | null = null) => ({
  __typename: "Payment",
  id: "payment-1",
  purpose: "SUBSCRIBE",
  status,
  message,
});

/** A socket for each subscription of a page, by its name. */
export function sockets() {
  const links = new Map<string, MockSubscriptionLink>();
  const linkOf = (name: string) => {
    const found = links.get(name) ?? new MockSubscriptionLink();
    links.set(name, found);
    return found;
  };
  const live = new ApolloLink((operation) => linkOf(operation.operationName ?? "").request(operation));
  const hear = async (name: string, data: Fields) => {
    await waitFor(() => expect(linkOf(name).operation).toBeDefined());
    await act(async () => {
      linkOf(name).simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };
  return { live, hear };
}
