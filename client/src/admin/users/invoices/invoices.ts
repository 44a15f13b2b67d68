import { graphql } from "../../../gql";
import type { AccountInvoices_InvoiceFragment } from "../../../gql/graphql";

graphql(`
  fragment AccountInvoices_invoice on AccountInvoice {
    id
    number
    kind
    issuedAt
    tier
    fromTier
    toTier
    netPence
    vatPence
    grossPence
    paidBy
    status
    credits
    creditedBy
    refund {
      status
      message
      reason
      requestedBy
      requestedAt
      settledAt
    }
  }
`);

export type AccountInvoice = AccountInvoices_InvoiceFragment;

/** The buttons of an invoice, to which the focus goes back. */
export const actId = ({ id }: Pick<AccountInvoice, "id">): string => `invoice-act-${id}`;
