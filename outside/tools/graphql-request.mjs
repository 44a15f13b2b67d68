// graphql-request asks, and is told what is wrong with an argument.
import { ClientError, GraphQLClient } from "graphql-request";

const { URL: url, KEY } = process.env;
const client = new GraphQLClient(`${url}/graphql`, { headers: { authorization: `Bearer ${KEY}` } });
const { campaigns } = await client.request("{ campaigns(first: 3) { totalCount nodes { id name } } }");
const wrong = await client.request("{ campaigns(first: 1000) { totalCount } }").catch((error) => error);
if (!(wrong instanceof ClientError)) throw new Error(`a wrong argument was taken: ${JSON.stringify(wrong)}`);
const [{ message, extensions }] = wrong.response.errors;
if (extensions.code !== "BAD_USER_INPUT") throw new Error(`not the code of a wrong argument: ${extensions.code}`);
console.log(`${campaigns.nodes.length} of ${campaigns.totalCount} campaigns; first: 1000 is “${message}”`);
