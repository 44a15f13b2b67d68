import { useQuery } from "@apollo/client/react";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";

const PurchaseDialogDocument = graphql(`
  query PurchaseDialog($tier: Tier!) {
    purchaseQuote(tier: $tier) {
      kind
      tier
      periodStart
      periodEnd
      money {
        ...Sums_money @unmask
      }
    }
    billingSetup {
      provider
      testCards {
        number
        brand
        does
      }
    }
  }
`);

/** What a plan costs at this moment, asked for each time a dialog opens. */
export function usePurchaseQuote(tier: Tier) {
  const { data, error, refetch } = useQuery(PurchaseDialogDocument, {
    variables: { tier },
    // A price is shown as it is now.
    fetchPolicy: "network-only",
  });
  return {
    quote: data?.purchaseQuote,
    setup: data?.billingSetup,
    error,
    /** Why this plan cannot be bought now, in the server's words. */
    refusal: inputProblems(error)[0]?.message,
    /** Asks again. What was shown stays where the answer does not come. */
    renew: () => void refetch().catch(() => undefined),
  };
}
