import type { TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { createDataSource } from "../../platform/database";
import { makeCampaign } from "../campaigns/campaign.factory";
import { type Advertiser, countViews, startBilling, type TestClock } from "../subscriptions/billing.test-support";
import { type InsightViewInput, lastDue, mailedDays, VIEW_MESSAGES } from "./insight-view.rules";
import { mailInsightViews } from "./insight-view-mail.service";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z"); // a Wednesday
  ({ server, clock } = billing);
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock.set("2026-06-10T09:20:30Z");
  advertiser = await billing.advertiser();
});

const view = (given: Partial<InsightViewInput> = {}): InsightViewInput => ({
  name: "Weeks",
  period: "LAST_7",
  compareTo: "PREVIOUS_PERIOD",
  metric: "IMPRESSIONS",
  dimension: "CAMPAIGN",
  columns: "DELIVERY",
  ...given,
});
const FIELDS = "id name period from to compareTo metric dimension columns campaignId mailed";
type Kept = Required<InsightViewInput> & { id: string };
const create = async (given: Partial<InsightViewInput> = {}, who = advertiser) => {
  const { data, errors } = await who.run<{ createInsightView: Kept }>(
    `mutation C($input: InsightViewInput!) { createInsightView(input: $input) { ${FIELDS} } }`,
    { input: view(given) },
  );
  return { view: data?.createInsightView, error: errors?.[0] };
};
const update = async (id: string | undefined, given: Partial<InsightViewInput>, who = advertiser) => {
  const { data, errors } = await who.run<{ updateInsightView: Kept }>(
    `mutation U($id: ID!, $input: InsightViewInput!) { updateInsightView(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: view(given) },
  );
  return { view: data?.updateInsightView, error: errors?.[0] };
};
const remove = async (id: string | undefined, who = advertiser) =>
  (await who.run("mutation D($id: ID!) { deleteInsightView(id: $id) }", { id })).errors?.[0]?.extensions.code;
const list = async (who = advertiser) =>
  (await who.run<{ insightViews: Kept[] }>(`{ insightViews { ${FIELDS} } }`)).data.insightViews;

describe("saved views", () => {
  it("are kept, opened by name, renamed and deleted by their advertiser alone", async () => {
    const { view: made } = await create();
    await create({ name: "days", period: "CHOSEN", from: "2026-05-01", to: "2026-05-03", compareTo: null });
    expect((await list()).map(({ id, ...kept }) => kept)).toEqual([
      {
        ...view({ name: "days", period: "CHOSEN", from: "2026-05-01", to: "2026-05-03" }),
        compareTo: null,
        campaignId: null,
        mailed: null,
      },
      { ...view(), from: null, to: null, campaignId: null, mailed: null },
    ]);
    const stranger = await billing.advertiser();
    expect(await list(stranger)).toEqual([]);
    expect((await update(made?.id, { name: "Mine" }, stranger)).error?.extensions.code).toBe("NOT_FOUND");
    expect(await remove(made?.id, stranger)).toBe("NOT_FOUND");
    const one = (who: Advertiser) => who.run(`{ insightView(id: "${made?.id}") { name } }`);
    expect((await one(advertiser)).data).toEqual({ insightView: { name: made?.name } });
    expect((await one(stranger)).data).toEqual({ insightView: null });
    expect((await update(made?.id, { name: " By week ", metric: "CLICKS" })).view).toMatchObject({
      name: "By week",
      metric: "CLICKS",
    });
    expect(await remove(made?.id)).toBeUndefined();
    expect(await remove(made?.id)).toBe("NOT_FOUND");
    expect((await list()).map(({ name }) => name)).toEqual(["days"]);
  });

  it.each<[string, Partial<InsightViewInput>, string]>([
    ["name", { name: "  " }, VIEW_MESSAGES.name],
    ["name", { name: "x".repeat(61) }, VIEW_MESSAGES.name],
    ["metric", { metric: "REACH" }, VIEW_MESSAGES.metric],
    ["to", { period: "CHOSEN", from: "2026-05-02", to: "2026-05-01" }, "The end date cannot be before the start date."],
    ["from", { period: "CHOSEN", to: "2026-05-01" }, "Enter a date, for example 2026-11-20."],
    ["mailed", { period: "CHOSEN", from: "2026-05-01", to: "2026-05-01", mailed: "WEEKLY" }, VIEW_MESSAGES.mailed],
  ])("have a sentence on %s for %j", async (field, given, message) => {
    const { error } = await create(given);
    expect(error?.extensions.problems).toEqual([{ field, message }]);
  });

  it("have each name once and are twenty at the most, however many are saved at once", async () => {
    await create();
    expect((await create({ name: "WEEKS" })).error?.extensions).toMatchObject({ field: "name" });
    const made = await Promise.all(Array.from({ length: 24 }, (_, at) => create({ name: `View ${at}` })));
    expect(made.filter(({ error }) => error?.message === VIEW_MESSAGES.tooMany)).toHaveLength(5);
    expect(await list()).toHaveLength(20);
  });

  it("are of the advertiser's own campaigns", async () => {
    const stranger = await billing.advertiser();
    const { id: theirs } = await makeCampaign(server.db.manager, { advertiserId: stranger.user.id });
    expect((await create({ campaignId: theirs })).error?.extensions.code).toBe("NOT_FOUND");
    expect((await create({ campaignId: theirs }, stranger)).view).toMatchObject({ campaignId: theirs });
  });
});

describe("the mail of a view", () => {
  const mails = async () =>
    (await mailsTo(server, advertiser.user.email)).filter(({ template }) => template === "insightView");
  const run = async (at: string) => {
    clock.set(at);
    await Promise.all([mailInsightViews(server.platform), mailInsightViews(server.platform)]);
    await mailInsightViews(server.platform);
  };
  const stop = (token: string) =>
    server.anonymous.run("mutation S($token: String!) { stopInsightViewMail(token: $token) }", { token });

  it("has the figures of the days that are over, comes once for each Monday, and says where it is stopped", async () => {
    await countViews(server, advertiser.user.id, [
      { hour: "2026-06-05T09:00:00Z", views: 10 },
      { hour: "2026-06-09T09:00:00Z", views: 1_230 },
      { hour: "2026-06-15T05:00:00Z", views: 7 }, // the Monday itself
    ]);
    const { view: made } = await create({ mailed: "WEEKLY" });
    await run("2026-06-15T04:59:00Z"); // 5:59 in London
    expect(await mails()).toHaveLength(0);
    await run("2026-06-15T05:00:00Z");
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Weeks: 8.–.14 June 2026, all campaigns/);
    expect(mail?.text).toContain("Impressions: 1,230 (10)");
    expect(mail?.text).toMatch(/In brackets: 1.–.7 June 2026\./);
    expect(mail?.text).toContain("The paid months of these days are finished");
    expect(mail?.text).toContain(`/advertiser/performance?view=${made?.id}`);
    expect(mail?.html).toContain('href="');
    expect(mail?.stopUrl).toMatch(/\/stop-mail\?token=/);
    await run("2026-06-21T22:00:00Z");
    expect(await mails()).toHaveLength(1);
    await run("2026-06-23T09:00:00Z"); // the product was off on Monday
    expect((await mails())[1]?.text).toMatch(/15.–.21 June 2026/);
  });

  it("says that a paid month is not finished, and is in the language of the account", async () => {
    await server.db.query("update users set language = 'de' where id = $1", [advertiser.user.id]);
    await advertiser.subscribe("BRONZE");
    await create({ mailed: "WEEKLY" });
    await run("2026-06-15T05:00:00Z");
    const [mail] = await mails();
    expect([mail?.language, mail?.text.includes("Ein bezahlter Monat dieser Tage ist nicht zu Ende")]).toEqual([
      "de",
      true,
    ]);
  });

  it("is written again after a crash between the figures and the outbox, and then once", async () => {
    await create({ mailed: "WEEKLY" });
    clock.set("2026-06-15T05:00:00Z");
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      await owner.query("alter table outbox_mails add constraint crash check (template <> 'insightView') not valid");
      await expect(mailInsightViews(server.platform)).rejects.toThrow(/crash/);
      expect(await mails()).toHaveLength(0);
    } finally {
      await owner.query("alter table outbox_mails drop constraint crash");
      await owner.destroy();
    }
    await run("2026-06-15T05:10:00Z");
    expect(await mails()).toHaveLength(1);
  });

  it("stops with its link, signed in or not, and begins with the next Monday when it is asked for again", async () => {
    const { view: made } = await create({ mailed: "WEEKLY" });
    await run("2026-06-15T05:00:00Z");
    const token = new URL((await mails())[0]?.stopUrl ?? "").searchParams.get("token") ?? "";
    const wrong = await stop(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`);
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "token" });
    expect((await list())[0]?.mailed).toBe("WEEKLY");
    expect([(await stop(token)).data, (await stop(token)).data]).toEqual(Array(2).fill({ stopInsightViewMail: true }));
    expect((await list())[0]?.mailed).toBeNull();
    await run("2026-06-22T05:00:00Z");
    clock.set("2026-06-24T09:00:00Z");
    await update(made?.id, { mailed: "WEEKLY" });
    await run("2026-06-24T10:00:00Z");
    expect(await mails()).toHaveLength(1);
    await run("2026-06-29T05:00:00Z");
    expect(await mails()).toHaveLength(2);
  });
});

it.each([
  ["WEEKLY", "2026-06-15T04:59:59Z", "2026-06-08"],
  ["WEEKLY", "2026-06-15T05:00:00Z", "2026-06-15"],
  ["WEEKLY", "2026-06-21T22:59:59Z", "2026-06-15"],
  ["MONTHLY", "2026-12-01T05:59:59Z", "2026-11-01"],
  ["MONTHLY", "2026-12-01T06:00:00Z", "2026-12-01"],
] as const)("the last %s mail before %s is that of %s", (time, now, day) => {
  expect(lastDue(time, new Date(now))).toBe(day);
});

it.each([
  ["LAST_7", "2026-06-15", "2026-06-08", "2026-06-14"],
  ["THIS_MONTH", "2026-07-01", "2026-06-01", "2026-06-30"],
  ["THIS_MONTH", "2026-07-06", "2026-07-01", "2026-07-05"],
  ["LAST_MONTH", "2026-07-01", "2026-06-01", "2026-06-30"],
  ["LAST_YEAR", "2026-07-01", "2025-07-01", "2026-06-30"],
] as const)("%s in the mail of %s is %s to %s", (period, day, from, to) => {
  expect(mailedDays(period, day)).toEqual({ from, to });
});
