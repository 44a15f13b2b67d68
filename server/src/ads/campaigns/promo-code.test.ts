import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { type Advertiser, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { makeCampaign } from "./campaign.factory";
import { CONVERSION_MESSAGES } from "./conversion.rules";
import { PROMO_CODE_MESSAGES } from "./promo-code.rules";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;
let campaignId: string;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-06-10T09:20:30Z");
  advertiser = await billing.advertiser();
  campaignId = await campaign();
});

const campaign = async (given: object = {}, { user } = advertiser) =>
  (
    await makeCampaign(server.db.manager, {
      advertiserId: user.id,
      createdAt: new Date("2026-06-01T09:00:00Z"),
      ...given,
    })
  ).id;

const setCode = async (code: string | null, id = campaignId, who = advertiser) => {
  const { data, errors } = await who.run<{ updatePromoCode: { promoCode: string | null } }>(
    "mutation U($id: ID!, $code: String) { updatePromoCode(campaignId: $id, code: $code) { promoCode } }",
    { id, code },
  );
  return { code: data?.updatePromoCode.promoCode, error: errors?.[0] };
};
const order = (given: object = {}) => ({
  ...{ promoCode: "SPRING10", orderId: "A-1001", day: "2026-06-09", count: 1, revenuePence: 25_00 },
  ...given,
});
const report = async (rows: readonly object[], key: string = randomUUID()) =>
  (
    await advertiser.run(
      "mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { rowCount } }",
      { input: { idempotencyKey: key, rows } },
    )
  ).errors?.[0]?.extensions.problems;
interface Read {
  conversions: {
    nodes: { id: string; campaignId: string; orderId: string | null; promoCode: string | null; count: number }[];
  };
  insights: { total: { conversions: number; revenuePence: number }; rows: { nodes: { keys: string[] }[] } };
}
const read = async () =>
  (
    await advertiser.run<Read>(
      `{ conversions { nodes { id campaignId orderId promoCode count } }
         insights(metrics: [CONVERSIONS, REVENUE], dimensions: [CAMPAIGN], period: { from: "2026-06-01", to: "2026-06-10" })
           { total { conversions revenuePence } rows { nodes { keys } } } }`,
    )
  ).data;

describe("the code of a campaign", () => {
  const shown = () =>
    server.platform.adverts.index.campaigns().find(({ id }) => id === campaignId)?.creatives[0].advert.promoCode;

  it("is shown with its adverts from now on, changed and taken away", async () => {
    await advertiser.subscribe("GOLD");
    expect((await setCode(" spring 10 ")).code).toBe("SPRING10");
    await until(async () => shown() === "SPRING10", "the code");
    expect((await setCode("SUMMER10")).code).toBe("SUMMER10");
    await until(async () => shown() === "SUMMER10", "the other code");
    expect((await setCode(null)).code).toBeNull();
    await until(async () => shown() === null, "no code");
    expect((await setCode("SPRING10")).code).toBe("SPRING10");
  });

  it.each(["ABC", "A".repeat(17), "12345678", "SAVE-10", "ÉTÉ2026"])("is no %s", async (code) => {
    expect((await setCode(code)).error).toMatchObject({
      message: PROMO_CODE_MESSAGES.form,
      extensions: { field: "code" },
    });
  });

  it("is read by compliance like other words of an advert", async () => {
    const { error } = await setCode("CURE10");
    expect(error?.message).toMatch(/^This code breaks a rule for adverts: /);
    expect(error?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "code" });
  });

  it("belongs to one campaign of one advertiser for good", async () => {
    await setCode("SPRING10");
    await setCode(null);
    const other = await campaign();
    expect((await setCode("SPRING10", other)).error?.message).toBe(PROMO_CODE_MESSAGES.taken);
    const stranger = await billing.advertiser();
    expect((await setCode("SPRING10", campaignId, stranger)).error?.extensions.code).toBe("NOT_FOUND");
    expect((await setCode("SPRING10", await campaign({}, stranger), stranger)).code).toBe("SPRING10");
  });

  it("is refused and never shown where it would tell of somebody's health", async () => {
    const aimed = await campaign({ topics: ["Allergies"] });
    expect((await setCode("SPRING10", aimed)).error?.message).toBe(PROMO_CODE_MESSAGES.aimed);
    await advertiser.subscribe("PLATINUM");
    await setCode("SUMMER10");
    await until(async () => shown() === "SUMMER10", "the code");
    // Aimed by a symptom afterwards, without the code being taken away.
    await server.db.query("update campaigns set topics = '{Allergies}' where id = $1", [campaignId]);
    await server.db.query("update companies set website = 'https://example.test' where advertiser_id = $1", [
      advertiser.user.id,
    ]);
    await advertiser.run("mutation P($id: ID!) { pauseCampaign(id: $id) { id } }", { id: campaignId });
    await advertiser.run("mutation P($id: ID!) { resumeCampaign(id: $id) { id } }", { id: campaignId });
    await until(async () => shown() === null, "the advert without its code");
  });
});

describe("orders by code", () => {
  beforeEach(async () => {
    await setCode("SPRING10");
  });

  it("count for the code's campaign beside its days, once for each number, with the last report of it", async () => {
    await report([
      order(),
      order({ orderId: "A-1002", promoCode: "spring10", revenuePence: 5_00 }),
      { campaignId, day: "2026-06-09", count: 3, revenuePence: 45_00 },
    ]);
    await Promise.all(Array.from({ length: 5 }, () => report([order({ revenuePence: 20_00 })])));
    const { conversions, insights } = await read();
    expect(insights.total).toEqual({ conversions: 5, revenuePence: 70_00 });
    expect(insights.rows.nodes.map(({ keys }) => keys)).toEqual([[campaignId]]);
    expect(conversions.nodes.map(({ orderId, promoCode }) => [orderId, promoCode]).sort()).toEqual([
      [null, null],
      ["A-1001", "SPRING10"],
      ["A-1002", "SPRING10"],
    ]);
  });

  it("go on counting when another code is shown, and move when they are corrected", async () => {
    const other = await campaign();
    await setCode("AUTUMN10", other);
    await setCode("SUMMER10");
    await report([order()]);
    expect((await read()).conversions.nodes).toMatchObject([{ campaignId, count: 1 }]);
    await report([order({ promoCode: "AUTUMN10" })]);
    expect((await read()).conversions.nodes).toMatchObject([{ campaignId: other, count: 1 }]);
    await report([order({ count: 0, revenuePence: 0 })]);
    expect((await read()).insights.total).toMatchObject({ conversions: 0 });
  });

  it("are deleted, and do not come again with the same report", async () => {
    const key = randomUUID();
    await report([order()], key);
    const [{ id } = { id: "" }] = (await read()).conversions.nodes;
    await advertiser.run("mutation D($id: ID!) { deleteConversion(id: $id) }", { id });
    await report([order()], key);
    expect((await read()).conversions.nodes).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["promoCode", { promoCode: "WINTER10" }, CONVERSION_MESSAGES.code],
    ["promoCode", { orderId: null }, CONVERSION_MESSAGES.target],
    ["promoCode", { promoCode: null }, CONVERSION_MESSAGES.target],
    ["promoCode", { campaignId: randomUUID() }, CONVERSION_MESSAGES.target],
    ["orderId", { orderId: "jo@example.test" }, CONVERSION_MESSAGES.orderForm],
    ["orderId", { orderId: "A-1001" }, CONVERSION_MESSAGES.orderTwice],
    ["count", { count: 2 }, CONVERSION_MESSAGES.orderCount],
    ["day", { day: "2026-06-11" }, CONVERSION_MESSAGES.future],
  ])("have a sentence on %s for %j, and then nothing is kept", async (field, wrong, message) => {
    expect(await report([order(), order({ orderId: "A-1003", ...wrong })])).toEqual([
      { field: `rows.1.${field}`, message },
    ]);
    expect((await read()).conversions.nodes).toEqual([]);
  });
});
