import "reflect-metadata";
import { randomUUID } from "node:crypto";
import os from "node:os";
import { WebSocket, WebSocketServer } from "ws";
import { sessionCookie } from "../server/src/app/request-context";
import { startServer } from "../server/src/app/server";
import { systemMetricsChanged } from "../server/src/operations/system-health/system-metrics.topics";
import { makeSession } from "../server/src/people/accounts/session.factory";
import { makeUser } from "../server/src/people/accounts/user.factory";
import { readConfig } from "../server/src/platform/config";
import { createLogger } from "../server/src/platform/logger";

/** What the parent asks for: so many events, this far apart, through the product or through a bare loop over sockets. */
export interface FanOutOrder {
  by: "product" | "raw";
  events: number;
  everyMs: number;
}

/** The process that is measured: the whole product, and beside it the least that can send a text to every socket. */
async function main(): Promise<void> {
  const urls = JSON.parse(process.env.BENCH_URLS ?? "");
  const config = readConfig({ NODE_ENV: "test", PORT: "0", DATA_DIR: os.tmpdir(), LOG_LEVEL: "warn" });
  const secrets = { token: randomUUID(), data: randomUUID(), index: randomUUID() };
  const server = await startServer({ config, secrets, urls, log: createLogger("warn") });
  server.monitor.stop();
  const { platform } = server;
  // Fifty people with the same rights: one person may not open a thousand sockets.
  const cookies: string[] = [];
  for (let person = 0; person < 50; person += 1) {
    const user = await makeUser(platform.db.manager, { role: "ADMIN", staffRoles: ["owner"] });
    cookies.push(`${sessionCookie(config)}=${(await makeSession(platform, user)).token}`);
  }
  const gauge = platform.hub.gauge(systemMetricsChanged);
  const value = server.monitor.sample();

  const raw = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  await new Promise((resolve) => raw.once("listening", resolve));
  let count = 0;
  const send = {
    product: () => gauge.set({ ...value, takenAt: new Date() }),
    raw: () => {
      count += 1;
      // As long as what the product sends for the benchmark's subscription.
      const text = JSON.stringify({
        id: "00000000-0000-4000-8000-000000000000",
        type: "next",
        payload: {
          data: {
            systemMetricsChanged: {
              takenAt: new Date(),
              metrics: value.metrics.map(({ id, value: figure, status }) => ({ id, value: figure, status })),
            },
          },
        },
        count,
      });
      for (const client of raw.clients) {
        if (client.readyState === WebSocket.OPEN) {
          client.send(text);
        }
      }
    },
  };
  process.on("message", (order: FanOutOrder) => {
    const before = process.cpuUsage();
    let left = order.events;
    const timer = setInterval(() => {
      send[order.by]();
      left -= 1;
      if (left === 0) {
        clearInterval(timer);
        setTimeout(() => {
          const { user: inUser, system } = process.cpuUsage(before);
          process.send?.({ cpuMicroseconds: inUser + system });
        }, 200); // for what still waits in the sockets
      }
    }, order.everyMs);
  });
  process.send?.({ port: server.port, rawPort: (raw.address() as { port: number }).port, cookies });
  process.once("disconnect", () => {
    raw.close();
    void server.stop().then(() => process.exit(0));
  });
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
