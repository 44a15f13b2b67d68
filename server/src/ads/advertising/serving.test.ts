import { report } from "../../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { publish } from "../../platform/realtime/topics";
import { makeCompany } from "../applications/company.factory";
import type { Campaign } from "../campaigns/campaign.entity";
import { type CampaignExample, makeCampaign } from "../campaigns/campaign.factory";
import { campaignChanged, campaignCounted } from "../campaigns/campaign.topics";
import { makeCreative } from "../creatives/creative.factory";
import { paidTimeChanged } from "../subscriptions/billing.topics";
import type { TokenSet } from "./tokens";

const ADVERT = "{ sponsoredRecommendation { title why viewToken clickToken engagementToken } }";
interface Advert {
  title: string;
  why: string[];
  viewToken: string;
  clickToken: string;
  engagementToken: string;
}

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = new Date("2026-11-23T10:00:00Z");
  server = await startTestServer({ clock: { now: () => now } });
});
afterEach(() => server.stop());

const known = ({ id }: Campaign) => server.platform.adverts.index.get(id);
const announce = ({ id }: Campaign) =>
  server.db.transaction((tx) => publish(tx, campaignChanged, id, { campaignId: id }));
async function live(given: CampaignExample & { tier?: "BRONZE" | "SILVER" | "GOLD" | "PLATINUM" } = {}) {
  const { tier = "PLATINUM", ...example } = given;
  const periodStart = new Date("2026-11-10T00:00:00Z");
  const { advertiserId } = await makeCompany(server.db.manager, { tier, periodStart });
  const campaign = await makeCampaign(server.db.manager, { advertiserId, createdAt: now, ...example });
  await announce(campaign);
  await until(() => known(campaign) !== undefined, "the campaign");
  return campaign;
}
const advertFor = async (caller: Caller) =>
  (await caller.run<{ sponsoredRecommendation: Advert | null }>(ADVERT)).data.sponsoredRecommendation;
const tokensOf = ({ viewToken, clickToken, engagementToken }: Advert) =>
  ({ VIEW: viewToken, CLICK: clickToken, ENGAGEMENT: engagementToken }) as TokenSet;
const see = async (advert: Advert) => (await report(server.url, "VIEW", tokensOf(advert))).body;
const discards = () => server.db.query("select reason, events from campaign_discards");

describe("an advert that was handed out while its campaign was live", () => {
  const ENDS: [string, (campaign: Campaign) => Promise<unknown>][] = [
    ["was paused", ({ id }) => server.db.query("update campaigns set status = 'PAUSED' where id = $1", [id])],
    [
      "was ended",
      ({ id }) => server.db.query("update campaigns set status = 'ENDED', ended_at = now() where id = $1", [id]),
    ],
    [
      "is no longer paid for",
      ({ advertiserId }) =>
        server.db.query("update subscription_periods set period_end = $2 where advertiser_id = $1", [
          advertiserId,
          new Date("2026-11-23T10:00:00Z"),
        ]),
    ],
  ];

  it.each(ENDS)("counts when it is seen after the campaign %s, and none is handed out any more", async (_what, end) => {
    const campaign = await live();
    const patient = await server.patient();
    const advert = (await advertFor(patient)) as Advert;
    await end(campaign);
    await announce(campaign);
    await server.db.transaction((tx) =>
      publish(tx, paidTimeChanged, campaign.advertiserId, { advertiserId: campaign.advertiserId }),
    );
    await until(() => known(campaign) === undefined, "the campaign to leave");
    now = new Date(now.getTime() + 2_000);
    expect(await see(advert)).toEqual({ counted: true });
    expect(await advertFor(patient)).toBeNull();
  });
});

it("a month's budget ends the showing, and what was handed out before is not billed", async () => {
  const campaign = await live({ tier: "BRONZE", monthlyBudgetPence: 1 }); // two impressions
  const patient = await server.patient();
  const adverts = [await advertFor(patient), await advertFor(patient), await advertFor(patient)] as Advert[];
  let announced = 0;
  const stopListening = server.platform.hub.listen(campaignCounted, ({ views }) => {
    announced += Number(views);
  });
  now = new Date(now.getTime() + 2_000);
  expect(await see(adverts[0] as Advert)).toEqual({ counted: true });
  expect(await see(adverts[1] as Advert)).toEqual({ counted: true });
  expect(await see(adverts[2] as Advert)).toEqual({ counted: false });
  // A process that starts before it is announced what it has just read would count it twice.
  await until(() => announced === 2, "both views to be announced");
  stopListening();
  expect(await discards()).toEqual([{ reason: "budget", events: 1 }]);
  expect(await advertFor(patient)).toBeNull();
  const other = await server.sibling();
  try {
    expect(other.platform.adverts.index.tally(campaign.id)).toMatchObject({ today: 2, month: 2 });
    now = new Date("2026-11-30T23:59:00Z");
    expect(await advertFor(await other.patient())).toBeNull();
    now = new Date("2026-12-01T00:00:00Z");
    expect(await advertFor(await other.patient())).not.toBeNull();
  } finally {
    await other.stop();
  }
});

it("a daily cap is spread over the day", async () => {
  await live({ dailyCap: 24 }); // one an hour, and one for the hour that has begun
  now = new Date("2026-11-23T00:00:00Z");
  const take = async () => (await advertFor(await server.patient())) !== null;
  expect(await take()).toBe(true);
  expect(await take()).toBe(false);
  now = new Date("2026-11-23T02:10:00Z"); // what was never seen is free again
  expect([await take(), await take(), await take(), await take()]).toEqual([true, true, true, false]);
});

it("its days and hours are those of London", async () => {
  await live({ weekdays: [1], hours: [10], startsOn: "2026-11-23", endsOn: "2026-11-23" });
  const shown = async (time: string) => {
    now = new Date(time);
    return (await advertFor(await server.patient())) !== null;
  };
  expect(await shown("2026-11-23T09:59:59Z")).toBe(false);
  expect(await shown("2026-11-23T10:00:00Z")).toBe(true);
  expect(await shown("2026-11-23T10:59:59Z")).toBe(true);
  expect(await shown("2026-11-23T11:00:00Z")).toBe(false);
});

describe("two adverts of a campaign", () => {
  const variantOf = async (campaign: Campaign, status: "APPROVED" | "PENDING") => {
    const example = { title: "The other one", status, createdAt: now };
    const { creative } = await makeCreative(server.db.manager, campaign.advertiserId, example);
    await server.db.query("update campaigns set variant_id = $2 where id = $1", [campaign.id, creative.id]);
    await announce(campaign);
    await until(() => known(campaign)?.variantId === creative.id, "the other advert");
  };
  const titles = async (count: number) => {
    const shown: (string | undefined)[] = [];
    for (let at = 0; at < count; at += 1) shown.push((await advertFor(await server.patient()))?.title);
    return shown;
  };

  it("take turns", async () => {
    await variantOf(await live(), "APPROVED");
    expect(await titles(4)).toEqual(["A nasal spray", "The other one", "A nasal spray", "The other one"]);
  });
  it("are one while the other is not approved", async () => {
    await variantOf(await live(), "PENDING");
    expect(await titles(2)).toEqual(["A nasal spray", "A nasal spray"]);
  });
  it("are none on a plan without them", async () => {
    await variantOf(await live({ tier: "GOLD" }), "APPROVED");
    expect(await titles(1)).toEqual([undefined]);
  });
});

describe("the adverts that a person was shown", () => {
  const SHOWN =
    "query S($first: Int, $after: String) { advertsShown(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { title company imageAlt imageUrl lastShownAt times } } }";
  interface Shown {
    advertsShown: { totalCount: number; pageInfo: { endCursor: string }; nodes: { title: string; times: number }[] };
  }
  const list = async (caller: Caller, variables = {}) => (await caller.run<Shown>(SHOWN, variables)).data.advertsShown;

  it("are theirs alone, of the last 30 days, the newest first", async () => {
    await live({ creative: { title: "One" }, frequencyCap: 2 });
    const { user, ...patient } = await server.patient();
    const show = async () => {
      const advert = (await advertFor(await server.as(user))) as Advert;
      now = new Date(now.getTime() + 2_000);
      expect(await see(advert)).toEqual({ counted: true });
    };
    await show();
    await show();
    await live({ creative: { title: "Two" } });
    await show();
    expect(await list(patient)).toMatchObject({
      totalCount: 2,
      nodes: [
        { title: "Two", times: 1 },
        { title: "One", times: 2, company: "Example Remedies Ltd" },
      ],
    });
    const first = await list(patient, { first: 1 });
    const second = await list(patient, { first: 1, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ title }) => title)).toEqual(["Two", "One"]);
    expect(await list(await server.patient())).toMatchObject({ totalCount: 0, nodes: [] });
    now = new Date(now.getTime() + 30 * 86_400_000 + 60_000);
    expect(await list(await server.as(user))).toMatchObject({ totalCount: 0, nodes: [] });
  });
});
