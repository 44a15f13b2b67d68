import http from "node:http";
import net from "node:net";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { createCaller, startTestServer, type TestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { SOCKET_LIMITS } from "./socket-visitors";

const DRAIN_SECONDS = 2;
const SOCKETS = 40;
const CALLERS = 8;

/** A balancer as they are: it asks each server every 100 ms whether it is ready, and keeps its connections. */
async function startBalancer(servers: () => TestServer[]) {
  const ready = new Set<TestServer>();
  const agents = new Map<TestServer, http.Agent>();
  const agentOf = (server: TestServer) => {
    const agent = agents.get(server) ?? new http.Agent({ keepAlive: true });
    agents.set(server, agent);
    return agent;
  };
  let turn = 0;
  const next = () => {
    turn += 1;
    return [...ready][turn % ready.size] as TestServer;
  };
  const look = async () => {
    for (const server of servers()) {
      const isReady = await fetch(`${server.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(server);
      else ready.delete(server);
    }
  };
  await look();
  const timer = setInterval(() => void look(), 100);
  const proxy = http.createServer((request, response) => {
    const server = next();
    const { method, url: path, headers } = request;
    const passed = http.request(
      { agent: agentOf(server), host: "127.0.0.1", port: server.port, method, path, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] });
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.writeHead(502).end("{}"));
    request.pipe(passed);
  });
  proxy.on("upgrade", (request, socket, head) => {
    const passed = net.connect(next().port, "127.0.0.1", () => {
      const lines = request.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
      passed.write(`GET ${request.url} HTTP/1.1\r\n${lines}\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    for (const side of [socket, passed]) side.on("error", () => side.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as net.AddressInfo).port}`,
    ready,
    stop: async () => {
      clearInterval(timer);
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

it("restarts one server after the other without a failed request, a lost event or a crowd of reconnects", async () => {
  const first = await startTestServer({
    env: { DRAIN_SECONDS: String(DRAIN_SECONDS) },
    socketLimits: { ...SOCKET_LIMITS, socketsPerPerson: SOCKETS },
  });
  const servers = [first, await first.sibling()];
  const balancer = await startBalancer(() => servers);
  const patient = await first.patient();
  const caller = createCaller(balancer.url, patient.token);

  const closedAt: number[] = [];
  const clients = Array.from({ length: SOCKETS }, () => {
    const cookie = patient.cookie ?? "";
    class SocketWithCookie extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, { headers: { cookie } });
      }
    }
    return createClient({
      url: `${balancer.url.replace("http", "ws")}/graphql`,
      webSocketImpl: SocketWithCookie,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
      on: { closed: () => closedAt.push(performance.now()) },
    });
  });
  const seen: Set<string>[] = [];
  const stops = clients.map((client, index) => {
    const questions = new Set<string>();
    seen[index] = questions;
    const query = "subscription { consultationChanged { consultations { question } } }";
    return client.subscribe<{ consultationChanged: { consultations: { question: string }[] } }>(
      { query },
      {
        next: ({ data }) => {
          for (const { question } of data?.consultationChanged.consultations ?? []) questions.add(question);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  });

  const statuses = new Map<number, number>();
  let isOver = false;
  const load = Array.from({ length: CALLERS }, async () => {
    while (!isOver) {
      const { status } = await caller.run("{ me { name } }").catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });

  const asked: string[] = [];
  const ask = async () => {
    const question = `I have had a headache for ${asked.length + 2} days`;
    asked.push(question);
    const { errors } = await caller.run(
      "mutation A($question: String!) { addConsultation(question: $question) { id } }",
      {
        question,
      },
    );
    expect(errors).toBeUndefined();
  };
  const moves: number[] = [];
  for (const index of [0, 1]) {
    await ask();
    const next = await first.sibling();
    servers.push(next);
    await until(() => balancer.ready.has(next), "the new server");
    const before = closedAt.length;
    const stopping = (servers[index] as TestServer).stop();
    await ask(); // while it leaves
    await stopping;
    await until(() => closedAt.length > before, "a socket that moved");
    const times = closedAt.slice(before);
    moves.push(Math.max(...times) - Math.min(...times));
  }
  await ask();
  await until(() => seen.every((questions) => asked.every((question) => questions.has(question))), "every event");
  isOver = true;
  await Promise.all(load);

  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(100);
  for (const spread of moves) expect(spread).toBeGreaterThan(DRAIN_SECONDS * 300);

  for (const stop of stops) stop();
  for (const client of clients) await client.dispose();
  await balancer.stop();
  for (const server of servers.slice(2)) await server.stop();
});
