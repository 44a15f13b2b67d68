import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { enqueue } from "../../platform/jobs";
import { mailTo } from "../../platform/mail.service";
import { conflict, notFound } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { invoicesMoved } from "./billing.topics";
import type { BillingJobContext } from "./billing-context";
import { Invoice } from "./invoice.entity";
import type { RefundOutcome } from "./payment.gateway";
import { Refund } from "./refund.entity";
import { REFUND_MESSAGES, readRefundKey, refundKey } from "./refund.rules";

interface RefundDraft {
  creditNoteId: string;
  paymentId: string;
  grossPence: number;
  reason: string;
  requestedBy: string;
}

/** Notes what a credit note owes and has it given back, in the transaction that makes the note. Nothing is owed for £0.00. */
export async function openRefund(
  tx: EntityManager,
  { clock }: Pick<RequestContext, "clock">,
  draft: RefundDraft,
): Promise<void> {
  const now = clock.now();
  const isOwed = draft.grossPence > 0;
  await tx.getRepository(Refund).insert({
    ...draft,
    status: isOwed ? "PENDING" : "SUCCEEDED",
    attempt: 1,
    message: null,
    requestedAt: now,
    settledAt: isOwed ? null : now,
  });
  if (isOwed) await enqueue(tx, "give_money_back", { creditNoteId: draft.creditNoteId });
}

/** Asks the provider to give the money of a credit note back. @throws ProviderSilent: the job comes again, with the same key. */
export async function giveMoneyBack(ctx: BillingJobContext, creditNoteId: string): Promise<void> {
  const refund = await ctx.db.getRepository(Refund).findOne({
    where: { creditNoteId, status: "PENDING" },
    relations: { payment: true },
  });
  if (!refund) return;
  const { attempt, grossPence, payment } = refund;
  const { id, cardRef, checkoutId, provider } = payment;
  const key = refundKey(creditNoteId, attempt);
  const charge = { idempotencyKey: id, cardRef, checkoutId };
  const outcome: RefundOutcome =
    provider === ctx.payments.name
      ? await ctx.payments.refund({ idempotencyKey: key, charge, grossPence })
      : { kind: "refused", reason: REFUND_MESSAGES.refused };
  await settleRefund(ctx, key, outcome);
}

/**
 * Notes what became of a try, once: money that was given back can still fail to arrive, and what failed stays failed until
 * somebody tries again. Whoever took the invoice back is told of a failure by mail.
 * @param key of the try; that of an earlier one changes nothing.
 */
export async function settleRefund(ctx: BillingJobContext, key: string, outcome: RefundOutcome): Promise<void> {
  const named = readRefundKey(key);
  if (!named) return;
  const [status, message] =
    outcome.kind === "succeeded" ? (["SUCCEEDED", null] as const) : (["FAILED", outcome.reason] as const);
  await ctx.db.transaction(async (tx) => {
    const [settled] = await changedRows<{ requestedBy: string | null }>(
      tx,
      `update refunds set status = $3, message = $4, settled_at = $5
        where credit_note_id = $1 and attempt = $2 and (status = 'PENDING' or status = 'SUCCEEDED' and $3 = 'FAILED')
        returning requested_by as "requestedBy"`,
      [named.creditNoteId, named.attempt, status, message, ctx.clock.now()],
    );
    if (!settled) return;
    const { advertiserId, number } = await tx.getRepository(Invoice).findOneByOrFail({ id: named.creditNoteId });
    await audit(tx, ctx, status === "FAILED" ? "refund_failed" : "refund_succeeded", ["invoice", named.creditNoteId], {
      actorId: null,
      details: { attempt: named.attempt },
    });
    await publish(tx, invoicesMoved, advertiserId, { advertiserId });
    if (status === "FAILED" && settled.requestedBy) {
      const words = { number, page: `/admin/users/${advertiserId}` };
      await mailTo(tx, ctx, settled.requestedBy, "refundFailed", { words });
    }
  });
}

/**
 * Tries a failed refund again. @param number of its credit note. @returns the id of the credit note.
 * @throws NOT_FOUND; CONFLICT unless it failed.
 */
export async function retryRefund(ctx: RequestContext, staff: Who, number: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const note = await tx.getRepository(Invoice).findOneBy({ number, kind: "CREDIT_NOTE" });
    if (!note) throw notFound();
    const { id: creditNoteId, advertiserId } = note;
    const again = { status: "PENDING", attempt: () => "attempt + 1", message: null, settledAt: null } as const;
    const failed = { creditNoteId, status: "FAILED" } as const;
    const { affected } = await tx.getRepository(Refund).update(failed, { ...again, requestedBy: staff.id });
    if (!affected) throw conflict(REFUND_MESSAGES.notFailed);
    await enqueue(tx, "give_money_back", { creditNoteId });
    await audit(tx, ctx, "refund_retried", ["invoice", creditNoteId], { actorId: staff.id });
    await publish(tx, invoicesMoved, advertiserId, { advertiserId });
    return creditNoteId;
  });
}
