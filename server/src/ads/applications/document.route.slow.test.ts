import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { hashPassword } from "../../people/accounts/passwords";
import { User } from "../../people/accounts/user.entity";
import { REQUIRED_DOCUMENTS } from "./application.rules";
import { APPROVE, company, markAll, review, setDate, start, submit } from "./application.test-support";
import { drawPaper } from "./application-paper.factory";
import { sweepApplications } from "./retention.service";

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "applications-"));
  server = await startTestServer({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.db.query("delete from rate_limits"));

const ASK = `mutation A($token: String!, $key: String!, $bytes: Int!) {
  askDocumentUpload(token: $token, key: $key, fileName: "paper of Zoë.pdf", bytes: $bytes) { url } }`;

async function upload(token: string, key: string, bytes: Buffer) {
  const { data } = await server.anonymous.run<{ askDocumentUpload: { url: string } }>(ASK, {
    token,
    key,
    bytes: bytes.length,
  });
  return fetch(server.url + data.askDocumentUpload.url, { method: "PUT", body: new Uint8Array(bytes) });
}

/** An application with five real PDFs, sent. */
async function sent() {
  const details = company();
  const { token, application } = await start(server, details);
  for (const { key, name, dateKind } of REQUIRED_DOCUMENTS) {
    const lines = [["Company", details.name]] as const;
    const { bytes } = await drawPaper({ title: name, lines, note: "An example.", at: new Date() });
    expect((await upload(token, key, bytes)).status).toBe(201);
    await setDate(server, token, key, dateKind === "EXPIRES" ? "2060-01-01" : "2026-01-01");
  }
  const { data } = await submit(server, token);
  expect(data.submitApplication).toMatchObject({ outcome: "SUBMITTED", reasons: [] });
  return { id: application.id, token, details, documents: data.submitApplication.application.documents };
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(server.url + url, { headers });
const session = ({ token }: { token?: string }) => ({ cookie: `health_session=${token}` });

async function filesKept(): Promise<number> {
  const entries = await readdir(path.join(folder, "files"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

it("a file of a document goes to its applicant and to reviewers, to keep and never to be shown, and to nobody else", async () => {
  const { id, token, documents } = await sent();
  const url = documents[0]?.url as string;
  const reviewer = await server.staff("reviewer");
  expect((await review(reviewer, id)).documents[0]?.content).toContain("Example Remedies Ltd");
  for (const headers of [{ authorization: `Application ${token}` }, session(reviewer)]) {
    const answer = await get(url, headers as Record<string, string>);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(
        /^attachment; filename=.*filename\*=UTF-8''paper%20of%20Zo%C3%AB\.pdf$/,
      ),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  const other = await start(server);
  const answers: [Record<string, string>, number][] = [
    [{}, 401],
    [{ authorization: `Application ${other.token}` }, 404],
    [{ authorization: "Application wrong" }, 404],
    [session(await server.patient()), 403],
    [session(await server.patient({ role: "ADVERTISER" })), 403],
    [session(await server.staff("support")), 403],
    [{ ...session(reviewer), "sec-fetch-site": "cross-site" }, 403],
  ];
  for (const [headers, status] of answers) {
    const answer = await get(url, headers);
    expect([headers, answer.status]).toEqual([headers, status]);
    expect(await answer.text()).not.toContain("%PDF");
  }
  const draft = await start(server);
  expect((await upload(draft.token, "data_protection", Buffer.from("<html>"))).status).toBe(400);
  const empty = draft.application.documents[0]?.id;
  for (const wrong of [empty, "x", "00000000-0000-4000-8000-000000000000"]) {
    const answer = await get(`/applications/documents/${wrong}`, session(reviewer));
    expect([answer.status, JSON.parse(await answer.text()).errors[0].message]).toEqual([
      404,
      "Document content not available",
    ]);
  }
});

it("an advertiser who never paid can be erased, with application, company and files; one who paid cannot", async () => {
  const { id, details } = await sent();
  const reviewer = await server.staff("reviewer");
  const before = await filesKept();
  expect((await reviewer.run(APPROVE, { id, version: await markAll(reviewer, id) })).errors).toBeUndefined();
  const user = await server.db.getRepository(User).findOneByOrFail({ email: details.email });
  await server.db.getRepository(User).update({ id: user.id }, { passwordHash: await hashPassword("Good-pass1") });
  const advertiser = await server.as(user);
  const { errors } = await advertiser.run('mutation { eraseAccount(password: "Good-pass1") }');
  expect(errors).toBeUndefined();
  for (const table of [
    "applications",
    "application_documents",
    "application_events",
    "application_tokens",
    "companies",
  ]) {
    const rows = await server.db.query(
      `select 1 from ${table} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
      [id, user.id],
    );
    expect([table, rows]).toEqual([table, []]);
  }
  await until(async () => (await filesKept()) === before - 5, "the files to be removed");
});

it("what nobody came back for is swept with its files, what waits for us never", async () => {
  const waiting = await sent();
  const draft = await start(server);
  const { bytes } = await drawPaper({ title: "Paper", lines: [], note: "An example.", at: new Date() });
  await upload(draft.token, "data_protection", bytes);
  const kept = await filesKept();
  const age = (id: string, days: number) =>
    server.db.query("update applications set updated_at = now() - make_interval(days => $2) where id = $1", [id, days]);
  await age(draft.application.id, 29);
  await sweepApplications(server.platform);
  expect((await submit(server, draft.token)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  await age(draft.application.id, 31);
  await age(waiting.id, 1_000);
  await sweepApplications(server.platform);
  expect((await submit(server, draft.token)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await submit(server, waiting.token)).errors?.[0]?.extensions.code).toBe("CONFLICT");
  await until(async () => (await filesKept()) === kept - 1, "the file to be removed");
});
