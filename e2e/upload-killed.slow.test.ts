import { readdirSync, statSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { Client } from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../server/src/platform/postgres/embedded-postgres";
import { until } from "../server/test/wait";
import { newCompany, paper } from "./applicants";
import { type ProductProcess, startProductProcess } from "./product";

const KEY = "data_protection";

let product: ProductProcess;
let postgres: EmbeddedPostgres;
let db: Client;

beforeAll(async () => {
  product = await startProductProcess();
});
afterAll(async () => {
  await disconnect();
  await product?.remove();
});

/** Looks into the product's own database; the server of it outlives the product that is killed. */
async function connect(): Promise<void> {
  postgres = await startEmbeddedPostgres({ directory: product.directory });
  db = new Client({ connectionString: postgres.url("superuser", "health") });
  await db.connect();
}

async function disconnect(): Promise<void> {
  await db?.end();
}

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

async function askTicket(token: string, bytes: number): Promise<string> {
  const query = `mutation A($token: String!, $key: String!, $bytes: Int!) {
    askDocumentUpload(token: $token, key: $key, fileName: "policy.pdf", bytes: $bytes) { url } }`;
  const { askDocumentUpload } = await ask<{ askDocumentUpload: { url: string } }>(query, { token, key: KEY, bytes });
  return product.url + askDocumentUpload.url;
}

const put = (url: string, body: Buffer) => fetch(url, { method: "PUT", body: new Uint8Array(body) });

interface Document {
  key: string;
  fileName: string | null;
  needs: string;
  url: string | null;
}
async function readDocument(token: string): Promise<Document | undefined> {
  const query = "query A($token: String!) { application(token: $token) { documents { key fileName needs url } } }";
  const { application } = await ask<{ application: { documents: Document[] } }>(query, { token });
  return application.documents.find(({ key }) => key === KEY);
}

/** The names of the kept files with their bytes; those that are not complete end with `.part`. */
function kept(): Map<string, number> {
  const entries = readdirSync(path.join(product.directory, "files"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  // What is renamed or removed between the two looks is not there any more.
  const sizes = files.map(({ name, parentPath }) => {
    const file = statSync(path.join(parentPath, name), { throwIfNoEntry: false });
    return file && ([name, file.size] as const);
  });
  return new Map(sizes.filter((size) => size !== undefined));
}

it("leaves no half file behind when it is killed in the middle of an upload, and takes the file anew", async () => {
  await connect();
  const company = newCompany();
  const file = await paper(`Policy of ${company.name}`);
  const { startApplication } = await ask<{ startApplication: { token: string } }>(
    "mutation S($input: CompanyInput!) { startApplication(input: $input) { token } }",
    { input: company },
  );
  const { token } = startApplication;
  const before = kept();
  const url = await askTicket(token, file.length);
  const half = file.subarray(0, file.length / 2);
  const request = http.request(url, { method: "PUT", headers: { "content-length": file.length } });
  request.on("error", () => undefined);
  request.write(half);
  const arrived = () => [...kept()].filter(([name]) => !before.has(name));
  await until(() => arrived().some(([, bytes]) => bytes === half.length), "half of the file");
  await product.kill();
  await product.start();

  // Nothing bears the name of a whole file, and the document knows of none.
  expect(arrived()).toEqual([[expect.stringMatching(/\.part$/), half.length]]);
  expect(await readDocument(token)).toMatchObject({ fileName: null, needs: "FILE", url: null });
  const loose = "select sha256, attached_at from stored_files where attached_at is null and discarded_at is null";
  expect((await db.query(loose)).rows).toEqual([{ sha256: null, attached_at: null }]);
  // The ticket is used up, as after every upload that broke off.
  expect((await db.query("select 1 from upload_tickets")).rows).toEqual([]);
  expect((await put(url, file)).status).toBe(404);

  expect((await put(await askTicket(token, file.length), file)).status).toBe(201);
  const document = await readDocument(token);
  expect(document).toMatchObject({ fileName: "policy.pdf", needs: "DATE" });
  const answer = await fetch(product.url + document?.url, { headers: { authorization: `Application ${token}` } });
  expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);

  // An hour later the sweep takes away what nothing became of, and nothing else.
  await db.query("update stored_files set created_at = created_at - interval '61 minutes'");
  await db.query("select graphile_worker.add_job('sweep')");
  await until(() => arrived().length === 1, "the half file to leave");
  expect(arrived()).toEqual([[expect.not.stringMatching(/\.part$/), file.length]]);
  expect((await db.query(loose)).rows).toEqual([]);
});
