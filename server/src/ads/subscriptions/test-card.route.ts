import type { FastifyInstance } from "fastify";
import { limitKey } from "../../people/accounts/guess.service";
import { requireRole } from "../../platform/access";
import { forSignedIn, type HttpDoor } from "../../platform/http/door";
import { invalidFields, notFound } from "../../platform/problems";
import type { BillingPlatform } from "./billing-context";
import { TestProviderGateway } from "./payment-test-provider.gateway";
import { CARD_FIELDS, readTestCard, type TypedCard } from "./test-card.rules";

/** A card's four fields need no more, in bytes. */
const BODY_BYTES = 2_048;

/**
 * `POST /payments/test-provider/cards`: takes the four fields of a test card and gives a token for it, which subscribes or changes
 * the card once within 15 minutes. What was typed goes nowhere else: not into the database, a log or an answer. With another
 * provider there is no such route.
 */
export default function registerTestCards(fastify: FastifyInstance, door: HttpDoor<BillingPlatform>): void {
  const handle = forSignedIn(door, async (ctx, request, reply) => {
    const { payments } = ctx;
    const who = requireRole(ctx, "ADVERTISER");
    if (!(payments instanceof TestProviderGateway)) throw notFound();
    await ctx.limits.cards.take(limitKey(ctx, who.id));
    const read = readTestCard(typedIn(request.body), ctx.clock.now());
    if ("problems" in read) throw invalidFields(read.problems);
    const { brand, last4, expiryMonth, expiryYear } = read.card;
    const cardToken = await payments.keepCard(who.id, read.card);
    return reply.code(201).send({ cardToken, brand, last4, expiryMonth, expiryYear });
  });
  fastify.post("/payments/test-provider/cards", { bodyLimit: BODY_BYTES }, handle);
}

/** The four fields; what is no text counts as not typed. */
function typedIn(body: unknown): TypedCard {
  const fields = Object(body) as Record<string, unknown>;
  const entries = CARD_FIELDS.map((field) => [field, typeof fields[field] === "string" ? fields[field] : ""]);
  return Object.fromEntries(entries) as TypedCard;
}
