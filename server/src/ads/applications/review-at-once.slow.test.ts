import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { makeApplication } from "./application.factory";
import {
  APPROVE,
  company,
  KEYS,
  MARK,
  markAll,
  pending,
  REJECT,
  REQUEST,
  receivers,
  review,
} from "./application.test-support";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ receivers });
  reviewer = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Priya Shah" });
});
afterAll(() => server.stop());

describe("two at once", () => {
  it("fifty times: one wins, the other is told who and when, and nothing of the loser stays", async () => {
    const other = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Leila Haddad" });
    for (let round = 0; round < 50; round += 1) {
      const details = company();
      const id = await server.db.transaction((tx) =>
        makeApplication(tx, server.platform.storage, {
          company: details,
          submittedAt: new Date(),
          documents: Object.fromEntries(KEYS.map((key) => [key, { validBy: reviewer.user.id }])),
          note: "An example.",
        }),
      );
      const { version } = await review(reviewer, id);
      const [approved, rejected] = await Promise.all([
        reviewer.run(APPROVE, { id, version }),
        other.run(REJECT, { id, version, reason: "Not for us." }),
      ]);
      const won = approved.errors ? "REJECTED" : "APPROVED";
      const lost = approved.errors ? approved : rejected;
      expect([approved, rejected].filter(({ errors }) => errors)).toEqual([lost]);
      expect(lost.errors?.[0]).toMatchObject({ extensions: { code: "CONFLICT" } });
      expect(lost.errors?.[0]?.message).toMatch(
        won === "APPROVED"
          ? /^Priya Shah approved this application at /
          : /^Leila Haddad rejected this application at /,
      );
      const accounts = await server.db.query("select 1 from users where email = $1", [details.email]);
      expect(accounts).toHaveLength(won === "APPROVED" ? 1 : 0);
      const templates = (await mailsTo(server, details.email)).map(({ template }) => template);
      expect(templates).toEqual([won === "APPROVED" ? "applicationApproved" : "applicationRejected"]);
      const { history } = await review(reviewer, id);
      expect(history.filter(({ what }) => what === "APPROVED" || what === "REJECTED")).toHaveLength(1);
    }
  });

  it("approving is taken back as a whole when its transaction is cut off", async () => {
    const { id, details } = await pending(server);
    const version = await markAll(reviewer, id);
    const lock = server.db.createQueryRunner();
    await lock.connect();
    await lock.startTransaction();
    await lock.query("lock table companies in exclusive mode");
    const approving = reviewer.run(APPROVE, { id, version });
    const waiting = async () =>
      server.db.query(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%companies%' and datname = current_database()",
      );
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = await waiting();
    await server.db.query("select pg_terminate_backend($1)", [pids[0]?.pid]);
    const { errors } = await approving;
    expect(errors).toHaveLength(1);
    await lock.rollbackTransaction();
    await lock.release();
    expect((await review(reviewer, id)).status).toBe("PENDING");
    expect(await server.db.query("select 1 from users where email = $1", [details.email])).toEqual([]);
    expect((await mailsTo(server, details.email)).map(({ template }) => template)).toEqual(["applicationReceived"]);
    expect((await reviewer.run(APPROVE, { id, version })).errors).toBeUndefined();
  });
});

describe("permissions", () => {
  it("are checked for each act by name", async () => {
    const { id } = await pending(server);
    const { version, documents } = await review(reviewer, id);
    const role = async (...permissions: string[]) => {
      const key = permissions.join("_");
      await server.db.query("insert into staff_roles (key, name, description, permissions) values ($1, $1, $1, $2)", [
        key,
        permissions,
      ]);
      return server.staff(key);
    };
    const acts = (caller: Awaited<ReturnType<typeof role>>) =>
      Promise.all([
        caller.run(MARK, { id, documentId: documents[0]?.id, verdict: "VALID", version: 0 }),
        caller.run(APPROVE, { id, version: 0 }),
        caller.run(REJECT, { id, version: 0, reason: "Not for us." }),
        caller.run(REQUEST, { id, version: 0, names: ["x"] }),
        caller.run("query R($id: ID!) { applicationForReview(id: $id) { id } }", { id }),
      ]).then((answers) => answers.map(({ errors }) => errors?.[0]?.extensions.code));
    const [no, late] = ["FORBIDDEN", "CONFLICT"];
    expect(await acts(await role("applications.view"))).toEqual([no, no, no, no, undefined]);
    const viewer = (...more: string[]) => role("applications.view", ...more);
    expect(await acts(await viewer("applications.approve"))).toEqual([late, late, no, no, undefined]);
    expect(await acts(await viewer("applications.reject"))).toEqual([no, no, late, no, undefined]);
    expect(await acts(await viewer("applications.request_documents"))).toEqual([no, no, no, late, undefined]);
    expect(await acts(await role("applications.approve"))).toEqual([no, no, no, no, no]);
    expect(version).toBe((await review(reviewer, id)).version);
  });
});
