// A program of its own: `node watcher-main.js PLACE`, with a pipe from the process that it watches as standard input.
import { setTimeout as sleep } from "node:timers/promises";
import { binariesIn } from "./binaries";
import { judgeLeftServer, stopLeftServer } from "./postmaster";
import { readSecrets } from "./secrets";
import { withStartLock } from "./start-lock";
import type { WatchedPlace } from "./watcher";

/** Also before the first look: a server whose starter was killed may be about to write its pid file. */
const LOOK_EVERY_MS = 500;

const LOCK_TIMEOUT_MS = 60_000;

/** Stops the server as soon as nobody uses it; returns when it is stopped, or somebody else will see to it. */
async function endLeftServer({ native, major, ...place }: WatchedPlace): Promise<void> {
  const secrets = readSecrets(place.dataDirectory);
  if (!secrets) return;
  const cluster = { ...place, secrets, binaries: binariesIn(native, major) };
  for (;;) {
    await sleep(LOOK_EVERY_MS);
    const judgement = await judgeLeftServer(cluster).catch(() => "wait"); // too many connections, or it stops just now
    if (judgement === "nothing") return;
    if (judgement === "stop") {
      await withStartLock(place.folder, Date.now() + LOCK_TIMEOUT_MS, () => stopLeftServer(cluster));
    }
  }
}

process.stdin.on("error", () => undefined); // a reset is an end as well
process.stdin.once("close", () => void endLeftServer(JSON.parse(process.argv[2] ?? "") as WatchedPlace));
process.stdin.resume();
