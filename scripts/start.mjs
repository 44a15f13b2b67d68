// `npm start`: builds what is out of date, then runs the server in this very process, so that signals reach it.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { isUpToDate } from "./build.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!isUpToDate()) {
  console.log();
  const parent = process.ppid;
  // In a process of its own: build tools change the environment, NODE_ENV among it.
  const build = [path.join(import.meta.dirname, "build.mjs"), "--brief"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0 || process.ppid !== parent) {
    process.exit(status || 130); // it failed, or whoever started this was ended meanwhile
  }
}
performance.mark("built");
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)("../server/dist/src/main.js");
