import { User } from "../../people/accounts/user.entity";
import type { Reader, RequestContext } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import type { Delivery } from "../../platform/realtime/topics";
import type { AccountInvoiceType, AccountRefundType } from "./account-invoice.type";
import { invoicesMoved } from "./billing.topics";

/** What is told of a change; the first one stands for all that was. */
export type InvoicesDelivery = Pick<Delivery<unknown>, "kind">;

type Row = Omit<AccountInvoiceType, "refund"> & {
  refund:
    | (Omit<AccountRefundType, "requestedAt" | "settledAt"> & { requestedAt: string; settledAt: string | null })
    | null;
};

const INVOICES = `
  select i.id, i.number, i.kind, i.issued_at as "issuedAt", i.tier, i.from_tier as "fromTier", i.to_tier as "toTier",
         i.net_pence as "netPence", i.vat_pence as "vatPence", i.gross_pence as "grossPence", i.paid_by as "paidBy",
         case when n.id is null then 'PAID' else 'CREDITED' end as status, o.number as credits, n.number as "creditedBy",
         case when r.credit_note_id is not null then json_build_object('status', r.status, 'message', r.message,
           'reason', r.reason, 'requestedBy', u.name, 'requestedAt', r.requested_at, 'settledAt', r.settled_at) end as refund
    from invoices i left join invoices o on o.id = i.credits left join invoices n on n.credits = i.id
    left join refunds r on r.credit_note_id = i.id left join users u on u.id = r.requested_by`;

const viewOf = ({ refund, ...row }: Row): AccountInvoiceType => ({
  ...row,
  refund: refund && {
    ...refund,
    requestedAt: new Date(refund.requestedAt),
    settledAt: refund.settledAt === null ? null : new Date(refund.settledAt),
  },
});

/** One invoice. @throws NOT_FOUND. */
export async function readAccountInvoice({ db }: Reader, id: string): Promise<AccountInvoiceType> {
  return viewOf(await readRow(db, `${INVOICES} where i.id = $1`, id));
}

/** A page of an advertiser's invoices, the newest first. @throws NOT_FOUND for anybody else; BAD_USER_INPUT on `first` or `after`. */
export async function listAccountInvoices(
  { db }: Reader,
  userId: string,
  asked: PageAsked,
): Promise<Page<AccountInvoiceType>> {
  await readOne(db, User, { id: userId, role: "ADVERTISER" });
  return readList(db, {
    ...asked,
    select: INVOICES,
    from: "invoices i",
    where: "i.advertiser_id = $1",
    parameters: [userId],
    by: ["i.issued_at", "i.id"],
    at: "issuedAt",
    view: viewOf,
  });
}

/** That an advertiser's invoices, or what becomes of their money, have changed. */
export function watchInvoices(
  { hub }: Pick<RequestContext, "hub">,
  advertiserId: string,
): AsyncIterableIterator<InvoicesDelivery> {
  return hub.subscribe(invoicesMoved, advertiserId);
}
