// The compiler of Relay reads the schema from its address and takes our lists for connections of its own.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";

const { URL: url, KEY, MODULES } = process.env;
const answer = await fetch(`${url}/schema.graphql`, { headers: { authorization: `Bearer ${KEY}` } });
if (!answer.ok) throw new Error(`the schema's address answers ${answer.status}`);
writeFileSync("schema.graphql", await answer.text());
mkdirSync("src");
writeFileSync(
  "src/List.js",
  `graphql\`
  fragment List_campaigns on Query
  @refetchable(queryName: "ListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    campaigns(first: $count, after: $cursor) @connection(key: "List_campaigns") { edges { node { id name } } }
  }\`;`,
);
writeFileSync(
  "relay.config.json",
  JSON.stringify({ src: "./src", schema: "./schema.graphql", language: "javascript" }),
);
execFileSync(process.execPath, [`${MODULES}/relay-compiler/cli.js`, "relay.config.json"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const made = readdirSync("src/__generated__");
if (!made.includes("ListPaginationQuery.graphql.js")) throw new Error(`made only ${made}`);
console.log(`compiled a paged fragment: ${made.join(", ")}`);
