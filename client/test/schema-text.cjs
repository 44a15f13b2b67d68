const { readFileSync } = require("node:fs");
const path = require("node:path");

/** What the bundler gives for schema.graphql?raw. */
module.exports = { __esModule: true, default: readFileSync(path.join(__dirname, "../../schema.graphql"), "utf8") };
