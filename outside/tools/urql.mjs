// urql asks by GET, as it does by itself, and listens by graphql-ws.
import { Client, fetchExchange, gql, subscriptionExchange } from "@urql/core";
import { createClient } from "graphql-ws";
import WebSocket from "ws";

const { URL: url, KEY } = process.env;
let method = "";
const socket = createClient({
  url: `${url.replace("http", "ws")}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { apiKey: KEY, authorization: `Bearer ${KEY}` },
});
const client = new Client({
  url: `${url}/graphql`,
  preferGetMethod: "within-url-limit",
  fetchOptions: { headers: { authorization: `Bearer ${KEY}` } },
  fetch: (address, options) => {
    method = options.method;
    return fetch(address, options);
  },
  exchanges: [
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: (request) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ ...request, query: request.query ?? "" }, sink) }),
      }),
    }),
  ],
});
const { data, error } = await client.query(gql`{ campaigns(first: 2) { nodes { id name } } }`, {}).toPromise();
if (error) throw error;
const [{ id }] = data.campaigns.nodes;
const first = await new Promise((resolve) => {
  const watch = gql`subscription Watch($id: ID!) { campaignStatsChanged(campaignId: $id) { impressions } }`;
  const { unsubscribe } = client.subscription(watch, { id }).subscribe((result) => {
    resolve(result);
    setTimeout(() => unsubscribe());
  });
});
if (first.error) throw first.error;
await socket.dispose();
console.log(
  `asked by ${method}; heard ${first.data.campaignStatsChanged.impressions} impressions of “${data.campaigns.nodes[0].name}”`,
);
