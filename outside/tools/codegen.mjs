// GraphQL Code Generator reads the schema by its address and types a client.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const { URL: url, KEY, MODULES } = process.env;
writeFileSync("campaigns.graphql", "query Campaigns { campaigns(first: 2) { nodes { id name status } } }");
const schema = [{ [`${url}/graphql`]: { headers: { Authorization: `Bearer ${KEY}` } } }];
const generates = { "gql/": { preset: `${MODULES}/@graphql-codegen/client-preset/cjs/index.js` } };
writeFileSync("codegen.json", JSON.stringify({ schema, documents: ["campaigns.graphql"], generates }));
execFileSync(process.execPath, [`${MODULES}/@graphql-codegen/cli/cjs/bin.js`, "--config", "codegen.json"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const types = readFileSync("gql/graphql.ts", "utf8");
if (!/CampaignsQuery = .*campaigns: .*name: string/s.test(types)) throw new Error(`no type of the query in\n${types}`);
console.log(`read the schema by its address and wrote ${types.length} characters of types`);
