// `npm run dev`: the product from its sources. The server starts again and the page reloads when their sources change.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "..");
const serverPort = Number(process.env.PORT) || 4000;
const clientPort = Number(process.env.CLIENT_PORT) || 5173;
const serverAddress = `http://127.0.0.1:${serverPort}`;
const address = `http://localhost:${clientPort}`;

/** Editors write a file in several steps, and tools write many files: the server starts again once it is quiet. In ms. */
const QUIET_MS = 200;

/** What runs, by its name. */
const running = new Map();
let isEnding = false;
let exitCode = 0;
/** The server is being ended because a source changed. */
let isChanging = false;
/** The server has been ready once: from then on one that does not start waits for the change that mends it. */
let hasBeenReady = false;
let isReady = false;

function run(name, args, env, ended) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  running.set(name, child);
  child.once("exit", (code) => {
    running.delete(name);
    if (!isEnding) ended(code ?? 1);
    if (isEnding && running.size === 0) process.exit(exitCode);
  });
  return child;
}

/** Ends both sides; the last one takes this process with it. */
function end(code) {
  if (isEnding) return;
  isEnding = true;
  exitCode = code;
  for (const child of running.values()) child.kill("SIGTERM");
  if (running.size === 0) process.exit(exitCode);
}

function runServer() {
  const args = ["-r", "./server/dev-register.cjs", "server/src/main.ts"];
  // Links in mails, cookies, the check of origins and the way back from a payment all follow from the address to open.
  const env = { HOST: "127.0.0.1", PORT: String(serverPort), PUBLIC_URL: address };
  const server = run("server", args, env, (code) => {
    const wasReady = isReady;
    isReady = false;
    if (isChanging) {
      isChanging = false;
      runServer();
    } else if (hasBeenReady && !wasReady) {
      console.error("\n  The server did not start. It tries again when a source changes.\n");
    } else {
      end(code || 1);
    }
  });
  void announce(server);
}

function runClient() {
  const args = ["node_modules/vite/bin/vite.js", "client", "--logLevel", "warn", "--clearScreen", "false"];
  const env = { CLIENT_PORT: String(clientPort), API_ADDRESS: serverAddress };
  run("client", args, env, (code) => end(code || 1));
}

const answers = (origin) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Says that the page can be opened once this server answers, and then answers through the client's side. */
async function announce(server) {
  for (const origin of [serverAddress, address]) {
    while (!(await answers(origin))) {
      if (running.get("server") !== server) return;
      await wait(100);
    }
  }
  isReady = true;
  hasBeenReady = true;
  console.log(`\n  Open ${address}\n`);
}

function restartServer() {
  if (isEnding) return;
  const server = running.get("server");
  if (!server) return runServer();
  isChanging = true;
  server.kill("SIGTERM");
}

/** Starts the server again when its sources change; what tests alone read does not matter to it. */
function watchSources() {
  let timer;
  for (const folder of ["server/src", "server/migrations"]) {
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith(".ts") || /\.test(-[a-z]+)?\.ts$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restartServer, QUIET_MS);
    });
  }
}

/** Says which variable helps, in place of what each side says when it cannot listen. */
async function refuseTakenPort(port, host, variable) {
  const probe = net.createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    console.error(`Port ${port} cannot be used (${error.code}). Set ${variable} to another one.`);
    process.exit(1);
  }
  await new Promise((resolve) => probe.close(resolve));
}

await refuseTakenPort(serverPort, "127.0.0.1", "PORT");
await refuseTakenPort(clientPort, "localhost", "CLIENT_PORT");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(0));
// npm passes SIGTERM on to the shell between itself and us, and a shell that is ended tells nobody.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === "dev") setInterval(() => process.ppid !== parent && end(0), 500).unref();
console.log("Starting the server and the client …");
runServer();
runClient();
watchSources();
