/** Pages and parts of the client, rendered in jsdom. One of the projects of the configuration at the root. */
module.exports = {
  displayName: "client",
  rootDir: __dirname,
  testEnvironment: "<rootDir>/../scripts/shared-modules/jsdom.cjs",
  testEnvironmentOptions: {
    // Parts of tests, and what registers itself with the file that runs.
    loadedAnew:
      "\\.test\\.tsx?$|\\.test-support\\.tsx?$|/client/test/|@testing-library/(react|jest-dom)/dist/index\\.js$",
  },
  runtime: "<rootDir>/../scripts/shared-modules/runtime.cjs",
  testMatch: ["<rootDir>/src/**/*.test.tsx", "<rootDir>/src/**/*.test.ts"],
  sandboxInjectedGlobals: require("../scripts/shared-modules/globals.cjs"),
  setupFiles: ["<rootDir>/test/polyfills.cjs"],
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/test/css-module.cjs",
    "schema\\.graphql\\?raw$": "<rootDir>/test/schema-text.cjs",
    "\\.(css|woff2|svg)$": "<rootDir>/test/asset.cjs",
    // jsdom counts as a browser, for which this package has modules alone that Jest cannot load.
    "^vscode-languageserver-types$": "<rootDir>/../node_modules/vscode-languageserver-types/lib/umd/main.js",
  },
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true, dynamicImport: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
};
