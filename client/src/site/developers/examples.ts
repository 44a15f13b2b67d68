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

export type OperationKind = keyof typeof OPERATIONS;
export const LANGUAGES = ["curl", "javascript", "python"] as const;
export type ExampleLanguage = (typeof LANGUAGES)[number];

/** Where the API is. */
export interface Addresses {
  /** For example https://health.example/graphql. */
  http: string;
  /** The same for websockets. */
  socket: string;
}

/** The addresses of the installation that this page comes from. */
export const addressesOf = (origin: string): Addresses => ({
  http: `${origin}/graphql`,
  socket: `${origin.replace(/^http/, "ws")}/graphql`,
});

const ROW = '{ "campaignId": "CAMPAIGN_ID", "day": "2026-11-22", "count": 3, "revenuePence": 4500 }';

const oneLine = (operation: string): string => operation.replace(/\s+/g, " ");

/** Makes the body of a request for the shell: in single quotes, so nothing of it may hold one. */
const curl = (address: string, operation: string, variables: string): string => `curl ${address} \\
  --header "authorization: Bearer $HEALTH_API_KEY" \\
  --header "content-type: application/json" \\
  --data '{
    "query": "${oneLine(operation)}",
    "variables": ${variables}
  }'`;

const javascript = (
  address: string,
  operation: string,
  variables: string,
): string => `const response = await fetch("${address}", {
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
console.log(data);`;

const python = (address: string, operation: string, variables: string): string => `import os
import uuid

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
): string => `# curl cannot hold a GraphQL websocket open; websocat can.
printf '%s\\n' \\
  '{"type":"connection_init"}' \\
  '{"id":"1","type":"subscribe","payload":{"query":"${oneLine(operation)}","variables":{"campaignId":"CAMPAIGN_ID"}}}' |
websocat --no-close --protocol graphql-transport-ws \\
  --header "Authorization: Bearer $HEALTH_API_KEY" ${address}`;

const socketJavascript = (
  address: string,
  operation: string,
): string => `import { createClient } from "graphql-ws"; // npm install graphql-ws

const client = createClient({
  url: "${address}",
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
    return python(http, operation, '{"after": None}').replace("import uuid\n", "");
  }
  if (language === "curl") {
    return curl(
      http,
      operation,
      `{ "input": {
      "idempotencyKey": "'"$(uuidgen)"'",
      "rows": [${ROW}]
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
        rows: [{ campaignId: "CAMPAIGN_ID", day: "2026-11-22", count: 3, revenuePence: 4500 }],
      },
    }`,
      )
    : python(http, operation, `{"input": {"idempotencyKey": str(uuid.uuid4()), "rows": [${ROW}]}}`);
}
