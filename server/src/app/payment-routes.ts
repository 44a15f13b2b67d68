import type { FastifyInstance } from "fastify";
import { TestProviderGateway } from "../ads/subscriptions/payment-test-provider.gateway";
import { CARD_FIELDS, readTestCard, type TypedCard } from "../ads/subscriptions/test-card.rules";
import { limitKey } from "../people/accounts/guess.service";
import { forbidden, invalidFields, notFound, Problem } from "../platform/problems";
import { type OwnFileOptions, ownFileContext, refuseFile } from "./own-files";

/** A card's four fields need no more, in bytes. */
const BODY_BYTES = 2_048;

/**
 * `POST /payments/test-provider/cards`: takes the four fields of a test card and gives a token for it, which subscribes or changes
 * the card once within 15 minutes. What was typed goes nowhere else: not into the database, a log or an answer. With another
 * provider there is no such route.
 */
export function registerPaymentRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  const { payments } = options.platform;
  const url = "/payments/test-provider/cards";
  fastify.post(url, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    const ctx = await ownFileContext(request, reply, options);
    if (!ctx) {
      return reply;
    }
    try {
      if (ctx.who.role !== "ADVERTISER") throw forbidden();
      if (!(payments instanceof TestProviderGateway)) throw notFound();
      await ctx.limits.cards.take(limitKey(ctx, ctx.who.id));
      const read = readTestCard(typedIn(request.body), ctx.clock.now());
      if ("problems" in read) throw invalidFields(read.problems);
      const { brand, last4, expiryMonth, expiryYear } = read.card;
      const cardToken = await payments.keepCard(ctx.who.id, read.card);
      return reply.code(201).send({ cardToken, brand, last4, expiryMonth, expiryYear });
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}

/** The four fields; what is no text counts as not typed. */
function typedIn(body: unknown): TypedCard {
  const fields = Object(body) as Record<string, unknown>;
  const entries = CARD_FIELDS.map((field) => [field, typeof fields[field] === "string" ? fields[field] : ""]);
  return Object.fromEntries(entries) as TypedCard;
}
