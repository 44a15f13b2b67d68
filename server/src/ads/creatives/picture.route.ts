import type { FastifyInstance } from "fastify";
import { answering, type HttpDoor } from "../../platform/http/door";
import { sendStoredFile } from "../../platform/http/files";
import { findPicture } from "./picture.service";

/** A picture never changes; in seconds. */
const YEAR = 365 * 24 * 3_600;

interface Route {
  Params: { id: string };
}

/**
 * `GET /ads/pictures/:id`: the picture of an advert. Without any cookie when an advert with it was approved once, and then to keep;
 * else for its advertiser and the staff who review adverts, and not found for everybody else.
 */
export default function registerPictures(fastify: FastifyInstance, { platform, whoAsks }: HttpDoor): void {
  fastify.get<Route>("/ads/pictures/:id", { exposeHeadRoute: false }, async (request, reply) => {
    await platform.limits.operations.take(request.ip);
    reply.header("cache-control", "no-store");
    return answering(request, reply, async () => {
      const { file, isPublic } = await findPicture(platform, request.params.id, () => whoAsks(request));
      const kept = isPublic ? `public, max-age=${YEAR}, immutable` : "private, no-store";
      return sendStoredFile(request, reply, platform, file, { "cache-control": kept });
    });
  });
}
