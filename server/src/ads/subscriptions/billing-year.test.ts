import type { TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { type Advertiser, CARDS, countViews, DOCUMENTS, startBilling, type TestClock } from "./billing.test-support";
import { checkLedger } from "./ledger.service";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeAll(async () => {
  billing = await startBilling("2026-01-31T15:40:00Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());

/** The jobs run at that moment. */
async function at(time: string): Promise<void> {
  clock.set(time);
  await billing.runJobs();
}

const templates = async ({ user }: Advertiser) => (await mailsTo(server, user.email)).map(({ template }) => template);

const periodsOf = ({ user }: Advertiser): Promise<{ kind: string; span: string; charged: number | null }[]> =>
  server.db.query(
    `select kind, to_char(period_start, 'MM-DD HH24') || ' ' || to_char(period_end, 'MM-DD HH24') as span, charged_impressions as charged
       from subscription_periods where advertiser_id = $1 order by period_start`,
    [user.id],
  );

it("a year: twelve renewals from the anchor day, an upgrade, and impressions over the quota", async () => {
  clock.set("2026-01-31T15:40:00Z");
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE");
  // 112,345 in the first month: 12,345 over the quota at £10 for each 1,000 are £123.45.
  await countViews(server, advertiser.user.id, [
    { hour: "2026-01-31T15:00:00Z", views: 60_000 },
    { hour: "2026-02-10T12:00:00Z", views: 45_000, title: "Cough drops" },
    { hour: "2026-02-27T23:00:00Z", views: 7_345 },
    { hour: "2026-02-28T00:00:00Z", views: 1_000 }, // the next month's
  ]);
  await at("2026-02-14T00:00:00Z");
  await at("2026-02-14T00:01:00Z");
  expect((await templates(advertiser)).sort()).toEqual(["paymentReceived", "quotaCrossed", "renewalReminder"]);
  const reminder = (await mailsTo(server, advertiser.user.email)).find(
    ({ template }) => template === "renewalReminder",
  );
  expect(reminder?.text).toContain("28 Feb 2026");
  expect(reminder?.text).toContain("£748.14"); // £500.00 + £123.45, with VAT
  expect((await advertiser.standing())?.renewal).toMatchObject({ netPence: 62_345, grossPence: 74_814 });
  expect((await advertiser.standing())?.isRenewalNear).toBe(true);

  await at("2026-02-27T23:30:00Z"); // days of grace are prepared
  await at("2026-02-28T00:04:00Z"); // too early: what was shown just before is still counted
  expect((await advertiser.invoices()).length).toBe(1);
  expect((await advertiser.run<{ usage: object }>("{ usage { tier } }")).data.usage).not.toBeNull(); // adverts go on
  await at("2026-02-28T00:05:00Z");
  await at("2026-02-28T00:06:00Z");
  const [renewal] = await advertiser.invoices();
  expect(renewal).toMatchObject({ kind: "RENEWAL", money: { netPence: 62_345, vatPence: 12_469, grossPence: 74_814 } });
  expect(renewal?.items).toEqual([
    {
      text: "Bronze plan, 28 Feb 2026 to 30 Mar 2026",
      netPence: 50_000,
      impressions: null,
      days: null,
      creatives: null,
    },
    {
      text: "12,345 impressions over the quota of Bronze, 31 Jan 2026 to 27 Feb 2026, £10.00 per 1,000",
      netPence: 12_345,
      impressions: 12_345,
      days: [
        { day: "2026-02-10", impressions: 5_000 },
        { day: "2026-02-27", impressions: 7_345 },
      ],
      creatives: [
        { title: "A nasal spray", impressions: 7_345 },
        { title: "Cough drops", impressions: 5_000 },
      ],
    },
  ]);

  await at("2026-03-15T12:00:00Z");
  expect((await advertiser.upgrade("SILVER")).payment.money.netPence).toBe(50_000);
  const ends = [
    "2026-03-30T23:05:00Z",
    "2026-04-29T23:05:00Z",
    "2026-05-30T23:05:00Z",
    "2026-06-29T23:05:00Z",
    "2026-07-30T23:05:00Z",
    "2026-08-30T23:05:00Z",
    "2026-09-29T23:05:00Z",
    "2026-10-31T00:05:00Z",
    "2026-11-30T00:05:00Z",
    "2026-12-31T00:05:00Z",
    "2027-01-31T00:05:00Z",
  ];
  for (const end of ends) await at(end);
  const invoices = await advertiser.invoices();
  expect(invoices.map(({ kind }) => kind).reverse()).toEqual([
    "SUBSCRIPTION",
    "RENEWAL",
    "UPGRADE",
    ...ends.map(() => "RENEWAL"),
  ]);
  expect(invoices.slice(0, ends.length).every(({ money }) => money.netPence === 150_000)).toBe(true);
  expect(invoices[0]?.number).toMatch(/^2027-/);
  const periods = await periodsOf(advertiser);
  expect(periods.map(({ kind }) => kind)).toEqual(Array(13).fill("PAID"));
  expect(periods.slice(0, 4).map(({ span }) => span)).toEqual([
    "01-31 15 02-28 00",
    "02-28 00 03-30 23", // midnight in London, in summer
    "03-30 23 04-29 23",
    "04-29 23 05-30 23",
  ]);
  expect(periods[0]?.charged).toBe(112_345);
  expect(periods.at(-1)?.charged).toBeNull();
  await checkLedger(billing.context);
  const [check] = await server.db.query(
    "select differences, details from ledger_checks order by checked_at desc limit 1",
  );
  expect(check).toEqual({ differences: 0, details: [] });
});

it("a renewal that fails: grace, three tries, paid in time as if nothing had been; then lapse, and a new beginning", async () => {
  clock.set("2026-03-10T08:00:00Z");
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE", CARDS.declinedLater);
  await at("2026-04-09T23:05:00Z");
  expect(await advertiser.standing()).toMatchObject({
    status: "PAST_DUE",
    graceEndsAt: "2026-04-16T23:00:00.000Z",
    nextAttemptAt: "2026-04-10T23:00:00.000Z",
    periodStart: "2026-04-09T23:00:00.000Z",
    renewal: { lines: [{ text: "Bronze plan, 10 Apr 2026 to 9 May 2026", netPence: 50_000 }] },
  });
  await countViews(server, advertiser.user.id, [{ hour: "2026-04-10T10:00:00Z", views: 5 }]);
  expect((await advertiser.run<{ usage: object }>("{ usage { impressionsUsed } }")).data.usage).toEqual({
    impressionsUsed: 5,
  });
  await at("2026-04-10T12:00:00Z");
  await at("2026-04-10T23:00:00Z");
  expect((await advertiser.standing())?.nextAttemptAt).toBe("2026-04-12T23:00:00.000Z");
  // The advertiser tries in between, which fails too and moves nothing; then with another card.
  const own = await advertiser.retry();
  expect([own.payment.status, own.subscription?.nextAttemptAt]).toEqual(["DECLINED", "2026-04-12T23:00:00.000Z"]);
  expect((await templates(advertiser)).filter((name) => name === "renewalFailed")).toHaveLength(2);
  await advertiser.useCard(CARDS.good);
  const { payment, subscription } = await advertiser.retry();
  expect(payment).toMatchObject({ purpose: "RENEWAL", status: "SUCCEEDED" });
  expect(subscription).toMatchObject({
    status: "ACTIVE",
    graceEndsAt: null,
    nextAttemptAt: null,
    periodStart: "2026-04-09T23:00:00.000Z",
    periodEnd: "2026-05-09T23:00:00.000Z",
  });
  expect(
    (await advertiser.run(DOCUMENTS.retry, { input: { idempotencyKey: crypto.randomUUID() } })).errors?.[0]?.message,
  ).toBe("There is no failed renewal to pay.");

  // The next month was over its quota; then every try fails.
  await countViews(server, advertiser.user.id, [{ hour: "2026-04-20T10:00:00Z", views: 100_996 }]);
  await advertiser.useCard(CARDS.declined);
  await at("2026-05-09T23:10:00Z");
  const due = await advertiser.standing();
  expect(due?.renewal?.lines.map(({ netPence }) => netPence)).toEqual([50_000, 1_001]);
  for (const time of ["2026-05-10T23:00:00Z", "2026-05-12T23:00:00Z", "2026-05-14T23:00:00Z"]) await at(time);
  expect((await advertiser.standing())?.nextAttemptAt).toBeNull();
  await countViews(server, advertiser.user.id, [{ hour: "2026-05-15T10:00:00Z", views: 900_000 }]); // in grace: never charged
  await at("2026-05-16T22:59:00Z");
  expect((await advertiser.standing())?.status).toBe("PAST_DUE");
  await at("2026-05-16T23:00:00Z");
  expect(await advertiser.standing()).toMatchObject({
    status: "LAPSED",
    renewal: null,
    graceEndsAt: null,
    nextAttemptAt: null,
  });
  expect((await advertiser.run<{ usage: null }>("{ usage { tier } }")).data.usage).toBeNull();
  expect((await templates(advertiser)).at(-1)).toBe("subscriptionLapsed");

  // What was not charged is on the next invoice, whatever it is for.
  clock.set("2026-06-01T09:00:00Z");
  const again = await advertiser.subscribe("SILVER");
  expect(again.payment.money.lines.map(({ netPence }) => netPence)).toEqual([150_000, 1_001]);
  expect(again.subscription).toMatchObject({ status: "ACTIVE", tier: "SILVER", startDate: "2026-06-01T09:00:00.000Z" });
  expect((await periodsOf(advertiser)).map(({ kind, charged }) => [kind, charged])).toEqual([
    ["PAID", 0],
    ["PAID", 101_001],
    ["GRACE", null],
    ["PAID", null],
  ]);
});

it("a cancelled subscription runs to its end and charges what was over the quota alone; it can be taken back before", async () => {
  clock.set("2026-08-05T10:00:00Z");
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE");
  await countViews(server, advertiser.user.id, [{ hour: "2026-08-20T10:00:00Z", views: 150_000 }]);
  await at("2026-09-04T22:30:00Z"); // grace is prepared
  await advertiser.run(DOCUMENTS.cancel);
  expect(await advertiser.standing()).toMatchObject({ status: "ACTIVE", cancelAtPeriodEnd: true, renewal: null });
  await advertiser.run(DOCUMENTS.resume);
  expect((await advertiser.standing())?.renewal?.netPence).toBe(100_000);
  await advertiser.run(DOCUMENTS.cancel);
  clock.set("2026-09-04T23:03:00Z");
  expect((await advertiser.run(DOCUMENTS.resume)).errors?.[0]?.message).toBe(
    "Your plan is being renewed. Please try again in a few minutes.",
  );
  await at("2026-09-04T23:10:00Z");
  expect(await advertiser.standing()).toMatchObject({ status: "ENDED", renewal: null, isRenewalNear: false });
  const [last] = await advertiser.invoices();
  expect(last).toMatchObject({ kind: "OVER_QUOTA", money: { netPence: 50_000, grossPence: 60_000 } });
  expect((await advertiser.run(DOCUMENTS.cancel)).errors?.[0]?.message).toBe(
    "This plan has ended. Please choose a plan.",
  );
  expect((await advertiser.quote("SILVER")).kind).toBe("SUBSCRIBE");
  expect((await periodsOf(advertiser)).map(({ kind }) => kind)).toEqual(["PAID"]);
});

it("the plan of a suspended advertiser ends with the month that is paid: no reminder, no further charge", async () => {
  clock.set("2026-04-10T10:00:00Z");
  const [kept, restored] = [await billing.advertiser(), await billing.advertiser()];
  const suspend = (id: string, since: Date | null) =>
    server.db.query("update users set suspended_at = $2 where id = $1", [id, since]);
  for (const advertiser of [kept, restored]) {
    await advertiser.subscribe("BRONZE");
    await suspend(advertiser.user.id, clock.now());
  }
  await at("2026-05-01T10:00:00Z");
  expect(await templates(kept)).not.toContain("renewalReminder");
  await suspend(restored.user.id, null);
  for (const time of ["2026-05-09T22:30:00Z", "2026-05-09T23:10:00Z"]) await at(time);
  await suspend(kept.user.id, null); // to read how it stands
  expect(await kept.standing()).toMatchObject({ status: "ENDED", renewal: null });
  expect((await kept.invoices()).map(({ kind }) => kind)).toEqual(["SUBSCRIPTION"]);
  expect((await periodsOf(kept)).map(({ kind }) => kind)).toEqual(["PAID"]);
  expect(await restored.standing()).toMatchObject({ status: "ACTIVE" });
  expect((await restored.invoices()).map(({ kind }) => kind)).toEqual(["RENEWAL", "SUBSCRIPTION"]);
});

it("months in which nothing ran are skipped, not charged", async () => {
  clock.set("2026-04-15T10:00:00Z");
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE");
  await at("2026-08-20T10:00:00Z");
  const invoices = await advertiser.invoices();
  expect(invoices.map(({ kind }) => kind)).toEqual(["RENEWAL", "SUBSCRIPTION"]);
  expect(await advertiser.standing()).toMatchObject({
    status: "ACTIVE",
    periodStart: "2026-08-14T23:00:00.000Z",
    periodEnd: "2026-09-14T23:00:00.000Z",
  });
});

it("an upgrade while the renewal runs, or in grace, is refused; nothing is charged twice", async () => {
  clock.set("2026-10-05T10:00:00Z");
  const advertiser = await billing.advertiser();
  await advertiser.subscribe("BRONZE");
  const input = await advertiser.purchase("SILVER");
  clock.set("2026-11-05T00:06:00Z");
  const [, answer] = await Promise.all([billing.runJobs(), advertiser.run(DOCUMENTS.upgrade, { input })]);
  expect(answer.errors?.[0]?.extensions.code ?? "renewed first").toMatch(/CONFLICT|renewed first/);
  const kinds = (await advertiser.invoices()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "RENEWAL")).toHaveLength(1);
  expect(kinds.length).toBe(answer.errors ? 2 : 3);
  // Two processes that renew at once renew once.
  clock.set("2026-12-05T00:10:00Z");
  await Promise.all([billing.runJobs(), billing.runJobs(), billing.runJobs()]);
  expect((await advertiser.invoices()).filter(({ kind }) => kind === "RENEWAL")).toHaveLength(2);
  await advertiser.useCard(CARDS.declined);
  await at("2027-01-05T00:10:00Z");
  expect((await advertiser.run(DOCUMENTS.quote, { tier: "PLATINUM" })).errors?.[0]?.message).toBe(
    "Please pay your renewal first.",
  );
});
