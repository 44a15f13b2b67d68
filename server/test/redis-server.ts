import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { until } from "./wait";

/** Whether there is a redis-server on the PATH. */
export const HAS_REDIS: boolean = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis on the loopback that keeps nothing. */
export interface TestRedis {
  url: string;
  /** Ends it as a failing machine does. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and empty. */
  start(): Promise<void>;
  /** Lets it stop answering and keep its connections, or answer again. */
  freeze(isFrozen: boolean): void;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.on("data", (data) => {
      resolve(data.toString().startsWith("+PONG"));
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
  });

/** Starts a Redis of its own on a free port, in a temporary folder. */
export async function startTestRedis(): Promise<TestRedis> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "health-redis-"));
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const settings = ["--port", port, "--bind", "127.0.0.1", "--dir", directory, "--save", "", "--appendonly", "no"];
    child = spawn("redis-server", settings.map(String), { stdio: "ignore" });
    await until(() => answers(port), "Redis");
  };
  const end = () => void child.kill("SIGKILL");
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    end();
    await ended;
  };
  await start();
  process.once("exit", end);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    freeze: (isFrozen) => void child.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
    stop: async () => {
      process.off("exit", end);
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
