import type { RequestContext } from "../../platform/context";
import { readRow } from "../../platform/lists";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
import { notFound } from "../../platform/problems";
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
export async function readAccountInvoice({ db }: Pick<RequestContext, "db">, id: string): Promise<AccountInvoiceType> {
  const [row]: Row[] = await db.query(`${INVOICES} where i.id = $1`, [id]);
  if (!row) throw notFound();
  return viewOf(row);
}

/** A page of an advertiser's invoices, the newest first. @throws NOT_FOUND for anybody else; BAD_USER_INPUT on `first` or `after`. */
export async function listAccountInvoices(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  first: number,
  after?: string,
): Promise<Page<AccountInvoiceType>> {
  const page = readPageArguments(first, after);
  const account = await readRow<{ count: number }>(
    db,
    `select (select count(*)::int from invoices where advertiser_id = u.id) as count
       from users u where u.id = $1 and u.role = 'ADVERTISER'`,
    userId,
  );
  const rows: Row[] = await db.query(
    `${INVOICES} where i.advertiser_id = $1 ${page.cursor ? "and (i.issued_at, i.id) < ($3, $4)" : ""}
      order by i.issued_at desc, i.id desc limit $2`,
    [userId, page.first + 1, ...(page.cursor ? [page.cursor.at, page.cursor.id] : [])],
  );
  return toPage(rows.map(viewOf), page, account.count, ({ issuedAt, id }) => ({ at: issuedAt, id }));
}

/** That an advertiser's invoices, or what becomes of their money, have changed. */
export function watchInvoices(
  { hub }: Pick<RequestContext, "hub">,
  advertiserId: string,
): AsyncIterableIterator<InvoicesDelivery> {
  return hub.subscribe(invoicesMoved, advertiserId);
}
