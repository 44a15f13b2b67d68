// `npm start`: builds what is out of date, then runs the server in this very process, so that signals reach it. With
// `-- --processes 2` it runs two of them on one port, in processes of their own.
import { spawnSync } from "node:child_process";
import cluster from "node:cluster";
import { createRequire } from "node:module";
import path from "node:path";
import { parseArgs } from "node:util";
import { isUpToDate } from "./build.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const { processes } = parseArgs({ options: { processes: { type: "string", default: "1" } } }).values;
if (!/^[1-9]\d?$/.test(processes)) {
  console.error("--processes must be a whole number from 1 to 99.");
  process.exit(1);
}
const parent = process.ppid;
if (!isUpToDate()) {
  console.log();
  // In a process of its own: build tools change the environment, NODE_ENV among it.
  const build = [path.join(import.meta.dirname, "build.mjs"), "--brief"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0 || process.ppid !== parent) {
    process.exit(status || 130); // it failed, or whoever started this was ended meanwhile
  }
}
if (Number(processes) > 1) {
  startMany(Number(processes));
} else {
  performance.mark("built");
  process.setSourceMapsEnabled(true);
  createRequire(import.meta.url)("../server/dist/src/main.js");
}

/** The first makes database and demonstration, then the others start. One that ends unasked, having listened, is replaced. */
function startMany(count) {
  const exec = path.join(import.meta.dirname, "../server/dist/src/main.js");
  cluster.setupPrimary({ exec, execArgv: ["--enable-source-maps"], args: [] });
  const port = Number(process.env.PORT || 4000);
  const listening = new Set();
  let asked;
  const end = (signal) => {
    asked = signal;
    for (const worker of Object.values(cluster.workers)) worker.process.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
  setInterval(() => process.ppid !== parent && !asked && end("SIGTERM"), 500).unref(); // npm may end without passing it on
  cluster.on("listening", ({ id }, address) => {
    if (port !== 0 && address.port !== port) return; // something else of it
    if (listening.size === 0) for (let more = 1; more < count; more += 1) cluster.fork();
    listening.add(id);
  });
  cluster.on("exit", ({ id }, code, signal) => {
    if (!asked && listening.has(id)) {
      console.error("A server process ended unasked; another one takes its place.");
      cluster.fork();
      return;
    }
    // One that is still starting ends by the signal itself.
    process.exitCode ||= code ?? (signal === asked ? 0 : 1);
    if (Object.keys(cluster.workers).length === 0) process.exit();
  });
  cluster.fork();
}
