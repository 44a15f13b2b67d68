import type { EntityManager } from "typeorm";
import { reasonProblems } from "../../people/settings/setting.rules";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { isDuplicate } from "../../platform/database";
import { mailTo } from "../../platform/mail.service";
import { conflict, invalid, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { invoicesMoved } from "./billing.topics";
import { Invoice } from "./invoice.entity";
import { InvoiceLine } from "./invoice-line.entity";
import { storeLines, takeNumber } from "./issue-invoice.service";
import { pounds, sumOf } from "./money.rules";
import { openRefund } from "./refund.service";

/**
 * Takes the invoice of that number back as a whole, by a credit note; its money goes back to the card that paid.
 * @returns the id of the invoice.
 * @throws BAD_USER_INPUT on `reason`; NOT_FOUND; CONFLICT for a credit note, and for an invoice that has one.
 */
export async function creditInvoice(ctx: RequestContext, staff: Who, number: string, typed: string): Promise<string> {
  const reason = typed.trim();
  const [problem] = reasonProblems(reason);
  if (problem) throw invalid(problem.field, problem.message);
  const original = await ctx.db.getRepository(Invoice).findOneBy({ number });
  if (!original) throw notFound();
  const { paymentId } = original;
  if (!paymentId) throw conflict("A credit note cannot be credited.");
  try {
    await ctx.db.transaction(async (tx) => {
      const note = await issueCreditNote(tx, ctx, original);
      const grossPence = Math.abs(note.grossPence); // never -0
      await openRefund(tx, ctx, { creditNoteId: note.id, paymentId, grossPence, reason, requestedBy: staff.id });
      await audit(tx, ctx, "credit_note_issued", ["invoice", note.id], {
        actorId: staff.id,
        details: { credits: original.id, grossPence: note.grossPence },
      });
      const { advertiserId } = original;
      await publish(tx, invoicesMoved, advertiserId, { advertiserId });
      if (grossPence === 0) return;
      await mailTo(tx, ctx, advertiserId, "invoiceCredited", {
        words: { number, note: note.number, amount: pounds(grossPence) },
      });
    });
  } catch (error) {
    throw isDuplicate(error) ? conflict("This invoice has already been credited.") : error;
  }
  return original.id;
}

/** An invoice with the negative sums of another one, which it names. */
async function issueCreditNote(
  tx: EntityManager,
  { clock, config }: Pick<RequestContext, "clock" | "config">,
  original: Invoice,
): Promise<Invoice> {
  const lines = await tx.getRepository(InvoiceLine).find({
    where: { invoiceId: original.id },
    order: { position: "ASC" },
  });
  const credited = lines.map(({ text, netPence }) => ({
    text: `Credit of invoice ${original.number}: ${text}`.slice(0, 300),
    netPence: netPence === 0 ? 0 : -netPence,
  }));
  const now = clock.now();
  const { advertiserId, tier, billedTo, paidBy, provider, vatPercent } = original;
  const note = await tx.getRepository(Invoice).save({
    advertiserId,
    number: await takeNumber(tx, now),
    kind: "CREDIT_NOTE" as const,
    issuedAt: now,
    tier,
    fromTier: null,
    toTier: null,
    billedBy: [...config.billing.seller],
    billedTo,
    ...sumOf(credited, vatPercent),
    paymentId: null,
    credits: original.id,
    paidBy,
    provider,
  });
  await storeLines(tx, note.id, credited);
  return note as Invoice;
}
