import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readSession } from "../accounts/session.service";
import type { AdEngine } from "../advertising/ad-engine";
import type { Platform, RequestContext, SessionCookie } from "../platform/context";
import { LoaderScope } from "../platform/loaders";
import type { DemoTraffic } from "./demo/traffic";

export const SESSION_COOKIE = "health_session";

/** What one server process shares, with the parts that only this folder knows. */
export interface ServerPlatform extends Platform {
  adverts: AdEngine;
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
    who: await readSession(platform, request.cookies[SESSION_COOKIE], true),
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
    set: (token, maxAge) => void reply.setCookie(SESSION_COOKIE, token, { ...attributes, maxAge }),
    clear: () => void reply.clearCookie(SESSION_COOKIE, attributes),
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
