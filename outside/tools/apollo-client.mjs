// Apollo Client pages through a list with its own field policy, and listens.
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { relayStylePagination } from "@apollo/client/utilities";
import { createClient } from "graphql-ws";
import { firstValueFrom } from "rxjs";
import WebSocket from "ws";

const { URL: url, KEY } = process.env;
const authorization = `Bearer ${KEY}`;
const cache = new InMemoryCache({ typePolicies: { Query: { fields: { campaigns: relayStylePagination() } } } });
const client = new ApolloClient({ cache, link: new HttpLink({ uri: `${url}/graphql`, headers: { authorization } }) });
const query = gql`
  query Campaigns($after: String) {
    campaigns(first: 1, after: $after) {
      totalCount
      edges { cursor node { id name } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
`;
for (let after, page; !page || page.hasNextPage; after = page.endCursor) {
  ({ pageInfo: page } = (
    await client.query({ query, variables: { after }, fetchPolicy: "network-only" })
  ).data.campaigns);
}
const { campaigns } = client.readQuery({ query });
if (campaigns.edges.length !== campaigns.totalCount)
  throw new Error(`${campaigns.edges.length} of ${campaigns.totalCount}`);
const socket = createClient({
  url: `${url.replace("http", "ws")}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization },
});
const live = new ApolloClient({ cache: new InMemoryCache(), link: new GraphQLWsLink(socket) });
const watch = gql`subscription Watch($id: ID!) { campaignStatsChanged(campaignId: $id) { clicks } }`;
const { data } = await firstValueFrom(live.subscribe({ query: watch, variables: { id: campaigns.edges[0].node.id } }));
await socket.dispose();
console.log(
  `paged through ${campaigns.totalCount} campaigns one by one; heard ${data.campaignStatsChanged.clicks} clicks`,
);
process.exit();
