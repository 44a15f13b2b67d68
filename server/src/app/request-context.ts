import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AdEngine } from "../ads/advertising/ad-engine";
import type { BillingPlatform } from "../ads/subscriptions/billing-context";
import type { AnswerPlatform } from "../care/consultations/answer-writer.gateway";
import type { TranslationPlatform } from "../care/consultations/translator.gateway";
import type { ImportRunner } from "../care/devices/import/import-runner";
import type { ModelPlatform } from "../care/models/model-context";
import type { NhsPlatform } from "../care/nhs/nhs-context";
import type { MaintenancePlatform } from "../operations/maintenance/maintenance-context";
import { readSession } from "../people/accounts/session.service";
import type { SessionsPlatform } from "../people/accounts/session-memory";
import { readApiKey } from "../people/api-keys/api-key-door.service";
import type { ApiKeysPlatform } from "../people/api-keys/api-keys-context";
import type { SecurityPlatform } from "../people/security/security-context";
import type { Config } from "../platform/config";
import type { Platform, RequestContext, SessionCookie } from "../platform/context";
import { LoaderScope } from "../platform/loaders";
import { Problem } from "../platform/problems";
import type { DemoTraffic } from "./demo/traffic";

const SESSION_COOKIE = "health_session";
/** By the public address: there is one. */
const cookieNames = new Map<string, string>();

/**
 * The name of the session's cookie. Browsers share cookies between the ports of a host, so an instance at a port of its own
 * has a name of its own: signing in at one does not sign out at the other.
 */
export function sessionCookie({ publicUrl }: Pick<Config, "publicUrl">): string {
  const known = cookieNames.get(publicUrl);
  if (known) return known;
  const { port } = new URL(publicUrl);
  const name = ["", "0", "4000"].includes(port) ? SESSION_COOKIE : `${SESSION_COOKIE}_${port}`;
  cookieNames.set(publicUrl, name);
  return name;
}

/** What one server process shares, with the parts that only this folder knows. */
export interface ServerPlatform
  extends Platform,
    NhsPlatform,
    BillingPlatform,
    ModelPlatform,
    AnswerPlatform,
    TranslationPlatform,
    ApiKeysPlatform,
    SecurityPlatform,
    SessionsPlatform,
    MaintenancePlatform {
  adverts: AdEngine;
  imports: ImportRunner;
  /** Null outside demonstration mode. */
  traffic: DemoTraffic | null;
}

/** One request or subscription, with those parts. */
export interface ServerContext extends RequestContext, ServerPlatform {}

/** A new id for a request, a socket or a subscription, shown with masked errors. */
export const newRequestId = (): string => randomUUID();

/** What belongs to one request, over what the process shares: its forty parts are not copied for each. */
const contextOver = (platform: ServerPlatform, own: Omit<ServerContext, keyof ServerPlatform>): ServerContext =>
  Object.assign(Object.create(platform), own);

/** The context of one HTTP request. Reading the session renews it. */
export async function httpContext(
  platform: ServerPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerContext> {
  return contextOver(platform, {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    who: await readSession(platform, request.cookies[sessionCookie(platform.config)], true),
    loaders: new LoaderScope(platform.db, true),
    cookie: replyCookie(platform, reply),
  });
}

/**
 * The context of one operation over HTTP. With an `Authorization` the key alone counts, whatever the cookie says.
 * @throws what readApiKey does.
 */
export async function operationContext(
  platform: ServerPlatform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServerContext> {
  const caller = await callerWithKey(platform, request.headers.authorization, request.ip);
  if (!caller) return httpContext(platform, request, reply);
  return contextOver(platform, {
    ...caller,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    loaders: new LoaderScope(platform.db, true),
    cookie: noCookie,
  });
}

/** What readApiKey gives; a key that is refused counts as a security incident. */
async function callerWithKey(platform: ServerPlatform, authorization: unknown, address: string) {
  try {
    return await readApiKey(platform, authorization, address);
  } catch (error) {
    if (error instanceof Problem) platform.incidents.note("KEY_REFUSED", address);
    throw error;
  }
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
  /** What the upgrade, or the first message, said of a key. */
  authorization: unknown;
}

const noCookie: SessionCookie = { set: () => undefined, clear: () => undefined };

/**
 * The context of one subscription. The session is read again but not renewed: an open socket alone does not keep it alive. So is the
 * key, of which the same holds as over HTTP.
 * @throws what readApiKey does.
 */
export async function socketContext(
  platform: ServerPlatform,
  { address, userAgent, token, authorization }: SocketOrigin,
): Promise<ServerContext> {
  const caller = await callerWithKey(platform, authorization, address);
  return contextOver(platform, {
    ...(caller ?? { who: await readSession(platform, token, false) }),
    requestId: newRequestId(),
    address,
    userAgent,
    loaders: new LoaderScope(platform.db, false),
    cookie: noCookie,
  });
}
