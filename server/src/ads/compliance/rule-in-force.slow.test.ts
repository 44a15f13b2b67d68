import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { ENTITIES } from "../../app/entities";
import { createDataSource } from "../../platform/database";
import { makeCampaign } from "../campaigns/campaign.factory";
import { activeRules, rulesInForce } from "./active-rules.service";
import { RULE_PACK } from "./pack/pack.rules";
import { fillRulePack } from "./pack.service";
import { ACTIVATE, addRule, brokenBy, DEACTIVATE, EDIT, input, listRules, type Rule } from "./rule.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

const add = (words?: Record<string, unknown>) => addRule(owner, words);
const list = (variables?: Record<string, unknown>) => listRules(owner, variables);

describe("the starter pack", () => {
  it("is there from the start, active, with sources and a first line of history", async () => {
    const { totalCount, nodes } = await list({ active: true, first: 30 });
    expect(totalCount).toBe(RULE_PACK.length);
    expect(nodes.map(({ name }) => name).sort()).toEqual(RULE_PACK.map(({ name }) => name).sort());
    const [rule] = await list({ search: "by another name" }).then((page) => page.nodes);
    expect(rule).toMatchObject({
      category: "MEDICAL",
      severity: "HIGH",
      version: 1,
      sources: expect.arrayContaining([expect.objectContaining({ title: "CAP Code, rule 12.12" })]),
      history: {
        totalCount: 1,
        nodes: [{ what: "CREATED", by: null, changes: ["It came with the product and is active from the start."] }],
      },
    });
    expect(await brokenBy(server, "The weight loss jab")).toEqual(["Prescription-only medicine by another name"]);
  });

  it("is added once, never over what staff changed, and by one of two processes that start", async () => {
    const source = await createDataSource({ url: server.urls.owner, entities: ENTITIES, poolSize: 2 }).initialize();
    try {
      const [rule] = (await list({ search: "Fear as a reason" })).nodes;
      const { id, version } = rule as Rule;
      await owner.run(EDIT, { id, version, input: input({ name: "No fear", keywords: ["terrible"] }) });
      await owner.run(DEACTIVATE, { id });
      await source.query("delete from compliance_rules where pack_key in ('viagra', 'cures')");
      await Promise.all([fillRulePack(source), fillRulePack(source)]);
      await fillRulePack(source);
      const again = await list({ search: "No fear" });
      expect(again.nodes).toMatchObject([{ id, name: "No fear", keywords: ["terrible"], isActive: false }]);
      expect((await list()).totalCount).toBe(RULE_PACK.length);
      expect((await list({ search: "Viagra that" })).nodes[0]?.history.totalCount).toBe(1);
    } finally {
      await source.destroy();
    }
  });
});

describe("trying a rule", () => {
  const TRY = `query T($input: ComplianceRuleInput!, $text: String) { tryComplianceRule(input: $input, text: $text) {
    checked hitCount textViolation { ruleId ruleName missing matches { field start end found } }
    hits { versionId title advertiser isServing violation { ruleName matches { field found } missing } } } }`;

  interface Trial {
    tryComplianceRule: {
      checked: number;
      hitCount: number;
      textViolation: object | null;
      hits: { title: string; isServing: boolean }[];
    };
  }
  const attempt = async (words: Record<string, unknown>, text?: string) =>
    (await owner.run<Trial>(TRY, { input: input(words), text })).data.tryComplianceRule;

  it("shows what it would hit in a text, and stores nothing", async () => {
    const before = (await list()).totalCount;
    const words = { name: "", keywords: ["moonlight"], conditions: [{ type: "NOT_CONTAINS", value: "by night" }] };
    expect((await attempt(words, "A Moonlight lamp")).textViolation).toEqual({
      ruleId: null,
      ruleName: "This rule",
      missing: ["by night"],
      matches: [{ field: "DESCRIPTION", start: 2, end: 11, found: "Moonlight" }],
    });
    expect((await attempt(words, "Moonlight, only by night")).textViolation).toBeNull();
    expect((await attempt(words)).textViolation).toBeNull();
    expect((await list()).totalCount).toBe(before);
  });

  it("goes through what is shown and what waits, with its place, and not through the rest", async () => {
    const creative = { title: "Moon lamp", description: "Soft starlight for a bedroom." };
    for (const creativeStatus of ["APPROVED", "PENDING", "REJECTED"] as const) {
      await makeCampaign(server.db.manager, { creative, creativeStatus });
    }
    await makeCampaign(server.db.manager);
    const { hits, hitCount, checked } = await attempt({ keywords: ["starlight"] });
    expect(checked).toBeGreaterThanOrEqual(3);
    expect(hitCount).toBe(2);
    for (const hit of hits) {
      expect(hit).toEqual({
        title: "Moon lamp",
        advertiser: expect.any(String),
        versionId: expect.any(String),
        isServing: expect.any(Boolean),
        violation: {
          ruleName: expect.any(String),
          missing: [],
          matches: [{ field: "DESCRIPTION", found: "starlight" }],
        },
      });
    }
    expect(hits.map(({ isServing }) => isServing).sort()).toEqual([false, true]);
  });

  it("takes a text of 20,000 characters and rules that would need for ever elsewhere", async () => {
    const conditions = [{ type: "MATCHES_REGEX", value: "^(a+)+$" }];
    expect((await attempt({ keywords: [], conditions }, `${"a".repeat(19_999)}!`)).textViolation).toBeNull();
    const { errors } = await owner.run(TRY, { input: input(), text: "a".repeat(20_001) });
    expect(errors?.[0]).toMatchObject({
      message: "Please test with a text of at most 20,000 characters.",
      extensions: { code: "BAD_USER_INPUT", field: "text" },
    });
    const bad = await owner.run(TRY, { input: input({ keywords: [] }), text: "a" });
    expect(bad.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "keywords" });
  });

  it("is for reviewers too", async () => {
    const reviewer = await server.staff("reviewer");
    expect((await reviewer.run(TRY, { input: input(), text: "x" })).errors).toBeUndefined();
  });
});

describe("activating a rule", () => {
  it("stops the adverts that break it, and says how many", async () => {
    const creative = { description: "A comet in a box." };
    await makeCampaign(server.db.manager, { creative });
    await makeCampaign(server.db.manager, { creative });
    await makeCampaign(server.db.manager, { creative, creativeStatus: "REJECTED" });
    const { id, version } = await add({ keywords: ["galaxy"] });
    const on = await owner.run<{ activateComplianceRule: { stoppedCount: number } }>(ACTIVATE, { id });
    expect(on.data.activateComplianceRule.stoppedCount).toBe(0);
    const { data } = await owner.run<{ updateComplianceRule: Rule }>(EDIT, {
      id,
      version: version + 1,
      input: input({ keywords: ["galaxy", "comet"] }),
    });
    expect(data.updateComplianceRule.history.nodes[0]?.changes.slice(-2)).toEqual([
      "Keywords added: comet.",
      "2 adverts were stopped.",
    ]);
    await owner.run(DEACTIVATE, { id });
    const again = await owner.run<{ activateComplianceRule: { stoppedCount: number } }>(ACTIVATE, { id });
    expect(again.data.activateComplianceRule.stoppedCount).toBe(0);
  });

  it("of the pack that comes later stops what was approved before", async () => {
    const before = await makeCampaign(server.db.manager, { creative: { description: "Cures everything." } });
    const [rule] = (await list({ search: "Claim to cure" })).nodes;
    const source = await createDataSource({ url: server.urls.owner, entities: ENTITIES, poolSize: 1 }).initialize();
    try {
      await source.query("delete from compliance_rules where id = $1", [rule?.id]);
      await fillRulePack(source);
      const statusOf = async () => {
        const sql = "select status from creative_versions where creative_id = $1";
        return (await server.db.query(sql, [before.creativeId]))[0].status;
      };
      await until(async () => (await statusOf()) === "PENDING");
      await until(async () => (await list({ search: "Claim to cure" })).nodes[0]?.history.totalCount === 2);
      expect((await list({ search: "Claim to cure" })).nodes[0]?.history.nodes).toEqual([
        { what: "ACTIVATED", by: null, changes: ["1 advert was stopped."] },
        { what: "CREATED", by: null, changes: ["It came with the product and is active from the start."] },
      ]);
    } finally {
      await source.destroy();
    }
  });

  it("holds for whoever decides, also before the announcement has arrived", async () => {
    const { id } = await add({ name: "Quasar", keywords: ["quasar"] });
    expect(await brokenBy(server, "A quasar")).toEqual([]);
    // As by another process whose announcement is still on its way.
    await server.db.query(
      `with switched as (update compliance_rules set is_active = true where id = $1 returning id)
       insert into compliance_rule_changes (rule_id, occurred_at, what) select id, now(), 'ACTIVATED' from switched`,
      [id],
    );
    expect(await brokenBy(server, "A quasar")).toEqual([]);
    const rules = await server.db.transaction((tx) => rulesInForce(tx, server.platform));
    expect(rules.some((rule) => rule.id === id)).toBe(true);
    expect(await brokenBy(server, "A quasar")).toEqual(["Quasar"]);
    expect(await server.db.transaction((tx) => rulesInForce(tx, server.platform))).toBe(rules);
  });

  it("is known to other processes at once", async () => {
    const sibling = await server.sibling();
    try {
      expect(await brokenBy(sibling, "A nebula")).toEqual([]);
      const { id } = await add({ name: "Nebula", keywords: ["nebula"] });
      await owner.run(ACTIVATE, { id });
      await until(async () => (await brokenBy(sibling, "A nebula")).includes("Nebula"));
      await owner.run(DEACTIVATE, { id });
      await until(async () => (await brokenBy(sibling, "A nebula")).length === 0);
    } finally {
      await sibling.stop();
    }
  });

  it("is refused when all patterns together would take too long", async () => {
    const conditions = ["a", "b", "c"].map((letter) => ({ type: "MATCHES_REGEX", value: `${letter}{450}` }));
    const rules = await Promise.all(Array.from({ length: 30 }, () => add({ conditions })));
    let refusal: string | undefined;
    for (const { id } of rules) {
      refusal ??= (await owner.run(ACTIVATE, { id })).errors?.[0]?.message;
      await until(
        async () => refusal !== undefined || (await activeRules(server.platform)).some((one) => one.id === id),
      );
    }
    expect(refusal).toBe("The patterns in all active rules are too large in total. Please deactivate a rule first.");
  });
});
