import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeCampaign } from "../campaigns/campaign.factory";
import { act, advertiser, type OwnCreative, save, WORDS } from "../creatives/creative.test-support";
import { REVIEW_MESSAGES } from "./review.rules";
import { decide, list, own, type Review, reviewOf, startAnew } from "./review.test-support";

let server: TestServer;
let who: Awaited<ReturnType<typeof advertiser>>;
let reviewer: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew(server);
  who = await advertiser(server);
  reviewer = await server.staff("reviewer");
});
afterAll(() => server.stop());

/** A new rule about this word, put into force by an owner. */
async function putIntoForce(word: string): Promise<{ id: string; name: string; stoppedCount: number }> {
  const owner = await server.staff("owner");
  const { data: added } = await owner.run<{ createComplianceRule: { id: string; name: string } }>(
    `mutation { createComplianceRule(input: { name: "About ${word}", description: "Do not say ${word}.", keywords: ["${word}"], conditions: [] }) { id name } }`,
  );
  const { data } = await owner.run<{ activateComplianceRule: { stoppedCount: number } }>(
    "mutation A($id: ID!) { activateComplianceRule(id: $id) { stoppedCount } }",
    { id: added.createComplianceRule.id },
  );
  return { ...added.createComplianceRule, ...data.activateComplianceRule };
}

/** Whether the engine of a server shows the campaign. */
const isShown = (id: string, on = server) => on.platform.adverts.index.get(id) !== undefined;

describe("versions", () => {
  it("an approved one is shown while a newer one is reviewed, and gives way once that is approved", async () => {
    const campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id, creative: WORDS_OF_VERSION });
    const creative = await own(who, { id: campaign.creativeId } as OwnCreative);
    server.platform.hub.resynchronise();
    await until(async () => isShown(campaign.id), "the campaign is shown");
    const title = () => server.platform.adverts.index.get(campaign.id)?.creatives[0].advert.title;
    await save(who, { title: "Version two" }, creative.id);
    await act(who, "submitCreative", creative.id);
    expect([await own(who, creative), title()]).toMatchObject([
      { status: "APPROVED", serving: { number: 1 }, newest: { number: 2, status: "PENDING" } },
      "Version one",
    ]);
    await decide(reviewer, await reviewOf(reviewer, creative), "NEEDS_REVISION", "Not yet.");
    expect([await own(who, creative), title()]).toMatchObject([
      { serving: { number: 1 }, newest: { number: 2, status: "NEEDS_REVISION" } },
      "Version one",
    ]);
    await save(who, { title: "Version three" }, creative.id);
    await act(who, "submitCreative", creative.id);
    const review = await reviewOf(reviewer, creative);
    expect(review).toMatchObject({ sentBackCount: 1, advert: { number: 3 } });
    await decide(reviewer, review, "APPROVED");
    expect(await own(who, creative)).toMatchObject({
      status: "APPROVED",
      serving: { number: 3 },
      newest: { number: 3 },
    });
    await until(async () => title() === "Version three", "the newer version is shown");
    expect(
      await server.db.query("select number, status from creative_versions where creative_id = $1 order by number", [
        creative.id,
      ]),
    ).toEqual([
      { number: 1, status: "SUPERSEDED" },
      { number: 2, status: "NEEDS_REVISION" },
      { number: 3, status: "APPROVED" },
    ]);
  });
});

const WORDS_OF_VERSION = { ...WORDS, title: "Version one" };

describe("a rule that is put into force", () => {
  it("stops what breaks it in every process at once, tells the advertiser, and what is shown again needs a decision", async () => {
    const sibling = await server.sibling();
    try {
      const words = { ...WORDS, title: "A remarkable spray" };
      const campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id, creative: words });
      const other = await makeCampaign(server.db.manager, { advertiserId: who.user.id });
      for (const one of [server, sibling]) {
        one.platform.hub.resynchronise();
        await until(async () => isShown(campaign.id, one) && isShown(other.id, one), "both are shown");
      }
      const creative = await own(who, { id: campaign.creativeId } as OwnCreative);
      const notices = watch<{ adReviewChanged: object }>(
        who.socket(),
        "subscription { adReviewChanged { creative { id status } pendingCount } }",
      );
      await notices.next();
      const made = await putIntoForce("remarkable");
      expect(made.stoppedCount).toBe(1);
      for (const one of [server, sibling]) {
        await until(async () => !isShown(campaign.id, one), "it is shown no more");
        expect(isShown(other.id, one)).toBe(true);
      }
      expect((await notices.next()).data?.adReviewChanged).toEqual({
        creative: { id: creative.id, status: "PENDING" },
        pendingCount: 1,
      });
      notices.stop();
      const mail = (await mailsTo(server, who.user.email)).at(-1);
      expect([mail?.template, mail?.text.includes(made.name)]).toEqual(["advertStopped", true]);
      const review = await reviewOf(reviewer, creative);
      expect(review).toMatchObject({ cause: "RULE", violations: [{ ruleId: made.id }] });
      await decide(reviewer, review, "APPROVED", "It is the name of the product.");
      for (const one of [server, sibling]) await until(async () => isShown(campaign.id, one), "it is shown again");
    } finally {
      await sibling.stop();
    }
  });

  it("leaves a stopped version as it was when it is withdrawn: a copy becomes the draft", async () => {
    const words = { ...WORDS, title: "A stunning spray" };
    const campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id, creative: words });
    expect((await putIntoForce("stunning")).stoppedCount).toBe(1);
    const { creative } = await act(who, "withdrawCreative", campaign.creativeId);
    expect(creative).toMatchObject({
      status: "DRAFT",
      serving: null,
      newest: { number: 2, title: "A stunning spray" },
    });
    expect(
      await server.db.query("select status from creative_versions where creative_id = $1 and number = 1", [
        creative.id,
      ]),
    ).toEqual([{ status: "SUPERSEDED" }]);
  });

  it("that stops an older version while a newer one waits: approving the newer one ends the other review", async () => {
    const words = { ...WORDS, title: "An amazing spray" };
    const campaign = await makeCampaign(server.db.manager, { advertiserId: who.user.id, creative: words });
    await save(who, { title: "A plain spray" }, campaign.creativeId);
    const { creative } = await act(who, "submitCreative", campaign.creativeId);
    expect((await putIntoForce("amazing")).stoppedCount).toBe(1);
    const waiting = (await list(reviewer, "first: 100")).nodes.filter(({ creativeId }) => creativeId === creative.id);
    expect(waiting.map(({ advert, cause }) => [advert.number, cause])).toEqual([
      [2, "SUBMITTED"],
      [1, "RULE"],
    ]);
    await decide(reviewer, waiting[0] as Review, "APPROVED");
    expect(await own(who, creative)).toMatchObject({ serving: { number: 2 } });
    expect((await decide(reviewer, waiting[1] as Review, "APPROVED", "x")).error?.message).toBe(
      REVIEW_MESSAGES.superseded,
    );
  });
});
