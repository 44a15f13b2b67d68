import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeDraft } from "./application.service";
import { company, pending, REJECT, receivers, review, start } from "./application.test-support";

let server: TestServer;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ receivers });
  reviewer = await server.patient({ role: "ADMIN", staffRoles: ["reviewer"], name: "Priya Shah" });
});
afterAll(() => server.stop());

describe("the list", () => {
  const LIST = `query L($status: ApplicationStatus, $search: String, $decidedOn: String, $first: Int, $after: String) {
    applications(status: $status, search: $search, decidedOn: $decidedOn, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } nodes { id status company { name } documents { status } } } }`;
  interface List {
    applications: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string; status: string; company: { name: string } }[];
    };
  }
  const list = async (variables: Record<string, unknown> = {}) =>
    (await reviewer.run<List>(LIST, variables)).data.applications;

  it("has what was sent, the longest waiting first, in pages, by status and by what it begins with; never a draft", async () => {
    const draft = await start(server, company({ name: "Alpha Draft Ltd" }));
    const first = await pending(server, company({ name: "Alpha 100%_Care Ltd" }));
    const second = await pending(server, company({ name: "Beta Care Ltd" }));
    const third = await pending(server, company({ name: "Alphabet Ltd", registrationNumber: "SC990011" }));
    expect((await list()).nodes.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    const page = await list({ first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await list({ first: 2, after: page.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).toEqual([third.id]);
    const found = async (search: string) => (await list({ search })).nodes.map(({ id }) => id);
    expect(await found("alpha")).toEqual([first.id, third.id]);
    expect(await found("alpha 100%_")).toEqual([first.id]);
    expect(await found("%")).toEqual([]);
    expect(await found("sc 99")).toEqual([third.id]);
    expect(await found(second.details.email.toUpperCase())).toEqual([second.id]);
    expect((await list({ status: "DRAFT" })).totalCount).toBe(0);
    expect((await list({ status: "APPROVED" })).totalCount).toBe(0);
    expect((await list({ status: "PENDING", search: "beta" })).totalCount).toBe(1);
    const hidden = await reviewer.run("query R($id: ID!) { applicationForReview(id: $id) { id } }", {
      id: draft.application.id,
    });
    expect(hidden.errors?.[0]).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
    expect((await reviewer.run(LIST, { first: 101 })).errors?.[0]?.extensions.field).toBe("first");
  });

  it("shows 45 applications page by page, each once, and searches over all of them", async () => {
    const place =
      "update applications set status = 'PENDING', submitted_at = $2, terms_version = 'x', terms_accepted_at = $2 where id = $1";
    const sent: string[] = [];
    for (let number = 1; number <= 45; number += 1) {
      const name = `${number % 9 === 0 ? "Ninth" : "Paging"} ${number} Ltd`;
      const { id } = await server.db.transaction((tx) => makeDraft(tx, company({ name }), new Date()));
      // Three at the same moment: the id tells which comes first.
      await server.db.query(place, [id, new Date(Date.UTC(2020, 0, 1, 0, Math.ceil(number / 3)))]);
      sent.push(id);
    }
    const read = async (variables: Record<string, unknown>) => {
      const pages: string[][] = [];
      let after: string | undefined;
      do {
        const { nodes, pageInfo, totalCount } = await list({ ...variables, after });
        pages.push(nodes.map(({ id }) => id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
        expect(totalCount).toBe(variables.search ? 5 : 48);
      } while (after);
      return pages;
    };
    const pages = await read({ first: 20 });
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 8]);
    expect(new Set(pages.flat()).size).toBe(48);
    const groups = (ids: string[]) => Array.from({ length: 15 }, (_, at) => ids.slice(at * 3, at * 3 + 3).sort());
    expect(groups(pages.flat())).toEqual(groups(sent));
    const found = await read({ first: 2, search: "ninth" });
    expect(found).toEqual([[sent[8], sent[17]], [sent[26], sent[35]], [sent[44]]]);
  });

  it("has what was decided on a day in London, the newest decision first, in pages", async () => {
    const decided = async (at: string) => {
      const { id } = await server.db.transaction((tx) => makeDraft(tx, company(), new Date()));
      const step =
        "update applications set submitted_at = now(), terms_version = 'x', terms_accepted_at = now(), status =";
      await server.db.query(`${step} 'PENDING' where id = $1`, [id]);
      await server.db.query(`${step} 'REJECTED', reason = 'No', decided_at = $2 where id = $1`, [id, at]);
      return id;
    };
    // Clocks are an hour ahead of UTC in June.
    await decided("2026-06-09T22:59:59Z");
    const early = await decided("2026-06-09T23:00:00Z");
    const noon = await decided("2026-06-10T12:00:00Z");
    const late = await decided("2026-06-10T22:59:59Z");
    await decided("2026-06-10T23:00:00Z");
    const day = { decidedOn: "2026-06-10", first: 2 };
    const page = await list(day);
    expect(page).toMatchObject({ totalCount: 3, nodes: [{ id: late }, { id: noon }], pageInfo: { hasNextPage: true } });
    expect((await list({ ...day, after: page.pageInfo.endCursor })).nodes).toMatchObject([{ id: early }]);
    expect((await list({ ...day, status: "APPROVED" })).totalCount).toBe(0);
    expect((await reviewer.run(LIST, { decidedOn: "2026-02-30" })).errors?.[0]).toMatchObject({
      message: "Please enter a date as YYYY-MM-DD.",
      extensions: { code: "BAD_USER_INPUT", field: "decidedOn" },
    });
  });
});

it("the list tells of each change at once, with how many wait and how many were decided today", async () => {
  const socket = reviewer.socket();
  try {
    interface Change {
      applicationsChanged: {
        snapshot: boolean;
        application: { id: string; status: string } | null;
        pendingCount: number;
        decidedTodayCount: number;
      };
    }
    const events = watch<Change>(
      socket,
      "subscription { applicationsChanged { snapshot application { id status } pendingCount decidedTodayCount } }",
    );
    const next = async () => (await events.next()).data?.applicationsChanged;
    const first = await next();
    expect(first).toMatchObject({ snapshot: true, application: null });
    const { id } = await pending(server);
    const waiting = { snapshot: false, application: { id, status: "PENDING" } };
    expect(await next()).toEqual({ ...first, ...waiting, pendingCount: (first?.pendingCount ?? 0) + 1 });
    const { version } = await review(reviewer, id);
    await reviewer.run(REJECT, { id, version, reason: "Not for us." });
    expect(await next()).toEqual({
      snapshot: false,
      application: { id, status: "REJECTED" },
      pendingCount: first?.pendingCount,
      decidedTodayCount: (first?.decidedTodayCount ?? 0) + 1,
    });
  } finally {
    await socket.dispose();
  }
});
