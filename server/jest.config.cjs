const { readFileSync } = require("node:fs");
const path = require("node:path");

const { sourceMaps: _, ...swc } = JSON.parse(readFileSync(path.join(__dirname, ".swcrc"), "utf8"));

/** Server tests: Node, one Postgres for all, a database of its own for each worker. */
module.exports = {
  displayName: "server",
  rootDir: __dirname,
  testEnvironment: "<rootDir>/../scripts/shared-modules/node.cjs",
  testEnvironmentOptions: { loadedAnew: "\\.test\\.ts$|\\.test-support\\.ts$|\\.test-child\\.ts$" },
  runtime: "<rootDir>/../scripts/shared-modules/runtime.cjs",
  testMatch: ["<rootDir>/{src,test}/**/*.test.ts"],
  transform: { "^.+\\.ts$": ["@swc/jest", swc] },
  sandboxInjectedGlobals: require("../scripts/shared-modules/globals.cjs"),
  setupFiles: ["reflect-metadata"],
  globalSetup: "<rootDir>/test/global-setup.ts",
  globalTeardown: "<rootDir>/test/global-teardown.ts",
};
