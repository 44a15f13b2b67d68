import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findPicture } from "../ads/creatives/picture.service";
import { readSession } from "../people/accounts/session.service";
import { notFound, Problem, unavailable } from "../platform/problems";
import { StorageFault } from "../platform/storage.gateway";
import { type OwnFileOptions, refuseFile } from "./own-files";
import { type ServerPlatform, sessionCookie } from "./request-context";

/** A picture never changes; in seconds. */
const YEAR = 365 * 24 * 3_600;

/**
 * `GET /ads/pictures/:id`: the picture of an advert. Without any cookie when an advert with it was approved once, and then to keep;
 * else for its advertiser and the staff who review adverts, and not found for everybody else.
 */
export function registerPictureRoutes(fastify: FastifyInstance, { platform }: Pick<OwnFileOptions, "platform">): void {
  fastify.get<{ Params: { id: string } }>("/ads/pictures/:id", { exposeHeadRoute: false }, async (request, reply) => {
    await platform.limits.operations.take(request.ip);
    reply.header("cache-control", "no-store");
    try {
      return await sendPicture(request, reply, platform);
    } catch (error) {
      if (error instanceof Problem) return refuseFile(request, reply, error);
      throw error;
    }
  });
}

async function sendPicture(
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  platform: ServerPlatform,
): Promise<FastifyReply> {
  const { log, storage } = platform;
  const { file, isPublic } = await findPicture(platform, request.params.id, () =>
    readSession(platform, request.cookies[sessionCookie(platform.config)], false),
  );
  try {
    const stream = await storage.open(file.storageKey);
    stream.on("error", (error) => log.error({ err: error, fileId: file.id }, "a picture could not be sent"));
    return reply
      .header("cache-control", isPublic ? `public, max-age=${YEAR}, immutable` : "private, no-store")
      .header("content-length", file.bytes)
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .type(file.contentType)
      .send(stream);
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    log.error({ err: error, fileId: file.id, requestId: request.id }, "a picture could not be read");
    throw error.reason === "missing" ? notFound() : unavailable();
  }
}
