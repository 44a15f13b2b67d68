import { audit } from "../../platform/audit";
import type { Who } from "../../platform/context";
import { conflict, invalid } from "../../platform/problems";
import { BILLING_MESSAGES } from "./billing.rules";
import type { BillingContext } from "./billing-context";
import type { CardOnFile } from "./payment.gateway";
import { announceStanding, columnsOf, lockCompany } from "./standing.service";
import { AdvertiserSubscription } from "./subscription.entity";
import { readOwn, type SubscriptionView } from "./subscription.service";

/**
 * Renewals and upgrades are charged to another card from now on.
 * @throws BAD_USER_INPUT on a token that is unknown, used or too old; CONFLICT without a subscription.
 */
export async function updateCard(
  ctx: BillingContext,
  who: Who,
  { cardToken }: { cardToken: string },
): Promise<SubscriptionView> {
  if (ctx.payments.redirect) throw conflict(BILLING_MESSAGES.redirectOnly);
  await readOwn(ctx, who);
  const card = await ctx.payments.takeCard(who.id, cardToken);
  if (!card) throw invalid("cardToken", BILLING_MESSAGES.cardToken);
  await putCardOnFile(ctx, who.id, card);
  return readOwn(ctx, who);
}

/** Keeps what may be kept of a card beside a subscription. */
export async function putCardOnFile(
  ctx: Pick<BillingContext, "db" | "clock" | "requestId">,
  advertiserId: string,
  card: CardOnFile,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, advertiserId);
    await tx
      .getRepository(AdvertiserSubscription)
      .update({ advertiserId }, { ...columnsOf(card), updatedAt: ctx.clock.now() });
    await announceStanding(tx, advertiserId);
    await audit(tx, ctx, "card_changed", ["user", advertiserId], {
      actorId: advertiserId,
      details: { brand: card.brand },
    });
  });
}

/** Begins to change the card on the provider's page. @throws CONFLICT with a provider that has none. */
export async function startCardUpdate(ctx: BillingContext, who: Who): Promise<{ url: string }> {
  const { redirect } = ctx.payments;
  if (!redirect) throw conflict(BILLING_MESSAGES.notRedirect);
  await readOwn(ctx, who);
  return redirect.startCardUpdate(who.id);
}
