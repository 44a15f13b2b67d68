/** Pages and parts of the client, rendered in jsdom. One of the projects of the configuration at the root. */
module.exports = {
  displayName: "client",
  rootDir: __dirname,
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/src/**/*.test.tsx", "<rootDir>/src/**/*.test.ts"],
  setupFiles: ["<rootDir>/test/polyfills.cjs"],
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/test/css-module.cjs",
    "\\.(css|woff2|svg)$": "<rootDir>/test/asset.cjs",
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
