import { randomBytes } from "node:crypto";
import os from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startServer } from "../server/src/app/server";
import { startTraining } from "../server/src/care/models/training.service";
import { readConfig } from "../server/src/platform/config";
import type { Who } from "../server/src/platform/context";
import { createLogger } from "../server/src/platform/logger";
import type { BenchDatabase } from "./database";
import { type Line, quantile } from "./report";

/** Between two requests while the model is trained, in ms. */
const PAUSE_MS = 20;
const MILLISECOND = 1e6;

/** How long the product's own training takes, and how the API of the same process answers meanwhile. */
export async function benchTraining({ urls }: BenchDatabase): Promise<Line[]> {
  const config = readConfig({ NODE_ENV: "test", PORT: "0", DATA_DIR: os.tmpdir(), LOG_LEVEL: "warn" });
  const [token, data, index] = [1, 2, 3].map(() => randomBytes(32).toString("hex")) as [string, string, string];
  const server = await startServer({ config, secrets: { token, data, index }, urls, log: createLogger("warn") });
  const { platform } = server;
  const [{ id }] = await platform.db.query(
    "insert into users (email, name, role, created_at) values ('training@bench.test', 'T', 'ADMIN', now()) returning id",
  );
  const who: Who = { id, role: "ADMIN", permissions: new Set(), sessionId: id };
  const ctx = { ...platform, requestId: "bench" } as unknown as Parameters<typeof startTraining>[0];
  const ask = () =>
    fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ assistantVersion { version improvements } }" }),
    }).then((response) => response.text());
  for (let round = 0; round < 50; round += 1) await ask();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const times: number[] = [];
  const begun = performance.now();
  await startTraining(ctx, who, {});
  delay.enable();
  while (platform.training.size > 0) {
    const before = performance.now();
    await ask();
    times.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  delay.disable();
  const seconds = (performance.now() - begun) / 1000;
  const [{ lines, status }] = await platform.db.query("select line_count as lines, status from training_runs");
  await server.stop();
  const p99 = delay.percentile(99) / MILLISECOND;
  const line = (what: string, measured: string, wanted = "", met?: boolean): Line => ({
    goal: "training",
    what,
    measured,
    wanted,
    met,
  });
  return [
    line(
      `${lines.toLocaleString("en-GB")} lines trained and measured, ${String(status).toLowerCase()}`,
      `${seconds.toFixed(1)} s`,
      "< 120 s",
      status === "COMPLETED" && seconds < 120,
    ),
    line("delay of the API's event loop meanwhile", `p99 ${p99.toFixed(1)} ms`, "p99 < 50 ms", p99 < 50),
    line(
      "a query meanwhile",
      `median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, ${times.length} asked`,
    ),
  ];
}
