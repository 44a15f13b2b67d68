import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import type { Config } from "../platform/config";

/**
 * Reads who sent a request, in the way in which the HTTP server does: the peer, or what a trusted proxy says of its own peer. What
 * anybody else says of themselves is not believed.
 */
export function createAddressReader({ trustedProxies }: Pick<Config, "trustedProxies">) {
  const trust = trustedProxies.length > 0 ? proxyAddr.compile(trustedProxies) : () => false;
  return (request: IncomingMessage): string => proxyAddr(request, trust) ?? "";
}
