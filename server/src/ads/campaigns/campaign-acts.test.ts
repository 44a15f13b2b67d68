import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { TestClock } from "../subscriptions/billing.test-support";
import {
  act,
  advertiserWith,
  advertOf,
  countHours,
  countPeople,
  launch,
  launched,
  read,
  remove,
  save,
  statusesOf,
} from "./campaign.test-support";
import { CAMPAIGN_STATUS_MESSAGES } from "./campaign-status.rules";

const NOW = "2026-11-23T12:00:00Z"; // a Monday
let server: TestServer;
const clock = new TestClock(new Date(NOW));
const PERIOD = { periodStart: new Date("2026-11-10T00:00:00Z") };

beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(() => clock.set(NOW));
afterAll(() => server.stop());

const advertiser = (tier: "BRONZE" | "SILVER" | "GOLD" | "PLATINUM" | null = "PLATINUM") =>
  advertiserWith(server, { ...PERIOD, tier });
const statusOf = (creativeId: string) => statusesOf(server, creativeId);
const auditOf = async (id: string) =>
  (await server.db.query("select action from audit_entries where subject_id = $1 order by id", [id])).map(
    ({ action }: { action: string }) => action,
  );

describe("a draft", () => {
  it("keeps what it is told, tidied, and is nobody else's", async () => {
    const who = await advertiser("BRONZE");
    const creativeId = await advertOf(server, who, { status: "DRAFT" });
    const { campaign, error } = await save(who, {
      ...{ creativeId, name: " Spring ", cities: ["Glasgow", "London"], languages: [], signals: ["Sedentary"] },
      ...{ startsOn: "2020-01-01", endsOn: "2020-01-02", weekdays: [6, 1], hours: [20, 9], dailyCap: 5 },
      ...{ monthlyBudgetPence: 100, frequencyCap: 20, returnToTopic: true },
    });
    expect(error).toBeUndefined();
    expect(campaign).toMatchObject({
      ...{ name: "Spring", status: "DRAFT", version: 1, cities: ["London", "Glasgow"], languages: [], topics: [] },
      ...{ signals: ["Sedentary"], startsOn: "2020-01-01", endsOn: "2020-01-02", weekdays: [1, 6], hours: [9, 20] },
      ...{ dailyCap: 5, monthlyBudgetPence: 100, frequencyCap: 20, returnToTopic: true, relatedTopics: false },
      ...{ heldBackBy: [], launchedAt: null, endedAt: null, leadsToWebsite: true },
      ...{ destinationUrl: "https://remedies.example", creative: { id: creativeId }, variant: null },
    });
    expect(await statusOf(creativeId)).toEqual(["DRAFT"]);
    const stranger = await advertiser();
    const theirs = await advertOf(server, stranger);
    const saved = await save(stranger, { creativeId: theirs }, { id: campaign.id, version: 1 });
    expect(saved.error).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
    expect((await launch(stranger, campaign)).error?.extensions.code).toBe("NOT_FOUND");
    expect((await act(stranger, "duplicateCampaign", campaign.id)).error?.extensions.code).toBe("NOT_FOUND");
    expect((await remove(stranger, campaign.id))?.extensions.code).toBe("NOT_FOUND");
    expect((await save(stranger, { creativeId })).fields).toEqual(["creativeId"]);
    expect((await read(who, campaign.id)).version).toBe(1);
  });

  it("is changed by whoever saw the newest version, and not by two at once", async () => {
    const who = await advertiser();
    const creativeId = await advertOf(server, who);
    const { campaign } = await save(who, { creativeId });
    const seen = { id: campaign.id, version: 1 };
    expect((await save(who, { creativeId }, { id: campaign.id })).error?.extensions.field).toBe("version");
    const both = await Promise.all([
      save(who, { creativeId, name: "A" }, seen),
      save(who, { creativeId, name: "B" }, seen),
    ]);
    const refused = both.filter(({ error }) => error);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.error).toMatchObject({
      message: CAMPAIGN_STATUS_MESSAGES.changedMeanwhile,
      extensions: { code: "CONFLICT" },
    });
    expect(await read(who, campaign.id)).toMatchObject({ version: 2 });
    expect((await launch(who, { ...campaign, version: 1 })).error?.extensions.code).toBe("CONFLICT");
    expect((await read(who, campaign.id)).status).toBe("DRAFT");
  });

  it("has every wrong field told at once, and then keeps nothing", async () => {
    const who = await advertiser();
    const creativeId = await advertOf(server, who);
    const wrong = { creativeId, name: "", cities: ["Leeds"], weekdays: [9], dailyCap: 0, monthlyBudgetPence: 0 };
    const { fields, error } = await save(who, wrong);
    expect(error?.extensions.code).toBe("BAD_USER_INPUT");
    expect(fields.sort()).toEqual(["cities", "dailyCap", "monthlyBudgetPence", "name", "weekdays"]);
    const { data } = await who.run("{ campaigns { totalCount } }");
    expect(data).toEqual({ campaigns: { totalCount: 0 } });
  });

  it("can be deleted, and a launched campaign cannot", async () => {
    const who = await advertiser();
    const { campaign } = await save(who, { creativeId: await advertOf(server, who) });
    expect(await remove(who, campaign.id)).toBeUndefined();
    expect((await remove(who, campaign.id))?.extensions.code).toBe("NOT_FOUND");
    expect(await auditOf(campaign.id)).toEqual(["campaign_saved", "campaign_deleted"]);
    const live = await launched(server, who);
    expect(await remove(who, live.id)).toMatchObject({
      message: CAMPAIGN_STATUS_MESSAGES.notDraft,
      extensions: { code: "CONFLICT" },
    });
  });

  it("is one of 500 at the most, also when six are made at once", async () => {
    const who = await advertiser();
    const creativeId = await advertOf(server, who);
    await server.db.query(
      `insert into campaigns (advertiser_id, creative_id, name, status, cities, languages, topics, created_at, updated_at)
       select $1, $2, 'Example', 'DRAFT', '{}', '{}', '{}', $3, $3 from generate_series(1, 499)`,
      [who.user.id, creativeId, clock.now()],
    );
    const adverts = await Promise.all(Array.from({ length: 6 }, () => advertOf(server, who)));
    const saved = await Promise.all(adverts.map((advert) => save(who, { creativeId: advert })));
    expect(saved.flatMap(({ error }) => error?.message ?? [])).toEqual(Array(5).fill(CAMPAIGN_STATUS_MESSAGES.tooMany));
    const { campaign } = saved.find(({ error }) => !error) as (typeof saved)[number];
    expect((await act(who, "duplicateCampaign", campaign.id)).error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.tooMany);
  });
});

describe("a launched campaign", () => {
  it("is checked like a launch when it is saved, and stays as it was when something is wrong", async () => {
    const who = await advertiser("BRONZE");
    const live = await launched(server, who);
    const creativeId = live.creative.id;
    const seen = { id: live.id, version: live.version };
    const refused = await save(who, { creativeId, cities: [], signals: ["Sedentary"] }, seen);
    expect(refused.fields.sort()).toEqual(["cities", "languages", "signals"]);
    expect(await read(who, live.id)).toMatchObject({ version: 2, cities: ["London"] });
    const other = await advertOf(server, who, { status: "DRAFT" });
    const { campaign } = await save(who, { creativeId: other, cities: ["Glasgow"] }, seen);
    expect(campaign).toMatchObject({ status: "IN_REVIEW", version: 3, cities: ["Glasgow"], creative: { id: other } });
    expect(await statusOf(other)).toEqual(["PENDING"]);
  });

  it("is paused, resumed and ended for good, each once", async () => {
    const who = await advertiser();
    const live = await launched(server, who);
    expect((await act(who, "resumeCampaign", live.id)).error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.running);
    expect((await act(who, "pauseCampaign", live.id)).campaign).toMatchObject({
      ...{ status: "PAUSED", version: 3, heldBackBy: ["You have paused it."] },
    });
    expect((await act(who, "pauseCampaign", live.id)).error?.extensions.code).toBe("CONFLICT");
    await until(() => server.platform.adverts.index.get(live.id) === undefined, "the campaign to be left out");
    expect((await act(who, "resumeCampaign", live.id)).campaign).toMatchObject({ status: "LIVE", version: 4 });
    clock.go(1);
    expect((await act(await server.as(who.user), "endCampaign", live.id)).campaign).toMatchObject({
      ...{ status: "ENDED", version: 5, endedAt: "2026-11-24T12:00:00.000Z", heldBackBy: [] },
    });
    const later = await server.as(who.user);
    for (const step of ["pauseCampaign", "resumeCampaign", "endCampaign"] as const) {
      expect((await act(later, step, live.id)).error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.ended);
    }
    const saved = await save(later, { creativeId: live.creative.id }, { id: live.id, version: 5 });
    expect(saved.error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.ended);
    expect(await auditOf(live.id)).toEqual([
      ...["campaign_saved", "campaign_launched", "campaign_paused", "campaign_resumed", "campaign_ended"],
    ]);
  });

  it("is paused once by ten requests at the same time", async () => {
    const who = await advertiser();
    const { id } = await launched(server, who);
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(who, "pauseCampaign", id)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(await read(who, id)).toMatchObject({ status: "PAUSED", version: 3 });
    expect(await auditOf(id)).toEqual(["campaign_saved", "campaign_launched", "campaign_paused"]);
  });

  it("ends with its last day in London, by itself", async () => {
    const who = await advertiser();
    const live = await launched(server, who, { endsOn: "2026-11-23" });
    clock.set("2026-11-23T23:59:59Z");
    expect((await read(await server.as(who.user), live.id)).status).toBe("LIVE");
    clock.set("2026-11-24T00:00:00Z");
    const later = await server.as(who.user);
    expect((await read(later, live.id)).status).toBe("ENDED");
    expect((await act(later, "pauseCampaign", live.id)).error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.ended);
    const archived = await later.run("mutation A($id: ID!) { archiveCreative(id: $id) { id } }", {
      id: live.creative.id,
    });
    expect(archived.errors).toBeUndefined();
  });

  it("is copied as a draft without its figures", async () => {
    const who = await advertiser();
    const variantId = await advertOf(server, who);
    const live = await launched(server, who, { variantId, hours: [9], dailyCap: 7, cities: ["London", "Liverpool"] });
    await countHours(server, live.id, { hour: "2026-11-23T10:00:00Z", views: 5 });
    const { campaign: copy } = await act(who, "duplicateCampaign", live.id);
    expect(copy).toMatchObject({
      ...{ name: "Copy of Spring", status: "DRAFT", version: 1, hours: [9], dailyCap: 7, launchedAt: null },
      ...{ cities: ["London", "Liverpool"], variant: { id: variantId }, stats: { impressions: 0 } },
    });
    expect(copy.id).not.toBe(live.id);
  });

  it("keeps its second advert from being archived, and counts as one that uses it", async () => {
    const who = await advertiser();
    const variantId = await advertOf(server, who);
    await launched(server, who, { variantId });
    const { errors } = await who.run("mutation A($id: ID!) { archiveCreative(id: $id) { id } }", { id: variantId });
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
    const { data } = await who.run("query C($id: ID!) { creative(id: $id) { campaignCount } }", { id: variantId });
    expect(data).toEqual({ creative: { campaignCount: 1 } });
  });

  it("says what holds it back: the cap, the budget, the plan, the people", async () => {
    const who = await advertiser("SILVER");
    await countPeople(server, ["London", "en", 1, 2, 500]);
    const live = await launched(server, who, { dailyCap: 10, monthlyBudgetPence: 100, signals: ["Sedentary"] });
    await countHours(
      server,
      live.id,
      { hour: "2026-10-31T23:00:00Z", views: 1_000 },
      { hour: "2026-11-01T00:00:00Z", views: 323 },
      { hour: "2026-11-23T00:00:00Z", views: 9 },
    );
    expect((await read(who, live.id)).heldBackBy).toEqual([]);
    await countHours(server, live.id, { hour: "2026-11-23T11:00:00Z", views: 1 });
    await server.db.query("update campaigns set is_too_narrow = true where id = $1", [live.id]);
    await server.db.query("update subscription_periods set tier = 'BRONZE' where advertiser_id = $1", [who.user.id]);
    expect((await read(who, live.id)).heldBackBy).toEqual([
      "Your plan does not include Wearable Cohorts.",
      "Fewer than 50 people match the targeting.",
      "Today's cap has been reached.",
      "This month's budget has been spent.",
    ]);
    clock.set("2026-12-15T12:00:00Z");
    expect((await read(await server.as(who.user), live.id)).heldBackBy).toEqual([
      "You have no paid plan at the moment.",
      "Fewer than 50 people match the targeting.",
    ]);
  });
});

describe("the list", () => {
  it("is filtered by what is shown and by name, and counted", async () => {
    const who = await advertiser();
    const waiting = await launched(server, who, {
      ...{ name: "Waiting 100%", creativeId: await advertOf(server, who, { status: "PENDING" }) },
    });
    const over = await launched(server, who, { name: "Over", endsOn: "2026-11-23" });
    const paused = await launched(server, who, { name: "Paused" });
    await act(who, "pauseCampaign", paused.id);
    const live = await launched(server, who, { name: "Live" });
    const { campaign: draft } = await save(who, { name: "Draft", creativeId: live.creative.id });
    clock.set("2026-11-24T08:00:00Z");
    const later = await server.as(who.user);
    const list = async (filter: string) => {
      const { data } = await later.run<{ campaigns: { totalCount: number; nodes: { id: string; status: string }[] } }>(
        `{ campaigns(first: 10, ${filter}) { totalCount nodes { id status } } }`,
      );
      expect(data.campaigns.totalCount).toBe(data.campaigns.nodes.length);
      return data.campaigns.nodes.map(({ id, status }) => `${status} ${id}`);
    };
    expect(await list("status: DRAFT")).toEqual([`DRAFT ${draft.id}`]);
    expect(await list("status: IN_REVIEW")).toEqual([`IN_REVIEW ${waiting.id}`]);
    expect(await list("status: LIVE")).toEqual([`LIVE ${live.id}`]);
    expect(await list("status: PAUSED")).toEqual([`PAUSED ${paused.id}`]);
    expect(await list("status: ENDED")).toEqual([`ENDED ${over.id}`]);
    expect(await list('search: " wAIT "')).toEqual([`IN_REVIEW ${waiting.id}`]);
    expect(await list('search: "100%"')).toHaveLength(1);
    expect(await list('search: "%"')).toHaveLength(1);
    expect(await list('status: LIVE, search: "wait"')).toEqual([]);
    const { errors } = await later.run(`{ campaigns(search: "${"x".repeat(101)}") { totalCount } }`);
    expect(errors?.[0]?.extensions.field).toBe("search");
    const { data } = await later.run("{ campaignCounts { all draft inReview live paused ended } }");
    expect(data).toEqual({ campaignCounts: { all: 5, draft: 1, inReview: 1, live: 1, paused: 1, ended: 1 } });
  });
});
