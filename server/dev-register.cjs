// Lets Node run the TypeScript sources directly: every `.ts` file is compiled by swc as it is required.
const path = require("node:path");
const { transformSync } = require("@swc/core");
const { addHook } = require("pirates");

process.setSourceMapsEnabled(true);

const configFile = path.join(__dirname, ".swcrc");

addHook((code, filename) => transformSync(code, { filename, configFile, sourceMaps: "inline" }).code, {
  exts: [".ts"],
  ignoreNodeModules: true,
});
