import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { londonDay } from "../../platform/london.rules";
import { publish } from "../../platform/realtime/topics";
import { Company } from "../applications/company.entity";
import type { InvoiceKind, PaymentProviderName } from "./billing.rules";
import { invoicesMoved } from "./billing.topics";
import { Invoice } from "./invoice.entity";
import { InvoiceLine } from "./invoice-line.entity";
import type { ChargeLine, Sum } from "./money.rules";
import type { CardOnFile } from "./payment.gateway";
import type { Tier } from "./plan.rules";

/** The clock says when it is issued. */
type IssueContext = Pick<RequestContext, "clock"> & {
  config: { billing: Pick<RequestContext["config"]["billing"], "seller"> };
};

interface InvoiceDraft extends Sum {
  advertiserId: string;
  kind: InvoiceKind;
  tier: Tier | null;
  fromTier: Tier | null;
  lines: readonly ChargeLine[];
  paymentId: string;
  card: CardOnFile | null;
  provider: PaymentProviderName;
}

/**
 * The next number of the London year. The counter is locked to the end of the transaction: whoever comes next waits, and a
 * roll-back gives the number back, so that there are no gaps.
 */
export async function takeNumber(tx: EntityManager, now: Date): Promise<string> {
  const year = londonDay(now).slice(0, 4);
  const sql = `insert into invoice_counters as c (year, last) values ($1, 1)
    on conflict (year) do update set last = c.last + 1 returning last`;
  const last = await oneValue<number>(tx, sql, [Number(year)]);
  return `${year}-${String(last).padStart(6, "0")}`;
}

/** Makes the receipt of a payment, in the transaction that settles it. */
export async function issueInvoice(tx: EntityManager, ctx: IssueContext, draft: InvoiceDraft): Promise<Invoice> {
  const { advertiserId, kind, tier, fromTier, lines, paymentId, card, provider } = draft;
  const { netPence, vatPercent, vatPence, grossPence } = draft;
  const { name, address } = await tx.getRepository(Company).findOneByOrFail({ advertiserId });
  const now = ctx.clock.now();
  const invoice = await tx.getRepository(Invoice).save({
    advertiserId,
    number: await takeNumber(tx, now),
    kind,
    issuedAt: now,
    tier,
    fromTier: kind === "UPGRADE" ? fromTier : null,
    toTier: kind === "UPGRADE" ? tier : null,
    billedBy: [...ctx.config.billing.seller],
    billedTo: address ? [name, address] : [name],
    netPence,
    vatPercent,
    vatPence,
    grossPence,
    paymentId,
    credits: null,
    paidBy: card && `${card.brand} ending ${card.last4}`,
    provider,
  });
  await storeLines(tx, invoice.id, lines);
  await publish(tx, invoicesMoved, advertiserId, { advertiserId });
  return invoice as Invoice;
}

/** Stores what an invoice charges, in order. */
export async function storeLines(tx: EntityManager, invoiceId: string, lines: readonly ChargeLine[]): Promise<void> {
  await tx.getRepository(InvoiceLine).insert(
    lines.map(({ text, netPence, impressions, periodId, periodStart, periodEnd }, position) => ({
      invoiceId,
      position,
      text,
      netPence,
      impressions: impressions ?? null,
      periodId: periodId ?? null,
      periodStart: periodStart ? new Date(periodStart) : null,
      periodEnd: periodEnd ? new Date(periodEnd) : null,
    })),
  );
}
