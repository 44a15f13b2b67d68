import type { Config } from "jest";

/** Three kinds of tests: the server on a real Postgres, the client in jsdom, the built product in a real browser. */
const config: Config = {
  projects: ["<rootDir>/server", "<rootDir>/client", "<rootDir>/e2e"],
  testTimeout: 30_000,
  maxWorkers: 2,
};

export default config;
