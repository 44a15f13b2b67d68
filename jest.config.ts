import type { Config } from "jest";

/** Three kinds of tests: the server on a real Postgres, the client in jsdom, the built product in a real browser. */
const config: Config = {
  projects: ["<rootDir>/server", "<rootDir>/client", "<rootDir>/e2e"],
  // For what hangs; nothing else is measured by time, and two cores can be busy.
  testTimeout: 180_000,
  // One more than the smallest machine has cores, since browser tests wait more than they work.
  maxWorkers: 3,
  testSequencer: "<rootDir>/scripts/test-order.cjs",
  // What tests leave behind in a worker makes every later one slower.
  workerIdleMemoryLimit: "2500MB",
};

export default config;
