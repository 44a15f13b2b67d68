import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import { createJobs } from "../../app/jobs";
import { createPushGateway } from "../../care/reminders/push.gateway";
import { hashPassword } from "../accounts/passwords";
import { issue, keyCaller, list, platinumAdvertiser, rotate } from "./api-key.test-support";

const START = "2026-11-23T10:00:00.000Z";
const PLANS = "{ plans { tier } }"; // 5 points
const SCOPES = ["read:campaigns", "read:reports"];
/** So many times 901 points: as dear as an operation may be with five. */
const dear = (times: number) =>
  `{ ${"abcdef"
    .slice(0, times)
    .replace(
      /./g,
      "$&: campaigns(first: 100) { nodes { creative { title } variant { title } stats { lastDay { hour } } } } ",
    )}}`;

let server: TestServer;
const clock = new TestClock(new Date(START));
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(() => clock.set(START));
afterAll(() => server.stop());

interface Day {
  day: string;
  calls: number;
  refused: number;
  points: number;
}
const usageOf = async (id: string, days?: number) => {
  const owner = await server.staff("owner");
  const { data, errors } = await owner.run<{ apiKeyUsage: Day[] }>(
    "query U($id: ID!, $days: Int! = 30) { apiKeyUsage(id: $id, days: $days) { day calls refused points } }",
    { id, days },
  );
  return { days: data?.apiKeyUsage ?? [], errors };
};
const today = async (id: string) => (await usageOf(id, 1)).days[0];

describe("use", () => {
  it("is counted exactly, whatever happens at the same moment and at whichever process", async () => {
    const sibling = await server.sibling();
    try {
      const { secret, key } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
      const callers = [keyCaller(server, secret), keyCaller(sibling, secret)];
      const documents = [PLANS, "{ me { id } }", PLANS, "{ broken"];
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, at) => callers[at % 2]?.run(documents[Math.floor(at / 2) % 4] ?? "")),
      );
      const statuses = answers.map((answer) => answer?.status);
      expect([200, 403, 400].map((status) => statuses.filter((one) => one === status).length)).toEqual([40, 20, 20]);
      expect(await today(key.id)).toEqual({ day: "2026-11-23", calls: 80, refused: 40, points: 40 * 5 + 40 });
      const spent = 30_000 - Math.min(...answers.map((answer) => answer?.extensions?.cost?.remaining ?? 30_000));
      expect(spent).toBe(240);
    } finally {
      await sibling.stop();
    }
  });

  it("belongs to days in London, and days without any are there", async () => {
    const { secret, key } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const call = async (at: string) => {
      clock.set(at);
      expect((await keyCaller(server, secret).run(PLANS)).status).toBe(200);
    };
    await call("2026-11-23T23:59:59Z");
    await call("2026-11-24T00:00:00Z");
    // Summer time: 23:30 in UTC is the next day in London.
    await server.db.query("update subscription_periods set period_end = '2027-06-01'");
    await server.db.query("update api_keys set expires_at = '2027-06-01'");
    await server.db.query("update api_key_secrets set expires_at = '2027-06-01'");
    await call("2027-04-01T22:30:00Z");
    await call("2027-04-01T23:30:00Z");
    const spring = (await usageOf(key.id, 3)).days;
    expect(spring.map(({ day, calls }) => [day, calls])).toEqual([
      ["2027-03-31", 0],
      ["2027-04-01", 1],
      ["2027-04-02", 1],
    ]);
    clock.set("2026-11-25T12:00:00Z");
    const { days } = await usageOf(key.id);
    expect(days).toHaveLength(30);
    expect(days.slice(-3).map(({ day, calls }) => [day, calls])).toEqual([
      ["2026-11-23", 1],
      ["2026-11-24", 1],
      ["2026-11-25", 0],
    ]);
    for (const wrong of [0, 91]) {
      expect((await usageOf(key.id, wrong)).errors).toMatchObject([
        { message: "Choose 1 to 90 days.", extensions: { code: "BAD_USER_INPUT", field: "days" } },
      ]);
    }
  });

  it("says when each secret was used last, and counts calls with one that does not work", async () => {
    const owner = await platinumAdvertiser(server);
    const first = await issue(owner, { scopes: SCOPES });
    const used = async () => {
      const [key] = (await list(await server.as(owner.user))).nodes;
      return [key?.lastUsedAt, key?.retiring.map(({ lastUsedAt }) => lastUsedAt)];
    };
    expect(await used()).toEqual([null, []]);
    await keyCaller(server, first.secret).run(PLANS);
    const { secret } = (await rotate(owner, first.key.id, 1)).data.rotateApiKey;
    clock.set("2026-11-23T10:30:00.000Z");
    await keyCaller(server, secret).run(PLANS);
    expect(await used()).toEqual(["2026-11-23T10:30:00.000Z", [START]]);
    clock.set("2026-11-23T11:00:00.000Z");
    expect((await keyCaller(server, first.secret).run(PLANS)).status).toBe(401);
    expect(await used()).toEqual(["2026-11-23T10:30:00.000Z", []]);
    expect(await today(first.key.id)).toMatchObject({ calls: 3, refused: 1, points: 10 });
  });

  it("and replaced secrets are forgotten after 400 days", async () => {
    const owner = await platinumAdvertiser(server);
    const { secret, key } = await issue(owner, { scopes: SCOPES });
    await keyCaller(server, secret).run(PLANS);
    await rotate(owner, key.id, 0);
    const kept = async () => {
      await jobs().sweep({});
      const [row] = await server.db.query(
        `select (select count(*)::int from api_key_hours where key_id = $1) as hours,
                (select count(*)::int from api_key_secrets where key_id = $1) as secrets`,
        [key.id],
      );
      return row;
    };
    clock.set("2027-12-28T09:00:00Z");
    expect(await kept()).toEqual({ hours: 1, secrets: 2 });
    clock.set("2027-12-28T11:00:00Z");
    expect(await kept()).toEqual({ hours: 0, secrets: 1 });
  });
});

describe("limits", () => {
  it("are told with each answer", async () => {
    const { secret } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const { extensions, headers } = await keyCaller(server, secret).run(
      "{ plans { tier } currentApiKey { pointsLeft } }",
    );
    const cost = extensions?.cost;
    expect(cost).toMatchObject({ requested: 6, limit: 30_000, remaining: 29_994 });
    expect(cost?.resetSeconds).toBeGreaterThan(50);
    expect(headers.get("ratelimit-policy")).toBe('"api-key";q=30000;w=60');
    expect(headers.get("ratelimit")).toBe(`"api-key";r=29994;t=${cost?.resetSeconds}`);
    const people = await server.anonymous.run(PLANS);
    expect(people.headers.get("ratelimit")).toBeNull();
  });

  it("hold for all processes together, and what is refused takes no points", async () => {
    const sibling = await server.sibling();
    try {
      const { secret, key } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
      const callers = [keyCaller(server, secret), keyCaller(sibling, secret)];
      const price = (await callers[0]?.run(dear(5)))?.extensions?.cost?.requested ?? 0;
      expect(price).toBeGreaterThan(1_000);
      const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => callers[at % 2]?.run(dear(5))));
      const allowed = Math.floor(30_000 / price);
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(allowed - 1);
      const refused = answers.filter((answer) => answer?.status === 429);
      expect(refused).toHaveLength(40 - allowed + 1);
      for (const answer of refused) {
        expect(answer?.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
        expect(Number(answer?.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(answer?.headers.get("ratelimit")).toMatch(/^"api-key";r=\d+;t=\d+$/);
        expect(answer?.extensions?.cost?.requested).toBe(price);
      }
      expect((await callers[1]?.run(PLANS))?.extensions?.cost?.remaining).toBe(30_000 - allowed * price - 5);
      expect(await today(key.id)).toEqual({
        day: "2026-11-23",
        calls: 42,
        refused: 40 - allowed + 1,
        points: allowed * price + 5,
      });
    } finally {
      await sibling.stop();
    }
  });

  it("of one operation are those of everybody, and a refusal tells what it cost", async () => {
    const { secret } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const { status, errors, extensions } = await keyCaller(server, secret).run(dear(6));
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^This request is too large: it costs \d+/),
    ]);
    expect(extensions?.cost).toMatchObject({ requested: 5_406, remaining: 29_999 });
  });
});

describe("owners", () => {
  it("are mailed 14, 7 and 1 days before the end, once each, and anew after a rotation", async () => {
    const owner = await platinumAdvertiser(server);
    const staff = await server.staff("owner");
    const { key } = await issue(owner, { service: "Campaign export", scopes: SCOPES });
    await issue(staff, { service: "Status page", scopes: ["read:system"] });
    const days: number[] = [];
    for (let day = 70; day < 91; day += 1) {
      clock.set(START);
      clock.go(day);
      const before = (await written(owner.user.email)).length;
      await jobs().remind_of_api_keys({});
      await jobs().remind_of_api_keys({});
      if ((await written(owner.user.email)).length > before) days.push(90 - day);
    }
    expect(days).toEqual([14, 7, 1]);
    const [mail] = await written(owner.user.email);
    expect(mail?.subject).toBe("An API key ends soon");
    expect(mail?.text).toContain(`“Campaign export” (${key.maskedKey}) ends on 21 Feb 2027.`);
    expect(mail?.text).toContain("/advertiser/api-keys");
    const [staffs] = await written(staff.user.email);
    expect(staffs?.text).toContain("/admin/security?part=keys");
  });

  it("who rotated are mailed of the new secret alone", async () => {
    const owner = await server.staff("owner");
    const { key } = await issue(owner, { service: "Rotated", scopes: ["read:system"] });
    clock.go(80);
    await jobs().remind_of_api_keys({});
    expect(await written(owner.user.email)).toHaveLength(1);
    await rotate(await server.as(owner.user), key.id);
    clock.go(75);
    await jobs().remind_of_api_keys({});
    expect(await written(owner.user.email)).toHaveLength(1);
    clock.go(1);
    await jobs().remind_of_api_keys({});
    expect(await written(owner.user.email)).toHaveLength(2);
  });

  it("who erase their account take their keys along", async () => {
    const password = "Correct-Horse-9!";
    const owner = await server.staff("owner");
    await server.db.query("update users set password_hash = $2 where id = $1", [
      owner.user.id,
      await hashPassword(password),
    ]);
    const other = await server.staff("owner");
    await server.db.query("update users set password_hash = 'x' where id = $1", [other.user.id]);
    const { secret, key } = await issue(owner, { service: "Gone", scopes: ["read:system"] });
    await keyCaller(server, secret).run(PLANS);
    const { errors } = await owner.run("mutation E($password: String!) { eraseAccount(password: $password) }", {
      password,
    });
    expect(errors).toBeUndefined();
    const { status, errors: refused } = await keyCaller(server, secret).run(PLANS);
    expect([status, refused?.[0]?.message]).toEqual([401, "This API key is not recognised."]);
    const [{ left }] = await server.db.query(
      `select (select count(*) from api_keys where id = $1) + (select count(*) from api_key_secrets where key_id = $1)
            + (select count(*) from api_key_hours where key_id = $1) as left`,
      [key.id],
    );
    expect(Number(left)).toBe(0);
  });
});

const jobs = () =>
  createJobs(server.platform, undefined, createPushGateway(`http://${randomUUID()}.test`), server.windows);

const written = async (address: string) =>
  (await mailsTo(server, address)).filter(({ template }) => template === "apiKeyEnding");
