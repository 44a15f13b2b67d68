import { useMutation } from "@apollo/client/react";
import { useLiveSubscription } from "../../../core/useLiveSubscription";
import { usePages } from "../../../core/usePages";
import { graphql } from "../../../gql";

const AccountInvoicesDocument = graphql(`
  query AccountInvoices($userId: ID!, $after: String) {
    accountInvoices(userId: $userId, first: 20, after: $after) {
      totalCount
      nodes {
        ...AccountInvoices_invoice @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const ChangedDocument = graphql(`
  subscription AccountInvoicesChanged($userId: ID!) {
    accountInvoicesChanged(userId: $userId) {
      snapshot
    }
  }
`);

const CreditDocument = graphql(`
  mutation AccountInvoices_credit($number: String!, $reason: String!) {
    creditInvoice(number: $number, reason: $reason) {
      ...AccountInvoices_invoice @unmask
    }
  }
`);

const RetryDocument = graphql(`
  mutation AccountInvoices_retry($number: String!) {
    retryRefund(number: $number) {
      ...AccountInvoices_invoice @unmask
    }
  }
`);

/** An advertiser's invoices, read again when one came or its money moved, and what staff do with them. */
export function useAccountInvoices(userId: string) {
  const list = usePages(AccountInvoicesDocument, (data) => data.accountInvoices, { variables: { userId } });
  // At the first news as well: something may have happened between the list and it.
  useLiveSubscription(ChangedDocument, { variables: { userId }, onData: list.read });
  const [credit] = useMutation(CreditDocument);
  const [retry] = useMutation(RetryDocument);
  return {
    list,
    /** The new credit note is in the list at once, also without a socket. */
    credit: async (number: string, reason: string) => {
      await credit({ variables: { number, reason } });
      void list.read();
    },
    retry: (number: string) => retry({ variables: { number } }),
  };
}
