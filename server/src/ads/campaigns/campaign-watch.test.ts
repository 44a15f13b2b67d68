import type { Client } from "graphql-ws";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { type Watch, watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { act as actOnAdvert } from "../creatives/creative.test-support";
import { makeCampaign } from "./campaign.factory";
import { act, advertiserWith, advertOf, launch, launched, remove, save } from "./campaign.test-support";

const CHANGED = "subscription { campaignChanged { id name status version heldBackBy creative { status } } }";
interface Changed {
  campaignChanged: { id: string; name: string; status: string; version: number; heldBackBy: string[] };
}

let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
afterAll(() => server.stop());

function live(caller: Caller): Watch<Changed> {
  const client = caller.socket();
  clients.push(client);
  return watch<Changed>(client, CHANGED);
}
async function next(events: Watch<Changed>) {
  const { data, errors } = await events.next();
  expect(errors).toBeUndefined();
  return data?.campaignChanged;
}
/** The first change that says so, whatever came before. */
async function changeTo(events: Watch<Changed>, id: string, status: string) {
  for (;;) {
    const changed = await next(events);
    if (changed?.id === id && changed.status === status) return changed;
  }
}

describe("campaigns that change", () => {
  it("are told to their advertiser, beginning with the one that was changed last", async () => {
    const who = await advertiserWith(server);
    const campaign = await launched(server, who);
    const events = live(who);
    expect(await next(events)).toMatchObject({ id: campaign.id, status: "LIVE", version: 2 });
    await act(who, "pauseCampaign", campaign.id);
    expect(await next(events)).toMatchObject({
      id: campaign.id,
      status: "PAUSED",
      version: 3,
      heldBackBy: ["You have paused it."],
    });
    const { campaign: draft } = await save(who, { creativeId: campaign.creative.id, name: "Another" });
    expect(await next(events)).toMatchObject({ id: draft.id, status: "DRAFT" });
    await remove(who, draft.id);
    await act(who, "resumeCampaign", campaign.id);
    expect(await next(events)).toMatchObject({ id: campaign.id, status: "LIVE" });
  });

  it("are told to nobody else, and not to somebody without any", async () => {
    const [who, stranger] = [await advertiserWith(server), await advertiserWith(server)];
    const events = live(stranger);
    await launched(server, who);
    const own = await launched(server, stranger);
    expect(await next(events)).toMatchObject({ id: own.id });
  });

  it("are those whose adverts are approved or rejected, the second ones included", async () => {
    const who = await advertiserWith(server, { tier: "PLATINUM" });
    const variantId = await advertOf(server, who, { status: "DRAFT" });
    const draft = await save(who, { creativeId: await advertOf(server, who, { status: "DRAFT" }), variantId });
    const events = live(who);
    await next(events);
    const { campaign } = await launch(who, draft.campaign);
    await changeTo(events, campaign.id, "IN_REVIEW");
    const reviewer = await server.staff("reviewer");
    const decide = async (creativeId: string, status: string, reason: string | null) => {
      const [review] = await server.db.query(
        `select r.id, r.row_version as version from ad_reviews r join creative_versions v on v.id = r.version_id
          where v.creative_id = $1 and r.status = 'PENDING'`,
        [creativeId],
      );
      const { errors } = await reviewer.run(
        `mutation D($id: ID!, $version: Int!, $reason: String) {
           decideAd(id: $id, version: $version, status: ${status}, reason: $reason) { id } }`,
        { ...review, reason },
      );
      expect(errors).toBeUndefined();
    };
    await decide(campaign.creative.id, "REJECTED", "It promises too much for what it is.");
    expect(await changeTo(events, campaign.id, "IN_REVIEW")).toMatchObject({
      heldBackBy: ["Your advert is awaiting review."],
    });
    await decide(variantId, "APPROVED", "It is fine.");
    expect(await changeTo(events, campaign.id, "LIVE")).toMatchObject({ heldBackBy: [], version: 2 });
  });

  it("are told again when announcements were missed", async () => {
    const who = await advertiserWith(server);
    const campaign = await launched(server, who);
    const events = live(who);
    await next(events);
    await server.db.query("update campaigns set name = 'Changed', updated_at = now() where id = $1", [campaign.id]);
    server.platform.hub.resynchronise(); // as the bus does when its connection is back
    expect(await next(events)).toMatchObject({ id: campaign.id, name: "Changed" });
  });

  it("are listened to by nobody once their reader has left", async () => {
    const who = await advertiserWith(server);
    await makeCampaign(server.db.manager, { advertiserId: who.user.id });
    const { hub } = server.platform;
    const before = hub.size;
    const events = live(who);
    await next(events);
    expect(hub.size).toBeGreaterThan(before + 2);
    events.stop();
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
    await until(() => hub.size === before, "the listeners to be gone");
  });
});

it("an advert that is taken back from its review holds a campaign back, and says so", async () => {
  const who = await advertiserWith(server);
  const creativeId = await advertOf(server, who, { status: "DRAFT" });
  const { campaign } = await save(who, { creativeId });
  await launch(who, campaign);
  await actOnAdvert(who, "withdrawCreative", creativeId);
  const { data } = await who.run("query C($id: ID!) { campaign(id: $id) { status heldBackBy } }", { id: campaign.id });
  expect(data).toEqual({
    campaign: { status: "IN_REVIEW", heldBackBy: ["Your advert has not been submitted for review."] },
  });
});
