// Writes schema.graphql from the server's classes; with --check it only compares, and fails when they differ.
const { readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");
require("../server/dev-register.cjs");
const { assertValidSchema, lexicographicSortSchema, printSchema } = require("graphql");
const { createSchema } = require("../server/src/app/schema.ts");

const file = path.join(__dirname, "../schema.graphql");
const schema = createSchema();
assertValidSchema(schema);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (readFileSync(file, "utf8") !== printed) {
  console.error("schema.graphql differs from the server: run npm run schema");
  process.exit(1);
}
