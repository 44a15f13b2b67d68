// The bucket of s3rver holds the files of the demonstration, and the product serves a picture out of it.
import { readdirSync } from "node:fs";
import { GraphQLClient } from "graphql-request";

const { URL: url, KEY, BUCKET } = process.env;
const objects = readdirSync(`${BUCKET}/health`, { recursive: true }).filter((name) => name.endsWith("_object"));
const client = new GraphQLClient(`${url}/graphql`, { headers: { authorization: `Bearer ${KEY}` } });
const { campaigns } = await client.request("{ campaigns(first: 1) { nodes { creative { imageUrl } } } }");
const picture = await fetch(new globalThis.URL(campaigns.nodes[0].creative.imageUrl, url));
const bytes = (await picture.arrayBuffer()).byteLength;
if (!picture.ok || objects.length === 0) throw new Error(`${objects.length} objects, picture ${picture.status}`);
console.log(`${objects.length} objects; a picture of ${bytes} bytes (${picture.headers.get("content-type")})`);
