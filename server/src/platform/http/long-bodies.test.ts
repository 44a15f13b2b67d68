import http from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { bodyOf, longBodies } from "./long-bodies";

let fastify: FastifyInstance;
let url: string;
let begun: Promise<void>;
let ended: Promise<string>;

beforeEach(async () => {
  fastify = Fastify();
  const arriving = longBodies(fastify, 200);
  fastify.addContentTypeParser("*", (_request, body, done) => done(null, body));
  let begins = (): void => undefined;
  begun = new Promise((resolve) => {
    begins = resolve;
  });
  ended = new Promise((resolve) => {
    fastify.put("/", (request, reply) =>
      arriving(request, async () => {
        begins();
        let bytes = 0;
        try {
          for await (const chunk of bodyOf(request)) bytes += chunk.length;
          resolve("whole");
        } catch {
          resolve("cut");
        }
        return reply.send({ bytes });
      }),
    );
  });
  await fastify.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
});
afterEach(() => fastify.close());

function begin(): http.ClientRequest {
  const request = http.request(url, {
    method: "PUT",
    headers: { "content-length": 10, "content-type": "a/b" },
    agent: false,
  });
  request.on("error", () => undefined);
  request.write("12345");
  return request;
}

describe("a long body", () => {
  it("may come in pieces", async () => {
    const request = begin();
    setTimeout(() => request.end("67890"), 50);
    expect(await ended).toBe("whole");
  });

  it("is given up when nothing more arrives", async () => {
    begin();
    expect(await ended).toBe("cut");
  });

  it("does not hold up the end of the server", async () => {
    begin();
    await begun;
    await fastify.close();
    expect(await ended).toBe("cut");
  });
});
