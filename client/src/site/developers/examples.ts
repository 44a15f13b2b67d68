/** What is shown in every language: the operations of a program that looks after an advertiser's campaigns. */
export const OPERATIONS = {
  query: `query Campaigns($after: String) {
  campaigns(first: 20, after: $after) {
    totalCount
    nodes { id name status stats { impressions clicks ctr } }
    pageInfo { hasNextPage endCursor }
  }
}`,
  mutation: `mutation Report($input: ReportConversionsInput!) {
  reportConversions(input: $input) { id rowCount reportedAt }
}`,
  subscription: `subscription Watch($campaignId: ID!) {
  campaignStatsChanged(campaignId: $campaignId) {
    id impressions clicks ctr lastUpdated
  }
}`,
} as const;

/** A configuration of GraphQL Code Generator that reads the schema with the key. */
export const codegenOf = ({
  schema,
}: Addresses): string => `// codegen.ts: npm install --save-dev @graphql-codegen/cli @graphql-codegen/client-preset
import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: [{ "${schema}": { headers: { authorization: \`Bearer \${process.env.HEALTH_API_KEY}\` } } }],
  documents: ["src/**/*.ts"],
  generates: { "src/gql/": { preset: "client" } },
};
export default config;
// npx graphql-codegen`;

export type OperationKind = keyof typeof OPERATIONS;
export const LANGUAGES = ["curl", "javascript", "python"] as const;
export type ExampleLanguage = (typeof LANGUAGES)[number];

/** Where the API is. */
export interface Addresses {
  /** For example https://health.example/graphql. */
  http: string;
  /** The same for websockets. */
  socket: string;
  /** Where its schema is, as text. */
  schema: string;
}

/** The addresses of the installation that this page comes from. */
export const addressesOf = (origin: string): Addresses => ({
  http: `${origin}/graphql`,
  socket: `${origin.replace(/^http/, "ws")}/graphql`,
  schema: `${origin}/schema.graphql`,
});

/** A row of a report, with what stands for the day: in UTC, since a campaign takes no day before it was made, and none to come. */
const row = (day: string) => `{ "campaignId": "CAMPAIGN_ID", "day": ${day}, "count": 3, "revenuePence": 4500 }`;

const oneLine = (operation: string): string => operation.replace(/\s+/g, " ");

/** Makes the body of a request for the shell: in single quotes, so nothing of it may hold one. */
const curl = (address: string, operation: string, variables: string): string => `curl ${address} \\
  --header "authorization: Bearer $HEALTH_API_KEY" \\
  --header "content-type: application/json" \\
  --data '{
    "query": "${oneLine(operation)}",
    "variables": ${variables}
  }'`;

const javascript = (address: string, operation: string, variables: string): string => `// example.mjs
const response = await fetch("${address}", {
  method: "POST",
  headers: {
    authorization: \`Bearer \${process.env.HEALTH_API_KEY}\`,
    "content-type": "application/json",
  },
  body: JSON.stringify({
    query: \`${operation.replaceAll("\n", "\n    ")}\`,
    variables: ${variables},
  }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(JSON.stringify(data, null, 2));`;

const python = (address: string, operation: string, variables: string): string => `import os
import uuid
from datetime import datetime, timezone

import requests  # pip install requests

QUERY = """
${operation}
"""
answer = requests.post(
    "${address}",
    headers={"authorization": f"Bearer {os.environ['HEALTH_API_KEY']}"},
    json={"query": QUERY, "variables": ${variables}},
    timeout=30,
).json()
if "errors" in answer:
    raise SystemExit(answer["errors"][0]["message"])
print(answer["data"])`;

const socketCurl = (
  address: string,
  operation: string,
): string => `# curl cannot hold a GraphQL websocket open; websocat can. The second message has to wait for the answer to the first.
{
  printf '%s\\n' '{"type":"connection_init"}'
  sleep 2
  printf '%s\\n' '{"id":"1","type":"subscribe","payload":{"query":"${oneLine(operation)}","variables":{"campaignId":"CAMPAIGN_ID"}}}'
} |
websocat --no-close --protocol graphql-transport-ws \\
  --header "Authorization: Bearer $HEALTH_API_KEY" ${address}`;

const socketJavascript = (
  address: string,
  operation: string,
): string => `// example.mjs: npm install graphql graphql-ws ws
import { createClient } from "graphql-ws";
import WebSocket from "ws";

const client = createClient({
  url: "${address}",
  webSocketImpl: WebSocket, // Node 20 has none of its own
  connectionParams: { authorization: \`Bearer \${process.env.HEALTH_API_KEY}\` },
  retryAttempts: Infinity, // it begins with the current value again
});
const events = client.iterate({
  query: \`${operation.replaceAll("\n", "\n  ")}\`,
  variables: { campaignId: "CAMPAIGN_ID" },
});
for await (const { data, errors } of events) {
  if (errors) throw new Error(errors[0].message);
  console.log(data.campaignStatsChanged);
}`;

const socketPython = (address: string, operation: string): string => `import asyncio
import os

from gql import Client, gql  # pip install "gql[websockets]"
from gql.transport.websockets import WebsocketsTransport

WATCH = gql("""
${operation}
""")


async def main():
    transport = WebsocketsTransport(
        url="${address}",
        init_payload={"authorization": f"Bearer {os.environ['HEALTH_API_KEY']}"},
    )
    async with Client(transport=transport) as session:
        async for event in session.subscribe(WATCH, variable_values={"campaignId": "CAMPAIGN_ID"}):
            print(event["campaignStatsChanged"])


asyncio.run(main())`;

/** The text of one example. */
export function exampleOf(kind: OperationKind, language: ExampleLanguage, { http, socket }: Addresses): string {
  const operation = OPERATIONS[kind];
  if (kind === "subscription") {
    return { curl: socketCurl, javascript: socketJavascript, python: socketPython }[language](socket, operation);
  }
  if (kind === "query") {
    if (language === "curl") return curl(http, operation, '{ "after": null }');
    if (language === "javascript") return javascript(http, operation, "{ after: null }");
    return python(http, operation, '{"after": None}').replace(
      "import uuid\nfrom datetime import datetime, timezone\n",
      "",
    );
  }
  if (language === "curl") {
    return curl(
      http,
      operation,
      `{ "input": {
      "idempotencyKey": "'"$(uuidgen || cat /proc/sys/kernel/random/uuid)"'",
      "rows": [${row(`"'"$(date -u +%F)"'"`)}]
    } }`,
    );
  }
  return language === "javascript"
    ? javascript(
        http,
        operation,
        `{
      input: {
        idempotencyKey: crypto.randomUUID(),
        rows: [{ campaignId: "CAMPAIGN_ID", day: new Date().toISOString().slice(0, 10), count: 3, revenuePence: 4500 }],
      },
    }`,
      )
    : python(
        http,
        operation,
        `{"input": {"idempotencyKey": str(uuid.uuid4()), "rows": [${row("str(datetime.now(timezone.utc).date())")}]}}`,
      );
}
