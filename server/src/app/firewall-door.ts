import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerPlatform } from "./request-context";
import { createAddressReader } from "./visitor-address";

/** What a denied visitor reads; nothing says why. */
const SENTENCE = "Access is not allowed.\n";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** What whoever runs the machine asks from the machine itself, whatever the rules say. */
const OWN_CHECKS = new Set(["/livez", "/readyz", "/metrics"]);

/**
 * The firewall before everything else: pages, API, uploads and reports about adverts alike. To be registered before other hooks.
 * @returns what answers a denied visitor, and says whether it did: for requests that no hook sees.
 */
export function createFirewallDoor({
  firewall,
  incidents,
  config,
}: Pick<ServerPlatform, "firewall" | "incidents" | "config">) {
  const addressOf = createAddressReader(config);
  const isDenied = ({ raw, url }: FastifyRequest): boolean => {
    const isDirect = LOOPBACK.has(raw.socket.remoteAddress ?? "") && raw.headers["x-forwarded-for"] === undefined;
    return !(isDirect && OWN_CHECKS.has(url.split("?", 1)[0] ?? "")) && firewall.denies(addressOf(raw));
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (!isDenied(request)) return false;
    incidents.note("FIREWALL_DENIED", addressOf(request.raw));
    // The connection ends, with whatever was still to arrive on it.
    void reply
      .code(403)
      .headers({ connection: "close", "cache-control": "no-store", "x-content-type-options": "nosniff" })
      .type("text/plain; charset=utf-8")
      .send(SENTENCE);
    return true;
  };
  const underWay = new Map<IncomingMessage, string>();
  const register = (fastify: FastifyInstance): void => {
    fastify.addHook("onRequest", (request, reply, done) => {
      if (refuse(request, reply)) return;
      const { raw } = request;
      underWay.set(raw, addressOf(raw));
      reply.raw.once("close", () => underWay.delete(raw));
      done();
    });
    // Whoever is denied in the middle of a request, such as a long upload, is cut off.
    const stopListening = firewall.onChange(() => {
      for (const [raw, address] of underWay) if (firewall.isDenied(address)) raw.socket.destroy();
    });
    fastify.addHook("onClose", async () => stopListening());
  };
  return { refuse, register };
}
