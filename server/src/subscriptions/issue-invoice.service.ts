import type { EntityManager } from "typeorm";
import { Company } from "../applications/company.entity";
import { audit } from "../platform/audit";
import type { RequestContext, Who } from "../platform/context";
import { isDuplicate } from "../platform/database";
import { londonDay } from "../platform/london.rules";
import { conflict, notFound } from "../platform/problems";
import type { InvoiceKind, PaymentProviderName } from "./billing.rules";
import { Invoice } from "./invoice.entity";
import { InvoiceLine } from "./invoice-line.entity";
import { type ChargeLine, type Sum, sumOf } from "./money.rules";
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
async function takeNumber(tx: EntityManager, now: Date): Promise<string> {
  const year = londonDay(now).slice(0, 4);
  const [{ last }]: [{ last: number }] = await tx.query(
    `insert into invoice_counters as c (year, last) values ($1, 1)
     on conflict (year) do update set last = c.last + 1 returning last`,
    [Number(year)],
  );
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
  return invoice as Invoice;
}

async function storeLines(tx: EntityManager, invoiceId: string, lines: readonly ChargeLine[]): Promise<void> {
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

/** Takes the invoice of that number back. @returns the number of the credit note. @throws NOT_FOUND; CONFLICT as below. */
export async function creditInvoice(ctx: RequestContext, staff: Who, number: string): Promise<string> {
  const invoice = await ctx.db.getRepository(Invoice).findOneBy({ number });
  if (!invoice) throw notFound();
  return (await issueCreditNote(ctx, staff, invoice.id)).number;
}

/**
 * Takes an invoice back as a whole, by another one with negative sums that names it.
 * @throws CONFLICT for a credit note, and for an invoice that has one.
 */
async function issueCreditNote(
  ctx: Pick<RequestContext, "db" | "clock" | "config" | "requestId">,
  staff: Pick<Who, "id">,
  invoiceId: string,
): Promise<Invoice> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const original = await tx.getRepository(Invoice).findOneByOrFail({ id: invoiceId });
      if (original.kind === "CREDIT_NOTE") {
        throw conflict("A credit note cannot be credited.");
      }
      const lines = await tx.getRepository(InvoiceLine).find({ where: { invoiceId }, order: { position: "ASC" } });
      const credited = lines.map(({ text, netPence }) => ({
        text: `Credit of invoice ${original.number}: ${text}`.slice(0, 300),
        netPence: netPence === 0 ? 0 : -netPence,
      }));
      const now = ctx.clock.now();
      const { advertiserId, tier, billedTo, paidBy, provider, vatPercent } = original;
      const note = await tx.getRepository(Invoice).save({
        advertiserId,
        number: await takeNumber(tx, now),
        kind: "CREDIT_NOTE" as const,
        issuedAt: now,
        tier,
        fromTier: null,
        toTier: null,
        billedBy: [...ctx.config.billing.seller],
        billedTo,
        ...sumOf(credited, vatPercent),
        paymentId: null,
        credits: original.id,
        paidBy,
        provider,
      });
      await storeLines(tx, note.id, credited);
      await audit(tx, ctx, {
        action: "credit_note_issued",
        actorId: staff.id,
        subjectType: "invoice",
        subjectId: note.id,
        details: { credits: original.id, grossPence: note.grossPence },
      });
      return note as Invoice;
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict("This invoice was credited already.") : error;
  }
}
