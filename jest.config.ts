/** @jest-config-loader-options {"transpileOnly": true, "swc": true} */
import { availableParallelism, totalmem } from "node:os";
import type { Config } from "jest";

/** Twice as many as there are cores, since tests wait about as much as they work; one of the browser with its product takes 4 GB. */
const workers = Math.max(3, Math.min(availableParallelism() * 2, Math.floor(totalmem() / 4e9)));

/**
 * Three kinds of tests: the server on a real Postgres, the client in jsdom, the built product in a real browser. `npm test` leaves out
 * the files that end in `.slow.test.ts` (see scripts/test.mjs).
 */
const config: Config = {
  projects: ["<rootDir>/server", "<rootDir>/client", "<rootDir>/e2e"],
  // For what hangs; nothing else is measured by time, and two cores can be busy.
  testTimeout: 420_000,
  maxWorkers: workers,
  testSequencer: "<rootDir>/scripts/test-order.cjs",
  // What tests leave behind in a worker makes every later one slower.
  workerIdleMemoryLimit: "2500MB",
};

export default config;
