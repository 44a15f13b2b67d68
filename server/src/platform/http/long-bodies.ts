import type { FastifyInstance, FastifyRequest } from "fastify";

/** An upload of which nothing arrives for this long, in ms, is given up. */
const SILENCE_MS = 30_000;
/** How long a refused upload is still let in, in ms, so that its sender reads the refusal and not a broken connection. */
const LINGER_MS = 5_000;

/** The options of a route whose request may take longer to arrive than others. */
export interface LongBody {
  config: { isLong: true };
}

/**
 * For routes whose body is a file, read as it comes by the route itself.
 * @returns what such a route does its work in: silence ends the connection, and so does the end of the server; what is left of a
 * refused upload is let in for a while.
 */
export function longBodies(fastify: FastifyInstance, silenceMs = SILENCE_MS) {
  const arriving = new Set<FastifyRequest["raw"]>();
  fastify.addHook("preClose", async () => {
    for (const request of arriving) request.destroy();
  });
  return async <Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> => {
    arriving.add(request.raw);
    request.raw.setTimeout(silenceMs, () => request.raw.destroy());
    try {
      return await work();
    } finally {
      arriving.delete(request.raw);
      request.raw.setTimeout(0);
      letIn(request);
    }
  };
}

/** The body as it comes. Leaving off in the middle does not end the connection: the sender has to read the answer. */
export const bodyOf = ({ raw }: FastifyRequest): AsyncIterable<Uint8Array> => raw.iterator({ destroyOnReturn: false });

/** Lets what is left of a refused upload in for a while. */
function letIn({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS).unref();
  raw.once("close", () => clearTimeout(timer));
}
