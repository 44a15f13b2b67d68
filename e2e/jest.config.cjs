const { readFileSync } = require("node:fs");
const path = require("node:path");

const { sourceMaps: _, ...swc } = JSON.parse(readFileSync(path.join(__dirname, "../server/.swcrc"), "utf8"));

/** Browser tests: the built product, its own Postgres, a real Chromium. */
module.exports = {
  displayName: "e2e",
  rootDir: __dirname,
  testEnvironment: "<rootDir>/environment.cjs",
  testEnvironmentOptions: { loadedAnew: "\\.test\\.ts$" },
  runtime: "<rootDir>/../scripts/shared-modules/runtime.cjs",
  testMatch: ["<rootDir>/**/*.test.ts"],
  transform: { "^.+\\.ts$": ["@swc/jest", swc] },
  globalSetup: "<rootDir>/global-setup.cjs",
  globalTeardown: "<rootDir>/global-teardown.cjs",
};
