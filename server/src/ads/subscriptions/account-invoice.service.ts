import type { RequestContext } from "../../platform/context";
import { readRow } from "../../platform/lists";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import type { Delivery } from "../../platform/realtime/topics";
import type { InvoiceKind, InvoiceStatus } from "./billing.rules";
import { invoicesMoved } from "./billing.topics";
import type { Tier } from "./plan.rules";
import type { RefundStatus } from "./refund.rules";

/** What is told of a change; the first one stands for all that was. */
export type InvoicesDelivery = Pick<Delivery<unknown>, "kind">;

interface AccountRefund {
  status: RefundStatus;
  message: string | null;
  reason: string;
  /** Null once the account is gone. */
  requestedBy: string | null;
  requestedAt: Date;
  settledAt: Date | null;
}

/** An advertiser's invoice as staff see it. */
export interface AccountInvoice {
  id: string;
  number: string;
  kind: InvoiceKind;
  issuedAt: Date;
  tier: Tier | null;
  fromTier: Tier | null;
  toTier: Tier | null;
  netPence: number;
  vatPence: number;
  grossPence: number;
  paidBy: string | null;
  status: InvoiceStatus;
  /** Numbers of the invoice that a credit note takes back, and of the credit note that took it back. */
  credits: string | null;
  creditedBy: string | null;
  /** Of credit notes; null for those whose money was given back by hand. */
  refund: AccountRefund | null;
}

type Row = Omit<AccountInvoice, "refund"> & {
  refund: (Omit<AccountRefund, "requestedAt" | "settledAt"> & { requestedAt: string; settledAt: string | null }) | null;
};

const INVOICES = `
  select i.id, i.number, i.kind, i.issued_at as "issuedAt", i.tier, i.from_tier as "fromTier", i.to_tier as "toTier",
         i.net_pence as "netPence", i.vat_pence as "vatPence", i.gross_pence as "grossPence", i.paid_by as "paidBy",
         case when n.id is null then 'PAID' else 'CREDITED' end as status, o.number as credits, n.number as "creditedBy",
         case when r.credit_note_id is not null then json_build_object('status', r.status, 'message', r.message,
           'reason', r.reason, 'requestedBy', u.name, 'requestedAt', r.requested_at, 'settledAt', r.settled_at) end as refund
    from invoices i left join invoices o on o.id = i.credits left join invoices n on n.credits = i.id
    left join refunds r on r.credit_note_id = i.id left join users u on u.id = r.requested_by`;

const viewOf = ({ refund, ...row }: Row): AccountInvoice => ({
  ...row,
  refund: refund && {
    ...refund,
    requestedAt: new Date(refund.requestedAt),
    settledAt: refund.settledAt === null ? null : new Date(refund.settledAt),
  },
});

/** One invoice. @throws NOT_FOUND. */
export async function readAccountInvoice({ db }: Pick<RequestContext, "db">, id: string): Promise<AccountInvoice> {
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
): Promise<Page<AccountInvoice>> {
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
