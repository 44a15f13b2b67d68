import { graphql } from "../../gql";
import type { Outcome_PaymentFragment } from "../../gql/graphql";

graphql(`
  fragment Outcome_payment on Payment {
    id
    purpose
    status
    message
  }
`);

export const PaymentChangedDocument = graphql(`
  subscription PaymentChanged($id: ID!) {
    paymentChanged(id: $id) {
      ...Outcome_payment @unmask
    }
  }
`);

/** What became of a payment. */
export type Outcome = Omit<Outcome_PaymentFragment, " $fragmentName">;

/** The server's sentence for every payment that was not made; a reason may follow it. */
const FAILED = "Payment processing failed. Please try again.";

/** Why a payment was not made, as far as the provider says. */
export function reasonOf(message: string | null | undefined): string {
  return (message ?? "").replace(FAILED, "").trim();
}
