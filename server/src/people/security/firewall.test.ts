import http from "node:http";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { FIREWALL_MESSAGES } from "./firewall.rules";
import {
  add,
  edit,
  from,
  listed,
  type Rule,
  removeAllRules,
  socketFrom,
  statusFrom,
  toggle,
  tryToAdd,
} from "./firewall.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;
const time = { offset: 0 };
const clock = { now: () => new Date(Date.now() + time.offset) };
const elsewhere = "198.51.100.9";

beforeAll(async () => {
  server = await startTestServer({ clock, env: { TRUST_PROXY: "127.0.0.1,::1" } });
});
beforeEach(async () => {
  time.offset = 0;
  await removeAllRules(server);
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

describe("a rule", () => {
  it("denies its range at every door with a plain 403, and nobody else", async () => {
    expect(await statusFrom(server, "203.0.113.7")).toBe(200);
    await add(owner, { ipRange: "203.0.113.0/24" });
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const doors: [string, RequestInit?][] = [
      ["/"],
      ["/livez"],
      ["/readyz"],
      ["/nothing-here"],
      ["/%zz"],
      ["/graphql"],
      ["/graphql", post],
      ["/ads/views", post],
      ["/ads/go/token"],
      ["/uploads/token", { method: "PUT", body: "x" }],
      ["/devices/imports", { method: "POST", body: "x" }],
    ];
    for (const [path, init] of doors) {
      const answer = await from(server, "203.0.113.7", path, init);
      expect([path, answer.status, await answer.text()]).toEqual([path, 403, "Access is not allowed.\n"]);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(await statusFrom(server, "203.0.112.255", path, init)).not.toBe(403);
    }
    expect(await socketFrom(server, "203.0.113.7").ended).toBe(403);
    await socketFrom(server, elsewhere).opened;
  });

  it("means IPv4 in whatever form it comes, and IPv6 too", async () => {
    await add(owner, { ipRange: "::ffff:203.0.113.7" });
    await add(owner, { ipRange: "2001:db8:1::/48" });
    for (const address of [
      "203.0.113.7",
      "::ffff:203.0.113.7",
      "64:ff9b::cb00:7107",
      "2001:db8:1:2::3",
      "2001:DB8:1::",
    ]) {
      expect([address, await statusFrom(server, address)]).toEqual([address, 403]);
    }
    for (const address of ["203.0.113.8", "2001:db8:2::", "unknown", ""]) {
      expect([address, await statusFrom(server, address)]).toEqual([address, 200]);
    }
  });

  it("leaves this machine its own checks", async () => {
    await server.db.query(
      `insert into firewall_rules (ip_range, description, is_active, position, created_at, updated_at)
       values ('127.0.0.0/8', 'self', true, 1, now(), now())`,
    );
    await server.platform.firewall.refresh();
    expect(await statusFrom(server, undefined, "/livez")).toBe(200);
    expect(await statusFrom(server, undefined, "/readyz?x")).toBe(200);
    expect(await statusFrom(server, undefined, "/graphql")).toBe(403);
    expect(await statusFrom(server, "127.0.0.1", "/livez")).toBe(403);
  });

  it("is refused with a sentence on its field", async () => {
    await add(owner, { ipRange: "203.0.113.0/24", description: "A bad neighbour" });
    const cases: [Parameters<typeof tryToAdd>[1], string, string][] = [
      [{ ipRange: "10.0.0.0/33" }, "input.ipRange", FIREWALL_MESSAGES.rangePrefix4],
      [{ ipRange: "x".repeat(5_000), description: "x" }, "input.ipRange", FIREWALL_MESSAGES.rangeTooLong],
      [{ ipRange: "0.0.0.0/0" }, "input.ipRange", FIREWALL_MESSAGES.rangeEverybody],
      [{ ipRange: "203.0.113.0/24" }, "input.ipRange", "This range is already in the rule “A bad neighbour”."],
      [{ ipRange: "::ffff:203.0.113.0/120" }, "input.ipRange", "This range is already in the rule “A bad neighbour”."],
      [{ ipRange: "203.0.113.9", description: " " }, "input.description", FIREWALL_MESSAGES.descriptionMissing],
      [
        { ipRange: "203.0.113.9", description: "x".repeat(201) },
        "input.description",
        "Please use at most 200 characters.",
      ],
      [{ ipRange: "203.0.113.9", note: "x".repeat(1_001) }, "input.note", "Please use at most 1,000 characters."],
      [{ ipRange: "203.0.113.9", expiresAt: "2020-01-01T00:00:00Z" }, "input.expiresAt", FIREWALL_MESSAGES.expiryPast],
    ];
    for (const [typed, field, message] of cases) {
      const { errors } = await tryToAdd(owner, typed);
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field } });
    }
    expect(await listed(owner)).toHaveLength(1);
  });

  it("never locks out whoever writes it, in whatever form", async () => {
    for (const ipRange of ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "0.0.0.0/1"]) {
      const { errors } = await tryToAdd(owner, { ipRange });
      expect(errors?.[0]?.extensions.field).toBe("input.ipRange");
      expect(errors?.[0]?.message).toMatch(/^Your own address is 127\.0\.0\.1: this rule would lock you out/);
    }
    const off = await add(owner, { ipRange: "127.0.0.0/8", isActive: false });
    const on = await toggle(owner, off, true);
    expect(on.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/lock you out/),
      extensions: { field: "isActive" },
    });
    const other = await add(owner, { ipRange: "203.0.113.7" });
    const edited = await edit(owner, other, { ipRange: "127.0.0.0/9" });
    expect(edited.errors?.[0]?.extensions.field).toBe("input.ipRange");
  });

  it("ends by itself", async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const rule = await add(owner, { ipRange: "203.0.113.7", expiresAt });
    expect(await statusFrom(server, "203.0.113.7")).toBe(403);
    time.offset = 61_000;
    expect(await statusFrom(server, "203.0.113.7")).toBe(200);
    expect(await listed(owner, ", status: EXPIRED")).toMatchObject([
      { id: rule.id, isActive: true, status: "EXPIRED" },
    ]);
    const kept = await edit(owner, rule, { ipRange: "203.0.113.7", note: "Over.", expiresAt });
    expect(kept.data?.updateFirewallRule.note).toBe("Over.");
  });

  it("is switched by one of two who switch at once", async () => {
    const rule = await add(owner, { ipRange: "203.0.113.7" });
    const answers = await Promise.all([toggle(owner, rule, false), toggle(owner, rule, false)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? "OK").sort();
    expect(codes).toEqual(["CONFLICT", "OK"]);
    expect(await statusFrom(server, "203.0.113.7")).toBe(200);
    const [now] = await listed(owner);
    expect(now).toMatchObject({ isActive: false, status: "INACTIVE", version: 2 });
    expect((await edit(owner, rule, { ipRange: "203.0.113.8" })).errors?.[0]?.extensions.code).toBe("CONFLICT");
  });

  it("is edited, moved and deleted, each with a line in the audit trail", async () => {
    const [a, b, c] = [
      await add(owner, { ipRange: "203.0.113.1" }),
      await add(owner, { ipRange: "203.0.113.2" }),
      await add(owner, { ipRange: "203.0.113.3" }),
    ];
    await edit(owner, a as Rule, { ipRange: "203.0.113.4", description: "Moved away" });
    const move = (id: string, before: string | null) =>
      owner.run("mutation ($id: ID!, $before: ID) { moveFirewallRule(id: $id, before: $before) { id } }", {
        id,
        before,
      });
    await move(c.id, a.id);
    await move(a.id, null);
    expect((await listed(owner)).map(({ ipRange }) => ipRange)).toEqual([
      "203.0.113.3/32",
      "203.0.113.2/32",
      "203.0.113.4/32",
    ]);
    expect((await move(a.id, crypto.randomUUID())).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await move(crypto.randomUUID(), null)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const remove = () => owner.run("mutation ($id: ID!) { deleteFirewallRule(id: $id) }", { id: b.id });
    expect((await remove()).data).toEqual({ deleteFirewallRule: b.id });
    expect((await remove()).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect(await statusFrom(server, "203.0.113.2")).toBe(200);
    const trail = await server.db.query(
      "select action, subject_id, details from audit_entries where subject_type = 'firewall_rule' and actor_id = $1 order by id offset 3",
      [owner.user.id],
    );
    expect(trail).toEqual([
      {
        action: "firewall_rule_updated",
        subject_id: a.id,
        details: { range: "203.0.113.4/32", before: "203.0.113.1/32", active: true },
      },
      { action: "firewall_rule_moved", subject_id: c.id, details: { place: 1 } },
      { action: "firewall_rule_moved", subject_id: a.id, details: { place: 3 } },
      { action: "firewall_rule_deleted", subject_id: b.id, details: { range: "203.0.113.2/32" } },
    ]);
  });
});

describe("who somebody is", () => {
  it("is not what they say of themselves, at neither door, unless a trusted proxy says it", async () => {
    const direct = await server.sibling(server.urls, { TRUST_PROXY: "" });
    const proxied = await server.sibling(server.urls, { TRUST_PROXY: "127.0.0.1,10.0.0.0/8" });
    await add(owner, { ipRange: "203.0.113.7" });
    await until(async () => proxied.platform.firewall.isDenied("203.0.113.7"));
    expect(await statusFrom(direct, "203.0.113.7")).toBe(200);
    await socketFrom(direct, "203.0.113.7").opened;
    // The client wrote the first of these, the last ones were added by proxies.
    expect(await statusFrom(proxied, "203.0.113.7, 198.51.100.9, 10.1.1.1")).toBe(200);
    expect(await statusFrom(proxied, "198.51.100.9, 203.0.113.7, 10.1.1.1")).toBe(403);
    expect(await socketFrom(proxied, "198.51.100.9, 203.0.113.7, 10.1.1.1").ended).toBe(403);
    await socketFrom(proxied, "203.0.113.7, 198.51.100.9, 10.1.1.1").opened;
    await Promise.all([direct.stop(), proxied.stop()]);
  });
});

describe("what is open", () => {
  it("closes within two seconds in every process, admitted or not, also when the announcement was lost", async () => {
    const other = await server.sibling();
    const patient = await server.patient();
    const open = () =>
      [server, other].flatMap((at) => [socketFrom(at, "203.0.113.7", patient.cookie), socketFrom(at, "203.0.113.7")]);
    for (const deny of [
      () => add(owner, { ipRange: "203.0.113.0/24" }),
      () =>
        server.db.query(
          `with noticed as (update firewall_state set revision = revision + 1)
           update firewall_rules set is_active = true`,
        ),
    ]) {
      const sockets = open();
      await Promise.all(sockets.map(({ opened }) => opened));
      expect(await sockets[0]?.admit()).toBe("connection_ack");
      const bystander = socketFrom(other, elsewhere, patient.cookie);
      expect(await bystander.admit()).toBe("connection_ack");
      await deny();
      expect(await Promise.all(sockets.map(({ ended }) => ended))).toEqual([4403, 4403, 4403, 4403]);
      expect(await statusFrom(other, "203.0.113.7")).toBe(403);
      const [rule] = await listed(owner);
      await toggle(owner, rule as Rule, false);
      await until(async () => (await statusFrom(other, "203.0.113.7")) === 200);
    }
    await other.stop();
  });

  it("is cut off in the middle of a request, such as a long upload", async () => {
    const send = async (address: string) => {
      const request = http.request(`${server.url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": 1_000,
          "x-forwarded-for": address,
          expect: "100-continue",
        },
      });
      const ended = new Promise<string>((resolve) => {
        request.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code ?? ""));
        request.once("response", ({ statusCode }) => resolve(String(statusCode)));
      });
      request.flushHeaders();
      await new Promise((resolve) => request.once("continue", resolve)); // the server has it in hand
      request.write("{");
      return { request, ended };
    };
    const neighbour = await send("203.0.113.7");
    const bystander = await send(elsewhere);
    await add(owner, { ipRange: "203.0.113.7" });
    expect(await neighbour.ended).toMatch(/^(ECONNRESET|EPIPE)$/);
    bystander.request.end("x".repeat(999));
    expect(await bystander.ended).toBe("400");
  });

  it("is denied from the first request after a restart, and by nobody with FIREWALL_DISABLED", async () => {
    await add(owner, { ipRange: "203.0.113.7" });
    const again = await server.sibling();
    expect(await statusFrom(again, "203.0.113.7")).toBe(403);
    const open = await server.sibling(server.urls, { FIREWALL_DISABLED: "true" });
    expect(await statusFrom(open, "203.0.113.7")).toBe(200);
    const events = watch<{ firewallChanged: { isEnforced: boolean } }>(
      (await open.staff("owner")).socket(),
      "subscription { firewallChanged { isEnforced } }",
    );
    expect((await events.next()).data?.firewallChanged.isEnforced).toBe(false);
    events.stop();
    await Promise.all([again.stop(), open.stop()]);
  });
});
