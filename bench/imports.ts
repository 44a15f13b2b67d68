import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Line } from "./report";

/** What the process may grow by while it reads, in MB: the heap's room between two collections. */
const MOST_GROWTH_MB = 96;
const ROOT = path.resolve(__dirname, "..");

interface Growth {
  bytes: number;
  readings: number;
  /** The file was read to its end. */
  isWhole: boolean;
  /** In MB. */
  growth: number;
  seconds: number;
  /** Seconds. */
  cpu: number;
}

/** G13: an export of Apple Health of 1 GB is read in constant memory; alone, because a large process collects garbage later. */
export async function benchImports(): Promise<Line[]> {
  const script = ["-r", "./server/dev-register.cjs", "bench/import-growth.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: ROOT });
  const { bytes, readings, isWhole, growth, seconds, cpu } = JSON.parse(stdout) as Growth;
  return [
    {
      goal: "G13",
      what: "an Apple Health export of 1 GB, made and read: growth of the process",
      measured: `${growth.toFixed(0)} MB; ${readings.toLocaleString("en-GB")} readings of ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s, ${cpu.toFixed(0)} s CPU`,
      wanted: `< ${MOST_GROWTH_MB} MB`,
      met: growth < MOST_GROWTH_MB && isWhole,
    },
  ];
}
