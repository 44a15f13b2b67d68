import { spawn } from "node:child_process";
import path from "node:path";
import type { Cluster } from "./cluster";

/** What the watching program has to know; the passwords it reads from the data directory. */
export type WatchedPlace = Pick<Cluster, "dataDirectory" | "folder" | "identity" | "test"> & {
  native: string;
  major: number;
};

/** A program beside this process that stops the server once this process is gone, unless another one uses it. */
export interface Watcher {
  /** Ends it: there is no server any more. */
  dismiss(): void;
}

/**
 * Starts the watching program. It learns of this process's end by the end of a pipe, which the system closes however the
 * process ends, and leads a session of its own, so that neither Ctrl-C nor a closed terminal reaches it.
 */
export function startWatcher({ dataDirectory, folder, identity, test, binaries }: Cluster): Watcher {
  const { native, major } = binaries;
  const place: WatchedPlace = { dataDirectory, folder, identity, test, native, major };
  const program = path.join(__dirname, `watcher-main${path.extname(__filename)}`);
  const flags = process.execArgv.filter((flag) => !flag.startsWith("--inspect")); // its port belongs to this process
  const child = spawn(process.execPath, [...flags, program, JSON.stringify(place)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    windowsHide: true,
  });
  for (const part of [child, child.stdin]) part.on("error", () => undefined); // then nobody watches, as on a full machine
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  return { dismiss: () => void child.kill("SIGKILL") };
}
