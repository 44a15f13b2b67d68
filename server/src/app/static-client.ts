import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/**
 * The built client. Hashed files may be kept for ever and come compressed from the build; every other address that a browser
 * opens gets the page itself, which knows the routes.
 */
export async function registerClient(fastify: FastifyInstance, directory: string): Promise<void> {
  const page = readFileSync(path.join(directory, "index.html"));
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false, // set below, by file
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  fastify.setNotFoundHandler(async (request, reply) => {
    const isFile = path.extname(request.url.split("?")[0] ?? "") !== "";
    const wantsPage = ["GET", "HEAD"].includes(request.method) && !isFile;
    if (!wantsPage) {
      return reply
        .code(404)
        .send({ errors: [{ message: "Not found.", extensions: { code: "NOT_FOUND", requestId: request.id } }] });
    }
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}

/** The address of the built client's font, for pages that the server writes itself; undefined without a built client. */
export function fontOf(directory: string | undefined): string | undefined {
  const assets = directory && path.join(directory, "assets");
  const file = assets && existsSync(assets) && readdirSync(assets).find((name) => /^inter-.*\.woff2$/.test(name));
  return file ? `/assets/${file}` : undefined;
}
