import { randomUUID } from "node:crypto";
import { asOwner, report } from "../../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { addDays } from "../../platform/london.rules";
import type { Campaign } from "../campaigns/campaign.entity";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, advertiserWith, countHours } from "../campaigns/campaign.test-support";
import { campaignCounted } from "../campaigns/campaign.topics";
import { NOTHING_KNOWN } from "../campaigns/targeting.rules";
import { TestClock } from "../subscriptions/billing.test-support";
import { isHeldOutDay } from "./hold-outs";
import { compareForecasts } from "./kept-forecast.service";
import { HOLD_OUT_MESSAGES } from "./lift.rules";
import type { CampaignLiftType } from "./lift.type";
import type { TokenSet } from "./tokens";

const TODAY = "2026-11-23";
const clock = new TestClock(new Date(`${TODAY}T12:00:00Z`));
let server: TestServer;
let who: Advertiser;
let campaign: Campaign;

beforeEach(async () => {
  clock.set(`${TODAY}T12:00:00Z`);
  server = await startTestServer({ clock });
  who = await advertiserWith(server, { tier: "PLATINUM", periodStart: new Date("2026-11-10T00:00:00Z") });
  const example = { id: idThatFits(), advertiserId: who.user.id, createdAt: new Date("2026-05-01") };
  campaign = await makeCampaign(server.db.manager, example);
});
afterEach(() => server.stop());

/** A campaign whose held-out days, drawn by chance, suit all these tests: one within six days, and none a week or two beside another. */
function idThatFits(): string {
  for (;;) {
    const id = randomUUID();
    const isDrawn = (from: number) => isHeldOutDay(server.platform.secrets.index, id, addDays(TODAY, from));
    const held = Array.from({ length: 110 }, (_, at) => at - 90).filter(isDrawn);
    const areApart = held.every((one) => !held.includes(one + 7) && !held.includes(one + 14));
    if (areApart && held.some((from) => from >= 1 && from <= 6)) return id;
  }
}

const LIFT = `id isOn since impressions impressionsNeeded state comparedDays comparedDaysNeeded orders ordersNeeded percent from to
  days { day requests orders expected }`;
async function liftOf(caller: Caller, id = campaign.id) {
  const { data, errors } = await caller.run<{ campaignLift: CampaignLiftType }>(
    `query L($id: ID!) { campaignLift(campaignId: $id) { ${LIFT} } }`,
    { id },
  );
  return { ...data?.campaignLift, code: errors?.[0]?.extensions.code };
}
async function switchTo(isOn: boolean, caller: Caller = who, id = campaign.id) {
  const { data, errors } = await caller.run<{ switchHoldOut: CampaignLiftType }>(
    `mutation S($id: ID!, $isOn: Boolean!) { switchHoldOut(campaignId: $id, isOn: $isOn) { ${LIFT} } }`,
    { id, isOn },
  );
  return { ...data?.switchHoldOut, error: errors?.[0] };
}
const report1000 = () => countHours(server, campaign.id, { hour: "2026-11-20T10:00:00Z", views: 1_000 });
const isHeld = (day: string) => isHeldOutDay(server.platform.secrets.index, campaign.id, day);
/** The first day after today that is held out, or is not. */
const next = (wanted: boolean, from = addDays(TODAY, 1)): string =>
  isHeld(from) === wanted ? from : next(wanted, addDays(from, 1));
const goTo = async (day: string) => {
  clock.set(`${day}T12:00:00Z`);
  who = { ...who, ...(await server.as(who.user)) };
  server.platform.hub.resynchronise();
  await until(() => server.platform.adverts.index.get(campaign.id)?.holdsOutFrom !== undefined, "the campaign");
};
const advertFor = async (caller: Caller) =>
  (
    await caller.run<{ sponsoredRecommendation: { viewToken: string } | null }>(
      "{ sponsoredRecommendation { viewToken } }",
    )
  ).data.sponsoredRecommendation;
const counted = async () =>
  (
    await server.db.query(
      "select coalesce(sum(held_out), 0)::int as held, coalesce(sum(views), 0)::int as views from campaign_hours where campaign_id = $1 and hour >= '2026-11-21'",
      [campaign.id],
    )
  )[0];

describe("a hold-out", () => {
  it("is off, can be switched on from 1,000 impressions, begins tomorrow, and ends at once", async () => {
    expect(await liftOf(who)).toMatchObject({ isOn: false, since: null, state: "NO_HOLD_OUT", impressions: 0 });
    expect((await switchTo(true)).error).toMatchObject({
      message: HOLD_OUT_MESSAGES.tooSmall,
      extensions: { code: "CONFLICT" },
    });
    await report1000();
    const on = { isOn: true, since: addDays(TODAY, 1), state: "NO_DAYS", impressions: 1_000 };
    expect(await switchTo(true)).toMatchObject(on);
    expect(await switchTo(true)).toMatchObject(on);
    expect(await switchTo(false)).toMatchObject({ isOn: false, state: "NO_HOLD_OUT" });
    await switchTo(true);
    await goTo(addDays(TODAY, 12));
    expect(await switchTo(false)).toMatchObject({ isOn: false, since: null });
    const periods = "select from_day::text as from, to_day::text as to from campaign_hold_outs";
    expect(await server.db.query(periods)).toEqual([{ from: addDays(TODAY, 1), to: addDays(TODAY, 11) }]);
  });

  it("is not for what has ended, and nobody else's", async () => {
    await report1000();
    const other = await advertiserWith(server);
    expect((await switchTo(true, other)).error?.extensions.code).toBe("NOT_FOUND");
    expect((await liftOf(other)).code).toBe("NOT_FOUND");
    await server.db.query("update campaigns set status = 'ENDED', ended_at = $1", [clock.now()]);
    expect((await switchTo(true)).error?.message).toBe(HOLD_OUT_MESSAGES.notRunning);
  });

  it("counts each request of a held-out day that would have shown the campaign, in parallel and in two processes, and of no other day", async () => {
    await report1000();
    await switchTo(true);
    const other = await server.sibling();
    const announced: string[] = [];
    const stop = server.platform.hub.listen(campaignCounted, ({ heldOut }) => void announced.push(heldOut));
    try {
      await goTo(next(false));
      const seen = await advertFor(await server.patient());
      expect(seen).not.toBeNull();
      expect(await counted()).toEqual({ held: 0, views: 0 });
      await goTo(next(true));
      other.platform.hub.resynchronise();
      const people = await Promise.all(Array.from({ length: 20 }, () => server.patient()));
      const elsewhere = await Promise.all(people.map(({ user }, at) => (at % 2 === 0 ? other : server).as(user)));
      const answers = await Promise.all(elsewhere.map((one) => advertFor(one)));
      expect(answers).toEqual(Array(20).fill(null));
      // Committed before anybody was answered.
      expect(await counted()).toEqual({ held: 20, views: 0 });
      await until(() => announced.reduce((sum, count) => sum + Number(count), 0) === 20, "the announcement");
      const today = (await liftOf(who)).days?.[0];
      expect(today).toEqual({ day: next(true), requests: 20, orders: null, expected: null });
      // Nothing about whoever asked.
      const [{ events }] = await server.db.query("select count(*)::int as events from ad_events");
      expect(events).toBe(0);
    } finally {
      stop();
      await other.stop();
    }
  });

  it("uses up caps like impressions, lets the next campaign be shown, and costs no budget", async () => {
    await server.db.query("update campaigns set frequency_cap = 2, monthly_budget_pence = 100000 where id = $1", [
      campaign.id,
    ]);
    await report1000();
    await switchTo(true);
    await goTo(next(true));
    const patient = await server.patient();
    const campaigns = server.platform.adverts.explain({ ...NOTHING_KNOWN, city: null, language: "en", topic: null });
    expect(campaigns.map(({ obstacle }) => obstacle)).toEqual(["HELD_OUT"]);
    for (let times = 0; times < 5; times += 1) await advertFor(patient);
    expect(await counted()).toEqual({ held: 2, views: 0 });
    expect(server.platform.adverts.index.tally(campaign.id)).toMatchObject({ today: 2, month: 1_000 });
    const second = await makeCampaign(server.db.manager, { advertiserId: who.user.id });
    server.platform.hub.resynchronise();
    await until(() => server.platform.adverts.index.get(second.id) !== undefined, "the second campaign");
    const advert = await advertFor(await server.patient());
    expect(advert).not.toBeNull();
    clock.set(new Date(clock.now().getTime() + 2_000));
    const set = { VIEW: advert?.viewToken } as TokenSet;
    expect((await report(server.url, "VIEW", set)).body).toEqual({ counted: true });
    const [{ views }] = await server.db.query(
      "select sum(views)::int as views from campaign_hours where campaign_id = $1",
      [second.id],
    );
    expect(views).toBe(1);
  });

  it("makes another campaign of a forecast that is kept", async () => {
    await server.db.query(
      `insert into campaign_forecasts (campaign_id, version, made_at, from_day, to_day, likely, low, high)
       values ($1, 1, now(), '2026-11-10', '2026-11-16', 10, 5, 20)`,
      [campaign.id],
    );
    await countDays([
      { day: "2026-11-12", views: 10, held: 0 },
      { day: "2026-11-13", views: 0, held: 3 },
    ]);
    await compareForecasts(server.platform);
    const [{ came }] = await server.db.query("select came from campaign_forecasts");
    expect(came).toBeNull();
  });
});

/** Days as advertising counts them. */
const countDays = (days: readonly { day: string; views: number; held: number }[]) =>
  asOwner(server, (owner) =>
    owner.query(
      `insert into campaign_hours (campaign_id, hour, creative_id, views, held_out)
       select $1, (d.day || 'T10:00:00Z')::timestamptz, $2, d.views, d.held from jsonb_to_recordset($3::jsonb) as d (day text, views int, held int)`,
      [campaign.id, campaign.creativeId, JSON.stringify(days)],
    ),
  );

it("is told of what was counted and reported, and of orders that were reported later", async () => {
  const days = Array.from({ length: 90 }, (_, at) => addDays(TODAY, at - 90));
  await server.db.query("insert into campaign_hold_outs (campaign_id, from_day) values ($1, $2)", [
    campaign.id,
    days[0],
  ]);
  await countDays(days.map((day) => (isHeld(day) ? { day, views: 0, held: 50 } : { day, views: 40, held: 0 })));
  const reportOrders = (rows: object[]) =>
    who.run("mutation R($input: ReportConversionsInput!) { reportConversions(input: $input) { rowCount } }", {
      input: { idempotencyKey: crypto.randomUUID(), rows },
    });
  expect(await liftOf(who)).toMatchObject({ state: "NO_ORDERS", comparedDays: 0, percent: null });
  // 20 orders come by themselves and 5 by the adverts, each a little more or less.
  const rows = days.map((day, at) => {
    const allOrders = 20 + (at % 3) + (isHeld(day) ? 0 : 5);
    return { campaignId: campaign.id, day, count: 1, revenuePence: 0, allOrders };
  });
  expect((await reportOrders(rows)).errors).toBeUndefined();
  const told = await liftOf(who);
  expect(told).toMatchObject({ state: "READY", isOn: true });
  expect(told.comparedDays).toBeGreaterThanOrEqual(8);
  expect(told.percent).toBeGreaterThan(15);
  expect(told.percent).toBeLessThan(35);
  expect(told.from).toBeGreaterThan(5);
  expect(told.to).toBeLessThan(50);
  expect(told.days?.every(({ requests, orders }) => requests === 50 && (orders ?? 0) >= 20)).toBe(true);
  // A later report that says nothing of all orders leaves them, and they cannot be fewer than the conversions.
  await reportOrders(rows.map(({ allOrders: _said, ...row }) => row));
  expect(await liftOf(who)).toEqual(told);
  const wrong = await reportOrders([{ ...rows[0], count: 30 }]);
  expect(wrong.errors?.[0]?.extensions.problems).toEqual([
    { field: "rows.0.allOrders", message: "All orders of the day cannot be fewer than its conversions." },
  ]);
});
