import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readSession } from "../accounts/session.service";
import type { AdEngine } from "../advertising/ad-engine";
import type { ImportRunner } from "../devices/import/import-runner";
import type { NhsPlatform } from "../nhs/nhs-context";
import type { Config } from "../platform/config";
import type { Platform, RequestContext, SessionCookie } from "../platform/context";
import { LoaderScope } from "../platform/loaders";
import type { DemoTraffic } from "./demo/traffic";

const SESSION_COOKIE = "health_session";

/**
 * The name of the session's cookie. Browsers share cookies between the ports of a host, so an instance at a port of its own
 * has a name of its own: signing in at one does not sign out at the other.
 */
export function sessionCookie({ publicUrl }: Pick<Config, "publicUrl">): string {
  const { port } = new URL(publicUrl);
  return ["", "0", "4000"].includes(port) ? SESSION_COOKIE : `${SESSION_COOKIE}_${port}`;
}

/** What one server process shares, with the parts that only this folder knows. */
export interface ServerPlatform extends Platform, NhsPlatform {
  adverts: AdEngine;
  imports: ImportRunner;
  /** Null outside demonstration mode. */
  traffic: DemoTraffic | null;
}

/** One request or subscription, with those parts. */
export interface ServerContext extends RequestContext, ServerPlatform {}

/** A new id for a request, a socket or a subscription, shown with masked errors. */
export const newRequestId = (): string => randomUUID();

/** The context of one HTTP request. Reading the session renews it. */
export async function httpContext(
  platform: ServerPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerContext> {
  return {
    ...platform,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    who: await readSession(platform, request.cookies[sessionCookie(platform.config)], true),
    loaders: new LoaderScope(platform.db, true),
    cookie: replyCookie(platform, reply),
  };
}

function replyCookie({ config }: Platform, reply: FastifyReply): SessionCookie {
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicUrl.startsWith("https:"),
  } as const;
  return {
    set: (token, maxAge) => void reply.setCookie(sessionCookie(config), token, { ...attributes, maxAge }),
    clear: () => void reply.clearCookie(sessionCookie(config), attributes),
  };
}

interface SocketOrigin {
  address: string;
  userAgent: string;
  token: string | undefined;
}

const noCookie: SessionCookie = { set: () => undefined, clear: () => undefined };

/** The context of one subscription. The session is read again but not renewed: an open socket alone does not keep it alive. */
export async function socketContext(
  platform: ServerPlatform,
  { address, userAgent, token }: SocketOrigin,
): Promise<ServerContext> {
  return {
    ...platform,
    requestId: newRequestId(),
    address,
    userAgent,
    who: await readSession(platform, token, false),
    loaders: new LoaderScope(platform.db, false),
    cookie: noCookie,
  };
}
