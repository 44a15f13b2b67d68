import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { WebSocket } from "ws";
import type { BenchDatabase } from "./database";
import type { FanOutOrder } from "./fan-out-server";
import { type Line, median } from "./report";

const SUBSCRIBERS = 1_000;
/** A hundred events a second, for two seconds, in each round of each variant. */
const ORDER = { events: 200, everyMs: 10 };
const ROUNDS = 11;
const SUBSCRIPTION = "subscription { systemMetricsChanged { takenAt metrics { id value status } } }";

interface Round {
  /** µs of the sending process's CPU for each text delivered. */
  cpu: number;
  /** Share of all texts that arrived. */
  delivered: number;
}

/** G5: one event to 1,000 graphql-ws subscribers, against a loop of bare `ws.send` with a text of the same length. */
export async function benchFanOut({ urls }: BenchDatabase): Promise<Line[]> {
  const child = fork(path.join(__dirname, "fan-out-server.ts"), {
    execArgv: ["-r", path.join(__dirname, "../server/dev-register.cjs")],
    env: { ...process.env, BENCH_URLS: JSON.stringify(urls) },
  });
  const [{ port, rawPort, cookies }] = (await once(child, "message")) as [
    { port: number; rawPort: number; cookies: string[] },
  ];
  const received = { product: 0, raw: 0 };
  const sockets = [
    ...(await openMany((index) =>
      subscribe(port, cookies[index % cookies.length] ?? "", () => (received.product += 1)),
    )),
    ...(await openMany(() => listen(rawPort, () => (received.raw += 1)))),
  ];
  const measure = async (by: FanOutOrder["by"]): Promise<Round> => {
    received[by] = 0;
    const cpuMicroseconds = await order(child, { by, ...ORDER });
    return { cpu: cpuMicroseconds / received[by], delivered: received[by] / (ORDER.events * SUBSCRIBERS) };
  };
  await measure("product"); // warm both
  await measure("raw");
  const rounds: { ours: Round; raw: Round }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await measure("product"), raw: await measure("raw") });
  }
  for (const socket of sockets) {
    socket.terminate();
  }
  child.disconnect();
  await once(child, "exit");
  const ratio = median(rounds.map(({ ours, raw }) => ours.cpu / raw.cpu));
  const ours = median(rounds.map((round) => round.ours.cpu));
  const raw = median(rounds.map((round) => round.raw.cpu));
  const delivered = Math.min(...rounds.map((round) => round.ours.delivered));
  return [
    {
      goal: "G5",
      what: `fan-out to ${SUBSCRIBERS.toLocaleString("en-GB")} subscribers, CPU for each delivery against ws.send`,
      measured: `${ours.toFixed(1)} µs against ${raw.toFixed(1)} µs`,
      ratio,
      wanted: "≤ 1.15",
      met: ratio <= 1.15,
    },
    {
      goal: "G5",
      what: "delivered at 100 events a second, the worst round",
      measured: `${(delivered * 100).toFixed(1)} %`,
      wanted: "100 %",
      met: delivered >= 1,
    },
  ];
}

async function order(child: ChildProcess, what: FanOutOrder): Promise<number> {
  const answer = once(child, "message");
  child.send(what);
  const [{ cpuMicroseconds }] = (await answer) as [{ cpuMicroseconds: number }];
  return cpuMicroseconds;
}

/** Opens the sockets fifty at a time. */
async function openMany(open: (index: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < SUBSCRIBERS) {
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => open(index)))));
  }
  return sockets;
}

/** A subscriber that speaks just enough of graphql-transport-ws. Resolves with its first value, which is not counted. */
export function subscribe(
  port: number,
  cookie: string,
  onValue: () => void,
  query: string = SUBSCRIPTION,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws", {
      headers: { cookie },
      perMessageDeflate: false,
    });
    let begun = false;
    socket.on("open", () => socket.send('{"type":"connection_init"}'));
    socket.on("message", (data) => {
      if (begun) {
        onValue();
        return;
      }
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type === "connection_ack") {
        socket.send(JSON.stringify({ id: randomUUID(), type: "subscribe", payload: { query } }));
      } else {
        begun = type === "next";
        begun ? resolve(socket) : reject(new Error(`The subscription began with ${data}`));
      }
    });
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`The socket was closed with ${code}`)));
  });
}

function listen(port: number, onText: () => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.on("open", () => resolve(socket));
    socket.on("message", onText);
    socket.on("error", reject);
  });
}
