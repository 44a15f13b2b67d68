import type { FastifyInstance } from "fastify";
import { limitKey } from "../../people/accounts/guess.service";
import { answering, type HttpDoor } from "../../platform/http/door";
import { invalid, notFound } from "../../platform/problems";
import type { BillingPlatform } from "./billing-context";
import { hearNotice } from "./payment-notice.service";
import { StripeGateway } from "./payment-stripe.gateway";

/** Notices of Stripe are some kilobytes long. */
const BODY_BYTES = 262_144;

/**
 * `POST /payments/stripe/webhook`: what Stripe tells by itself, signed by it. Nobody else can say anything here. Without Stripe there is
 * no such route. An answer other than 2xx makes Stripe tell it again, for up to three days.
 */
export default async function registerPaymentNotices(
  fastify: FastifyInstance,
  { contextOf }: HttpDoor<BillingPlatform>,
): Promise<void> {
  await fastify.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/payments/stripe/webhook", { bodyLimit: BODY_BYTES }, (request, reply) =>
      answering(request, reply, async () => {
        const ctx = await contextOf(request, reply);
        const { payments } = ctx;
        if (!(payments instanceof StripeGateway)) throw notFound();
        const read = await readNotice(payments, request.body, request.headers["stripe-signature"]);
        if (!read) {
          ctx.incidents.note("NOTICE_FORGED", ctx.address);
          await ctx.limits.forgedNotices.take(limitKey(ctx, ctx.address));
          throw invalid("signature", "The signature is not valid.");
        }
        if (read.notice) await hearNotice(ctx, read.id, read.notice);
        return reply.code(200).send({ received: true });
      }),
    );
  });
}

/** Null for what Stripe did not sign. */
async function readNotice(payments: StripeGateway, body: unknown, signature: unknown) {
  if (!Buffer.isBuffer(body) || typeof signature !== "string") return null;
  return payments.readNotice(body, signature);
}
