import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { keyCaller, keyOf, platinumAdvertiser } from "../../people/api-keys/api-key.test-support";
import { documentGate } from "./trusted-documents";

const ME = "query Me {\n  me {\n    id\n  }\n}";
const LOGIN = 'mutation Login {\n  login(email: "nobody@example.org", password: "x") {\n    id\n  }\n}';
const CONSULTATIONS = "subscription Changed {\n  consultationChanged {\n    snapshot\n  }\n}";

/** A folder with the list of what a client sends. */
function clientThatSends(...texts: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "trusted-"));
  const known = texts.map((text) => [createHash("sha256").update(text).digest("hex"), "Example"]);
  writeFileSync(path.join(folder, "documents.json"), JSON.stringify(Object.fromEntries(known)));
  return folder;
}

let server: TestServer;
const clientDirectory = clientThatSends(ME, LOGIN, CONSULTATIONS);
beforeAll(async () => {
  server = await startTestServer({ clientDirectory, env: { TRUSTED_DOCUMENTS: "required" } });
});
afterAll(async () => {
  await server.stop();
  rmSync(clientDirectory, { recursive: true });
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe("with trusted documents required", () => {
  it("a session may send what the client sends, and nothing else, not even a blank more", async () => {
    const patient = await server.patient();
    expect((await patient.run(ME)).data).toEqual({ me: { id: patient.user.id } });
    for (const other of [`${ME} `, "{ me { id email } }", "{ __schema { types { name } } }", "no GraphQL at all"]) {
      const answer = await patient.run(other);
      expect([answer.status, codeOf(answer), answer.data]).toEqual([403, "UNTRUSTED_DOCUMENT", undefined]);
    }
  });

  it("it is the same for who is not signed in yet", async () => {
    expect(codeOf(await server.anonymous.run(LOGIN))).not.toBe("UNTRUSTED_DOCUMENT");
    expect(codeOf(await server.anonymous.run("{ plans { tier } }"))).toBe("UNTRUSTED_DOCUMENT");
  });

  it("a body without a document, or with another kind of one, is refused too", async () => {
    for (const body of [
      "{}",
      '{"query":7}',
      "[]",
      '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0"}}}',
    ]) {
      const { status } = await fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      expect([body, status]).toEqual([body, 403]);
    }
  });

  it("a key may send anything that its scopes allow, at both doors", async () => {
    const open = await server.sibling(server.urls, { TRUSTED_DOCUMENTS: "off" });
    const key = await keyOf(await platinumAdvertiser(open), { scopes: ["read:campaigns"] });
    await open.stop();
    const caller = keyCaller(server, key);
    expect((await caller.run("{ campaigns { totalCount } }")).data).toEqual({ campaigns: { totalCount: 0 } });
    const client = caller.socket();
    const schema = await watch<{ __schema: { queryType: { name: string } } }>(
      client,
      "{ __schema { queryType { name } } }",
    ).next();
    expect(schema.data?.__schema.queryType.name).toBe("Query");
    await client.dispose();
  });

  it("a socket of a session listens to what the client listens to, and to nothing else", async () => {
    const client = (await server.patient()).socket();
    expect((await watch(client, CONSULTATIONS).next()).data).toEqual({ consultationChanged: { snapshot: true } });
    await expect(watch(client, "subscription { vitalsChanged { id } }").next()).rejects.toMatchObject({
      reason: [{ extensions: { code: "UNTRUSTED_DOCUMENT" } }],
    });
    await client.dispose();
  });

  it("a server without a built client does not start", () => {
    expect(() => documentGate(true, undefined)).toThrow(/npm run build/);
  });
});

it("is off unless it is asked for", async () => {
  const open = await startTestServer({ clientDirectory });
  try {
    expect((await (await open.patient()).run("{ me { name } }")).errors).toBeUndefined();
  } finally {
    await open.stop();
  }
});
