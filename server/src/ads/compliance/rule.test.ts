import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { createDataSource } from "../../platform/database";
import {
  ACTIVATE,
  ADD,
  addRule,
  brokenBy,
  DEACTIVATE,
  EDIT,
  input,
  LIST,
  listRules,
  type Rule,
} from "./rule.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

const add = (words?: Record<string, unknown>) => addRule(owner, words);
const list = (variables?: Record<string, unknown>) => listRules(owner, variables);

describe("a rule", () => {
  it("is added with the documented defaults and judges nothing yet; each step stands in its history", async () => {
    const rule = await add({ name: " Sparkle  ", keywords: [" sparkle ", "Sparkle", ""] });
    expect(rule).toMatchObject({
      name: "Sparkle",
      category: "MEDICAL",
      severity: "MEDIUM",
      isActive: false,
      keywords: ["sparkle"],
      sources: [],
      version: 1,
    });
    expect(await brokenBy(server, "Sparkle!")).toEqual([]);
    const { id } = rule;
    const on = await owner.run<{ activateComplianceRule: { rule: Rule; stoppedCount: number } }>(ACTIVATE, { id });
    expect(on.data.activateComplianceRule).toMatchObject({ stoppedCount: 0, rule: { isActive: true, version: 2 } });
    await until(async () => (await brokenBy(server, "Sparkle!")).includes("Sparkle"));
    const words = { name: "Glitter", severity: "HIGH", keywords: ["glitter"], description: "What is wrong." };
    const edited = await owner.run<{ updateComplianceRule: Rule }>(EDIT, { id, version: 2, input: input(words) });
    expect(edited.data.updateComplianceRule).toMatchObject({ name: "Glitter", isActive: true, version: 3 });
    await until(async () => (await brokenBy(server, "Sparkle and glitter")).includes("Glitter"));
    const off = await owner.run<{ deactivateComplianceRule: Rule }>(DEACTIVATE, { id });
    expect(off.data.deactivateComplianceRule.history.nodes).toEqual([
      { what: "DEACTIVATED", by: "Robin Example", changes: [] },
      {
        what: "EDITED",
        by: "Robin Example",
        changes: [
          "The name was 'Sparkle' and is 'Glitter' now.",
          "The severity was Medium and is High now.",
          "Keywords added: glitter.",
          "Keywords removed: sparkle.",
        ],
      },
      { what: "ACTIVATED", by: "Robin Example", changes: [] },
      { what: "CREATED", by: "Robin Example", changes: [] },
    ]);
    const audited: { action: string }[] = await server.db.query(
      "select action from audit_entries where subject_id = $1 order by id",
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual(
      ["created", "activated", "edited", "deactivated"].map((what) => `compliance_rule_${what}`),
    );
    await until(async () => (await brokenBy(server, "Glitter")).length === 0);
  });

  it("says in every field what is wrong with it", async () => {
    const bad = { name: "", description: " ", keywords: [], conditions: [{ type: "MATCHES_REGEX", value: "^(a+)+$" }] };
    const { errors } = await owner.run(ADD, { input: bad });
    expect(errors?.[0]).toMatchObject({
      message: "Please fill in all required fields",
      extensions: { code: "BAD_USER_INPUT", problems: [{ field: "name" }, { field: "description" }] },
    });
    const ahead = await owner.run(ADD, { input: input({ conditions: [{ type: "MATCHES_REGEX", value: "a(?=b)" }] }) });
    expect(ahead.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "conditions" });
    const nul = await owner.run(ADD, { input: input({ keywords: ["a\u0000b"] }) });
    expect(nul.errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    const huge = await owner.run(ADD, {
      input: input({ conditions: [{ type: "CONTAINS", value: "x".repeat(90_000) }] }),
    });
    expect(huge.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "conditions" });
  });

  it("keeps words as text, and has a name of its own in any case", async () => {
    const rule = await add({ name: "<b>Bold</b> '; drop table users", keywords: ["<script>alert(1)</script>"] });
    expect(rule.keywords).toEqual(["<script>alert(1)</script>"]);
    const { errors } = await owner.run(ADD, { input: input({ name: "<B>bold</b> '; drop TABLE users" }) });
    expect(errors?.[0]).toMatchObject({
      message: "Another rule already has this name.",
      extensions: { code: "BAD_USER_INPUT", field: "name" },
    });
  });

  it("is changed by one of two who edit or switch it at once", async () => {
    const { id } = await add();
    const edits = await Promise.all(
      [1, 2].map(() => owner.run<{ updateComplianceRule: Rule }>(EDIT, { id, version: 1, input: input() })),
    );
    expect(edits.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
      "Someone has changed this rule since you opened it. Please check it again.",
    ]);
    const switches = await Promise.all([1, 2].map(() => owner.run(ACTIVATE, { id })));
    expect(switches.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
      "This rule is already active.",
    ]);
    await owner.run(DEACTIVATE, { id });
    expect((await owner.run(DEACTIVATE, { id })).errors?.[0]).toMatchObject({
      message: "This rule is not active.",
      extensions: { code: "CONFLICT" },
    });
  });

  it("that is saved as it was leaves no line", async () => {
    const same = input();
    const rule = await add(same);
    const { data } = await owner.run<{ updateComplianceRule: Rule }>(EDIT, { id: rule.id, version: 1, input: same });
    expect(data.updateComplianceRule).toMatchObject({ version: 1, history: { totalCount: 1 } });
  });

  it("that does not exist is not found", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "x"]) {
      for (const [document, variables] of [
        [`query R($id: ID!) { complianceRule(id: $id) { id } }`, {}],
        [EDIT, { version: 1, input: input() }],
        [ACTIVATE, {}],
        [DEACTIVATE, {}],
      ] as const) {
        const { errors } = await owner.run(document, { id, ...variables });
        expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
      }
    }
  });

  it("has a history that nobody can change, in pages", async () => {
    const { id } = await add();
    for (const sql of [
      "update compliance_rule_changes set what = 'EDITED'",
      "delete from compliance_rule_changes",
      "truncate compliance_rule_changes",
      "delete from compliance_rules",
    ]) {
      await expect(server.db.query(sql)).rejects.toThrow(/permission denied|append-only/);
    }
    const HISTORY = `query H($id: ID!, $after: String) { complianceRule(id: $id) { history(first: 1, after: $after) {
      nodes { what } totalCount pageInfo { endCursor hasNextPage } } } }`;
    await owner.run(ACTIVATE, { id });
    await owner.run(DEACTIVATE, { id });
    const seen: string[] = [];
    let after: string | undefined;
    for (const hasNextPage of [true, true, false]) {
      const { data } = await owner.run<{ complianceRule: { history: HistoryPage } }>(HISTORY, { id, after });
      const { nodes, pageInfo, totalCount } = data.complianceRule.history;
      expect({ totalCount, hasNextPage: pageInfo.hasNextPage }).toEqual({ totalCount: 3, hasNextPage });
      seen.push(...nodes.map(({ what }) => what));
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(["DEACTIVATED", "ACTIVATED", "CREATED"]);
  });
});

interface HistoryPage {
  totalCount: number;
  nodes: { what: string }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

describe("the list of rules", () => {
  it("is filtered and goes in pages, the last changed first", async () => {
    const made = [];
    for (const severity of ["LOW", "HIGH", "LOW"]) {
      made.push(await add({ category: "ETHICAL", severity, keywords: ["Zebra 100%_off"] }));
    }
    const found = await list({ search: " zebra 100%_ ", severity: "LOW", category: "ETHICAL", first: 1 });
    expect(found).toMatchObject({ totalCount: 2, nodes: [{ id: made[2]?.id }], pageInfo: { hasNextPage: true } });
    const next = await list({ search: "ZEBRA", severity: "LOW", first: 1, after: found.pageInfo.endCursor });
    expect(next).toMatchObject({ nodes: [{ id: made[0]?.id }], pageInfo: { hasNextPage: false } });
    expect((await list({ search: "zebra", active: true })).totalCount).toBe(0);
    expect((await list({ search: "zebra", active: false })).totalCount).toBe(3);
    const { errors } = await owner.run(LIST, { search: "x".repeat(101) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "search" });
  });

  it("has room for a thousand", async () => {
    const source = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      await source.query(
        `insert into compliance_rules (name, description, keywords, created_at, updated_at)
         select 'Many ' || n, 'Many.', '{many}', now(), now() from generate_series(1, 1000 - (select count(*) from compliance_rules)) n`,
      );
      const { errors } = await owner.run(ADD, { input: input() });
      expect(errors?.[0]).toMatchObject({
        message: "You have reached the limit of 1,000 rules. Please edit one of them instead.",
        extensions: { code: "CONFLICT" },
      });
    } finally {
      await source.query("delete from compliance_rules where description = 'Many.'");
      await source.destroy();
    }
  });

  it("is reviewers' to read and try, and owners' to change", async () => {
    const reviewer = await server.staff("reviewer");
    expect((await reviewer.run(LIST)).errors).toBeUndefined();
    expect((await reviewer.run(ADD, { input: input() })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
