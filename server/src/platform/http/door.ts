import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { Platform, RequestContext, Who } from "../context";
import { Problem, unauthenticated } from "../problems";
import { isAllowedOrigin, refuseOrigin } from "./origins";

/** What a route is given of the server: its platform, with the parts that the route names, and who asks. */
export interface HttpDoor<Parts = unknown> {
  platform: Platform & Parts;
  /** The port that the server listens on, once it does. */
  port: () => number;
  /** The context of a request. Reading the session renews it. */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext & Parts>;
  /** Who asks, by a session that is not renewed. */
  whoAsks: (request: FastifyRequest) => Promise<Who | null>;
  /** The address of the client's font, for pages that the server writes itself; undefined without a built client. */
  fontUrl: string | undefined;
}

/** Adds the routes of a noun: the default of each `*.route.ts`, listed in `app/routes.ts`. */
export type RegisterRoute<Parts> = (fastify: FastifyInstance, door: HttpDoor<Parts>) => void | Promise<void>;

/** A context in which somebody is signed in. */
export type SignedIn<Parts = unknown> = RequestContext & Parts & { who: Who };

/** Codes of problems as the HTTP status of an answer. */
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFLICT: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** Does a route's work; a problem in it becomes its answer. */
export async function answering(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message } = error;
    const { http, ...extensions } = error.extensions;
    return reply
      .code(STATUS[extensions.code] ?? 400)
      .headers(Object.fromEntries(http?.headers ?? []))
      .send({ errors: [{ message, extensions: { ...extensions, requestId: request.id } }] });
  }
}

export interface CallerOptions {
  /** Whether an address that was typed, kept or loaded again opens it too. */
  typed?: boolean;
}

type Handler<Ctx, Route extends RouteGenericInterface> = (
  ctx: Ctx,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * A handler for pages of ours and for programs: another site's link would start a download, or send a form, that nobody wanted.
 * Nothing of the answer is kept. Problems are answered as such.
 */
export function forCallers<Parts, Route extends RouteGenericInterface = RouteGenericInterface>(
  { platform, port, contextOf }: HttpDoor<Parts>,
  handle: Handler<RequestContext & Parts, Route>,
  { typed = false }: CallerOptions = {},
) {
  return (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> =>
    answering(request as FastifyRequest, reply, async () => {
      reply.header("cache-control", "no-store");
      const site = request.headers["sec-fetch-site"] ?? "same-origin";
      const isOurs = site === "same-origin" || (typed && site === "none");
      if (!isOurs || !isAllowedOrigin(request.headers.origin, platform.config, port())) {
        return refuseOrigin(platform, request as FastifyRequest, reply);
      }
      return handle(await contextOf(request as FastifyRequest, reply), request, reply);
    });
}

/** The same for whoever is signed in. */
export const forSignedIn = <Parts, Route extends RouteGenericInterface = RouteGenericInterface>(
  door: HttpDoor<Parts>,
  handle: Handler<SignedIn<Parts>, Route>,
  options?: CallerOptions,
) =>
  forCallers<Parts, Route>(
    door,
    (ctx, request, reply) => {
      if (!ctx.who) throw unauthenticated();
      return handle(ctx as SignedIn<Parts>, request, reply);
    },
    options,
  );
