import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { TestClock } from "../subscriptions/billing.test-support";
import {
  advertiserWith,
  advertOf,
  countPeople,
  launch,
  launched,
  read,
  save,
  statusesOf,
} from "./campaign.test-support";
import { campaignChanged } from "./campaign.topics";
import { CAMPAIGN_MESSAGES } from "./campaign-input.rules";
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
const approve = (creativeId: string) =>
  server.db.query(
    "update creative_versions set status = 'APPROVED', approved_at = $2 where creative_id = $1 and status = 'PENDING'",
    [creativeId, clock.now()],
  );
const auditOf = async (id: string) =>
  (await server.db.query("select action from audit_entries where subject_id = $1 order by id", [id])).map(
    ({ action }: { action: string }) => action,
  );

describe("a launch", () => {
  it("needs a geography and a language, in the documented words", async () => {
    const who = await advertiser();
    const { campaign } = await save(who, { creativeId: await advertOf(server, who), cities: [] });
    const { error, fields } = await launch(who, campaign);
    expect(error?.message).toBe("Please select at least one geography and language before launching");
    expect(fields).toEqual(["cities", "languages"]);
    expect((await read(who, campaign.id)).status).toBe("DRAFT");
  });

  it("shows an approved advert at once, writes it down and announces it", async () => {
    const heard: string[] = [];
    const stop = server.platform.hub.listen(campaignChanged, ({ campaignId }) => heard.push(campaignId));
    const who = await advertiser();
    const { campaign } = await save(who, { creativeId: await advertOf(server, who) });
    expect((await launch(who, campaign)).campaign).toMatchObject({
      ...{ status: "LIVE", version: 2, launchedAt: "2026-11-23T12:00:00.000Z", heldBackBy: [] },
    });
    await until(() => heard.filter((id) => id === campaign.id).length === 2, "the announcements");
    await until(() => server.platform.adverts.index.get(campaign.id) !== undefined, "the campaign to be loaded");
    expect(await auditOf(campaign.id)).toEqual(["campaign_saved", "campaign_launched"]);
    expect((await launch(who, campaign)).error?.message).toBe(CAMPAIGN_STATUS_MESSAGES.launched);
    stop();
  });

  it("sends draft adverts to be reviewed by itself, and waits for one to be approved", async () => {
    const who = await advertiser();
    const creativeId = await advertOf(server, who, { status: "DRAFT" });
    const variantId = await advertOf(server, who, { status: "DRAFT" });
    const { campaign } = await save(who, { creativeId, variantId });
    const { campaign: waiting } = await launch(who, campaign);
    expect(waiting).toMatchObject({ status: "IN_REVIEW", heldBackBy: ["Your advert is awaiting review."] });
    expect([await statusOf(creativeId), await statusOf(variantId)]).toEqual([["PENDING"], ["PENDING"]]);
    expect(await auditOf(creativeId)).toEqual(["creative_submitted"]);
    expect(server.platform.adverts.index.get(campaign.id)).toBeUndefined();
    await approve(variantId);
    expect(await read(who, campaign.id)).toMatchObject({ status: "LIVE", heldBackBy: [], version: 2 });
  });

  it("that is refused sends nothing to be reviewed", async () => {
    const who = await advertiser(null);
    const creativeId = await advertOf(server, who, { status: "DRAFT" });
    const { campaign } = await save(who, { creativeId });
    const { fields, error } = await launch(who, campaign);
    expect([fields, error?.message]).toEqual([["plan"], CAMPAIGN_MESSAGES.noPlan]);
    expect(await statusOf(creativeId)).toEqual(["DRAFT"]);
  });

  it("leaves a draft alone that changes an advert which is shown", async () => {
    const who = await advertiser();
    const creativeId = await advertOf(server, who);
    await server.db.query(
      `insert into creative_versions (creative_id, number, title, description, alt_text, disclaimer, target_url, image_key, status, created_at)
       select creative_id, 2, title, description, alt_text, disclaimer, target_url, image_key, 'DRAFT', created_at
         from creative_versions where creative_id = $1`,
      [creativeId],
    );
    expect((await launched(server, who, { creativeId })).status).toBe("LIVE");
    expect(await statusOf(creativeId)).toEqual(["APPROVED", "DRAFT"]);
  });

  it("asks for the plan, for 50 people and for a website, all at once", async () => {
    await countPeople(server, ["London", "en", 1, 2, 49]);
    const silver = await advertiserWith(server, { ...PERIOD, tier: "SILVER", website: "https://x.example" });
    const creativeId = await advertOf(server, silver);
    const input = { creativeId, topics: ["Respiratory"], signals: ["Sedentary"], relatedTopics: true };
    const { campaign } = await save(silver, input);
    const { fields, error } = await launch(silver, campaign);
    expect(fields.sort()).toEqual(["relatedTopics", "signals"]);
    expect(error?.extensions.problems).toContainEqual({
      field: "signals",
      message: "Fewer than 50 people match. Widen your targeting.",
    });
    await countPeople(server, ["London", "en", 1, 2, 50]);
    expect((await launch(silver, campaign)).fields).toEqual(["relatedTopics"]);
    await server.db.query("update companies set website = null where advertiser_id = $1", [silver.user.id]);
    expect((await launch(silver, campaign)).fields.sort()).toEqual(["relatedTopics", "signals"]);
  });

  it("cannot take an advert that is archived in the same moment", async () => {
    const who = await advertiser();
    for (let round = 0; round < 5; round += 1) {
      const creativeId = await advertOf(server, who);
      const draft = (await save(who, { creativeId: await advertOf(server, who) })).campaign;
      const [changed, archived] = await Promise.all([
        save(who, { creativeId }, { id: draft.id, version: 1 }),
        who.run("mutation A($id: ID!) { archiveCreative(id: $id) { id } }", { id: creativeId }),
      ]);
      // Archived first, it is an advert that a draft may name and no launch may show.
      if (!archived.errors) {
        expect((await launch(who, changed.campaign ?? draft)).fields).toEqual(changed.error ? [] : ["creativeId"]);
      }
    }
  });
});
