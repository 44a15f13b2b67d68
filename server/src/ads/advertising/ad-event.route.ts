import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { HttpDoor } from "../../platform/http/door";
import { isAllowedOrigin, refuseOrigin } from "../../platform/http/origins";
import { PRODUCT_NAME } from "../../platform/product.rules";
import type { AdEngine } from "./ad-engine";
import type { EventKind } from "./ad-event.rules";
import { lapsedPage, leavingPage, type PageFrame } from "./interstitial";

const report = z.object({ token: z.string().max(200) });

/** A report is one token; nothing longer is read. Bytes. */
const BODY_BYTES = 1_024;

const REFUSALS = {
  unknown: { status: 400, code: "BAD_USER_INPUT", message: "Unknown token." },
  expired: { status: 410, code: "EXPIRED", message: "This token has expired." },
} as const;

/**
 * Where browsers report what became of an advert: `POST /ads/views`, `/ads/clicks` and `/ads/engagements` with `{ token }`,
 * answered with `{ counted }` once it is committed, so that whoever got no answer may send the same again. And
 * `GET /ads/go/:token`, the page between an advert and the advertiser's site.
 */
export default function registerAdEvents(
  fastify: FastifyInstance,
  { platform, port, whoAsks, fontUrl }: HttpDoor<{ adverts: AdEngine }>,
): void {
  const { adverts, config, limits } = platform;
  const frame: PageFrame = { productName: PRODUCT_NAME, fontUrl };

  const countEvents = (url: string, kind: EventKind) =>
    fastify.post(url, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!isAllowedOrigin(request.headers.origin, config, port())) return refuseOrigin(platform, request, reply);
      const body = report.safeParse(request.body);
      const token = body.success ? adverts.readToken(kind, body.data.token) : "unknown";
      if (typeof token === "string") {
        await limits.operations.take(request.ip);
        const { status, code, message } = REFUSALS[token];
        return reply.code(status).send({ errors: [{ message, extensions: { code, requestId: request.id } }] });
      }
      await limits.adReports.take(token.pseudonym);
      const who = await whoAsks(request);
      const counted = await adverts.count(token, {
        userAgent: request.headers["user-agent"] ?? "",
        purpose: headerOf(request, "sec-purpose") || headerOf(request, "purpose") || headerOf(request, "x-moz"),
        role: who?.role ?? null,
      });
      return reply.send({ counted });
    });
  countEvents("/ads/views", "VIEW");
  countEvents("/ads/clicks", "CLICK");
  countEvents("/ads/engagements", "ENGAGEMENT");

  fastify.get<{ Params: { token: string } }>("/ads/go/:token", async (request, reply) => {
    await limits.operations.take(request.ip);
    const token = adverts.readToken("CLICK", request.params.token);
    if (typeof token === "string") return sendPage(reply, REFUSALS[token].status, lapsedPage(frame));
    const destination = await adverts.destination(token);
    return destination
      ? sendPage(reply, 200, leavingPage(frame, destination.url, destination.company))
      : sendPage(reply, REFUSALS.expired.status, lapsedPage(frame));
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  return [headers[name] ?? ""].flat().join();
}

/** Neither kept nor told where its visitor came from. */
function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(html);
}
