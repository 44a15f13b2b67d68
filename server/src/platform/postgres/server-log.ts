import fs from "node:fs";
import path from "node:path";

const TAIL_LINES = 15;

/** Where the server of this data directory writes its messages. */
export function serverLog(dataDirectory: string): string {
  return path.join(dataDirectory, "server.log");
}

/** Puts the last run's messages aside, so that the log does not grow for ever and a failure quotes only its own run. */
export function startNewLog(dataDirectory: string): void {
  const log = serverLog(dataDirectory);
  if (fs.existsSync(log)) fs.renameSync(log, path.join(dataDirectory, "server.previous.log"));
}

/** The last lines that the server wrote, to be quoted in an error; empty when it wrote nothing. */
export function logTail(dataDirectory: string): string {
  const log = serverLog(dataDirectory);
  if (!fs.existsSync(log)) return "";
  return fs.readFileSync(log, "utf8").trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}
