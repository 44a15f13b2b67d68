// GraphQL Inspector reads the schema by its address, checks a document against it and compares it with itself.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const { URL: url, KEY, MODULES } = process.env;
writeFileSync("campaigns.graphql", "query Campaigns { campaigns(first: 2) { nodes { id name status } } }");
const inspect = (...args) =>
  execFileSync(
    process.execPath,
    [`${MODULES}/@graphql-inspector/cli/cjs/index.js`, ...args, "--header", `Authorization: Bearer ${KEY}`],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
inspect("validate", "campaigns.graphql", `${url}/graphql`);
const schema = await fetch(`${url}/schema.graphql`, { headers: { authorization: `Bearer ${KEY}` } });
writeFileSync("schema.graphql", await schema.text());
const said = inspect("diff", `${url}/graphql`, "schema.graphql");
if (!/No changes detected/.test(said)) throw new Error(said);
console.log("a document is valid; the schema by introspection is that of /schema.graphql");
