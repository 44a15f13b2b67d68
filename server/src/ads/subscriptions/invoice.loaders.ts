import { type DataSource, In } from "typeorm";
import { groupRows, rowsByKey } from "../../platform/loaders";
import { DAYS_LISTED } from "./billing.rules";
import { Invoice } from "./invoice.entity";
import type { InvoiceCreativeType, InvoiceDayType } from "./invoice.type";
import { InvoiceLine } from "./invoice-line.entity";
import { Refund } from "./refund.entity";

/** The lines of invoices, in their order. */
export async function linesByInvoice(db: DataSource, invoiceIds: readonly string[]): Promise<InvoiceLine[][]> {
  const lines = await db
    .getRepository(InvoiceLine)
    .find({ where: { invoiceId: In([...invoiceIds]) }, order: { invoiceId: "ASC", position: "ASC" } });
  const byInvoice = groupRows(lines, ({ invoiceId }) => invoiceId);
  return invoiceIds.map((id) => byInvoice.get(id) ?? []);
}

/** The credit note that took each invoice back; null for those that stand. */
export async function creditNoteByInvoice(db: DataSource, invoiceIds: readonly string[]): Promise<(string | null)[]> {
  const select = { id: true, credits: true };
  const notes = await db.getRepository(Invoice).find({ select, where: { credits: In([...invoiceIds]) } });
  const byInvoice = new Map(notes.map(({ id, credits }) => [credits, id]));
  return invoiceIds.map((id) => byInvoice.get(id) ?? null);
}

/** What has become of the money of credit notes; null for invoices, and where it was given back by hand. */
export async function refundByCreditNote(
  db: DataSource,
  ids: readonly string[],
): Promise<(Pick<Refund, "status" | "settledAt"> | null)[]> {
  const refunds = await db.getRepository(Refund).findBy({ creditNoteId: In([...ids]) });
  const byNote = new Map(refunds.map((refund) => [refund.creditNoteId, refund]));
  return ids.map((id) => byNote.get(id) ?? null);
}

/** The receipts of payments; null for payments that did not succeed. */
export async function invoiceByPayment(db: DataSource, paymentIds: readonly string[]): Promise<(Invoice | null)[]> {
  const invoices = await db.getRepository(Invoice).findBy({ paymentId: In([...paymentIds]) });
  const byPayment = new Map(invoices.map((invoice) => [invoice.paymentId, invoice]));
  return paymentIds.map((id) => byPayment.get(id) ?? null);
}

/**
 * The impressions that over-quota lines charge, by hour and campaign: those that came after the quota was used up, in the order of
 * hours. They add up to the line's impressions exactly.
 */
const CHARGED = `
  wanted as (
    select l.id, l.impressions, l.period_start, l.period_end, i.advertiser_id from invoice_lines l join invoices i on i.id = l.invoice_id
     where l.id = any($1) and l.impressions is not null
  ), counted as (
    select w.id, w.impressions, c.creative_id, h.hour, h.views,
           sum(h.views) over (partition by w.id order by h.hour desc, c.id desc) as from_here_on
      from wanted w join campaigns c on c.advertiser_id = w.advertiser_id
      join campaign_hours h on h.campaign_id = c.id and h.hour >= w.period_start and h.hour < w.period_end and h.views > 0
  ), charged as (
    -- Counted from the end: the last impressions of the period are those over the quota.
    select id, creative_id, hour, least(views, impressions - (from_here_on - views))::int as impressions
      from counted where from_here_on - views < impressions
  )`;

/** What over-quota lines charge by day in London, the first 100 days; null for other lines. */
export async function daysByLine(db: DataSource, lineIds: readonly string[]): Promise<(InvoiceDayType[] | null)[]> {
  const days = await rowsByKey<InvoiceDayType>(
    db,
    `with ${CHARGED}
     select id, to_char(hour at time zone 'Europe/London', 'YYYY-MM-DD') as day, sum(impressions)::int as impressions
       from charged group by 1, 2 order by 1, 2`,
    lineIds,
    "id",
  );
  return days.map((rows) => (rows.length > 0 ? rows.slice(0, DAYS_LISTED) : null));
}

/** What over-quota lines charge by creative, the most first; null for other lines. */
export async function creativesByLine(
  db: DataSource,
  lineIds: readonly string[],
): Promise<(InvoiceCreativeType[] | null)[]> {
  const creatives = await rowsByKey<InvoiceCreativeType>(
    db,
    `with ${CHARGED}
     select charged.id, r.id as "creativeId", r.title, sum(charged.impressions)::int as impressions
       from charged join current_creatives r on r.id = charged.creative_id
      group by charged.id, r.id, r.title order by charged.id, impressions desc, r.id`,
    lineIds,
    "id",
  );
  return creatives.map((rows) => (rows.length > 0 ? rows : null));
}
