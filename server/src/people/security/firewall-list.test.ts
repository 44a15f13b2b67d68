import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { add, listed, RULE, type Rule, removeAllRules, statusFrom, tryToAdd } from "./firewall.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1,::1" } });
});
beforeEach(async () => {
  await removeAllRules(server);
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

describe("hits", () => {
  it("are exact under 50 at once in two processes, of the first rule that denies, and shown live", async () => {
    const other = await server.sibling();
    const events = watch<{ firewallChanged: { ruleCount: number; activeCount: number; lastHit: Rule[] } }>(
      owner.socket(),
      `subscription { firewallChanged { at isEnforced revision ruleCount activeCount lastHit { ${RULE} } } }`,
    );
    expect((await events.next()).data?.firewallChanged).toMatchObject({ isEnforced: true, ruleCount: 0, lastHit: [] });
    await add(owner, { ipRange: "203.0.113.7" });
    const wide = await add(owner, { ipRange: "203.0.113.0/24" });
    await until(() => other.platform.firewall.isDenied("203.0.113.7"));
    const requests = Array.from({ length: 50 }, (_, at) => statusFrom(at % 2 ? server : other, "203.0.113.7"));
    expect(new Set(await Promise.all(requests))).toEqual(new Set([403]));
    await until(async () => (await listed(owner))[0]?.hits === 50);
    expect((await listed(owner)).find(({ id }) => id === wide.id)).toMatchObject({ hits: 0, lastHitAt: null });
    let seen: { ruleCount: number; activeCount: number; lastHit: Rule[] } | undefined;
    while (seen?.lastHit[0]?.hits !== 50) seen = (await events.next()).data?.firewallChanged;
    expect(seen).toMatchObject({ ruleCount: 2, activeCount: 2 });
    events.stop();
    await other.stop();
  });
});

describe("a thousand rules", () => {
  it("are the most, are all in force, and are listed and searched page by page", async () => {
    await server.db.query(
      `insert into firewall_rules (ip_range, description, is_active, position, created_at, updated_at)
       select ('10.' || n / 256 || '.' || n % 256 || '.0/24')::cidr, 'Rule number ' || n, n % 10 <> 0, n, now(), now()
         from generate_series(1, 1000) n`,
    );
    await server.db.query("update firewall_state set revision = revision + 1");
    await until(() => server.platform.firewall.isDenied("10.3.231.9"));
    expect(await statusFrom(server, "10.0.10.1")).toBe(200);
    expect((await tryToAdd(owner, { ipRange: "203.0.113.7" })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    const page = async (args: string) =>
      (
        await owner.run<{
          firewallRules: { totalCount: number; nodes: { description: string }[]; pageInfo: { endCursor: string } };
        }>(`{ firewallRules(${args}) { totalCount nodes { description } pageInfo { endCursor hasNextPage } } }`)
      ).data.firewallRules;
    const first = await page("status: INACTIVE");
    expect(first.totalCount).toBe(100);
    expect(first.nodes.map(({ description }) => description).at(-1)).toBe("Rule number 200");
    const second = await page(`status: INACTIVE, after: "${first.pageInfo.endCursor}"`);
    expect(second.nodes[0]?.description).toBe("Rule number 210");
    expect((await page('search: "NUMBER 99"')).totalCount).toBe(11);
    const { errors } = await owner.run(`{ firewallRules(search: "${"x".repeat(101)}") { totalCount } }`);
    expect(errors?.[0]?.extensions.field).toBe("search");
  });
});

it("tells what would come of an address, without counting", async () => {
  const rule = await add(owner, { ipRange: "203.0.113.0/24", description: "A bad neighbour" });
  await add(owner, { ipRange: "203.0.112.0/20", isActive: false });
  const test = (address: string) =>
    owner.run(
      "query ($address: String!) { testFirewallAddress(address: $address) { normalised isDenied rule { id hits } } }",
      { address },
    );
  expect((await test(" ::ffff:203.0.113.7 ")).data).toEqual({
    testFirewallAddress: { normalised: "203.0.113.7", isDenied: true, rule: { id: rule.id, hits: 0 } },
  });
  expect((await test("203.0.112.7")).data).toEqual({
    testFirewallAddress: { normalised: "203.0.112.7", isDenied: false, rule: null },
  });
  for (const wrong of ["", "203.0.113.0/24", "host", "1".repeat(5_000)]) {
    expect((await test(wrong)).errors?.[0]?.extensions.field).toBe("address");
  }
});
