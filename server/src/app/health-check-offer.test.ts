import { report } from "../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { makeCompany } from "../ads/applications/company.factory";
import { type CampaignExample, makeCampaign } from "../ads/campaigns/campaign.factory";
import { campaignChanged } from "../ads/campaigns/campaign.topics";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { HEALTH_CHECKS } from "../care/health-checks/health-check.rules";
import { makeHealthProfile } from "../care/patients/health-profile.factory";
import type { ConsentPurpose } from "../people/accounts/consent-texts.rules";
import type { User } from "../people/accounts/user.entity";
import { publish } from "../platform/realtime/topics";

const OFFER = `{ healthCheckOffer { id check { slug title intro questions { id text answers { value text } } }
  sponsor { title why privacyNote viewToken clickToken engagementToken } } }`;
const ANSWER = `mutation A($id: ID!, $answers: [HealthCheckAnswerInput!]!) { answerHealthCheck(id: $id, answers: $answers) {
  id slug title band headline text advice sourceTitle sourceUrl askText takenAt } }`;
const RESULTS = "{ healthCheckResults { totalCount nodes { id slug band headline } } }";

interface Offer {
  id: string;
  check: { slug: keyof typeof HEALTH_CHECKS; title: string; questions: { id: string; answers: { value: string }[] }[] };
  sponsor: { title: string; why: string[]; privacyNote: string; viewToken: string };
}

let server: TestServer;
let now = new Date();

beforeEach(async () => {
  now = new Date("2026-11-23T10:00:00Z");
  server = await startTestServer({ clock: { now: () => now } });
});
afterEach(() => server.stop());

const consent = (user: User, purpose: ConsentPurpose, granted = true) =>
  server.db.query(
    "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, $2, $3, 'v', now())",
    [user.id, purpose, granted],
  );
const offerFor = async (caller: Caller): Promise<Offer | null> => {
  const { data, errors } = await caller.run<{ healthCheckOffer: Offer | null }>(OFFER);
  expect(errors).toBeUndefined();
  return data.healthCheckOffer;
};
async function sponsor(given: CampaignExample = {}) {
  const campaign = await makeCampaign(server.db.manager, { createdAt: now, ...given });
  await server.db.query(
    "update subscription_periods set period_start = $1::timestamptz - interval '1 day', period_end = $1::timestamptz + interval '60 days'",
    [now],
  );
  await server.db.transaction((tx) => publish(tx, campaignChanged, campaign.id, { campaignId: campaign.id }));
  await until(() => server.platform.adverts.index.get(campaign.id) !== undefined, "the campaign");
  return campaign;
}
async function person(example: Parameters<TestServer["patient"]>[0] = {}) {
  const made = await server.patient(example);
  await consent(made.user, "data_use");
  return made;
}
const firstAnswers = ({ check }: Offer) =>
  check.questions.map(({ id, answers }) => ({ questionId: id, value: answers[0]?.value ?? "" }));
const daysLater = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

describe("the offer of a Health Check", () => {
  it("is the first that is due, with its sponsor, in the person's language, once a London day", async () => {
    await sponsor({ languages: ["en", "fr"], topics: ["Sleep disorders"] });
    const patient = await person({ language: "fr" });
    const offer = (await offerFor(patient)) as Offer;
    expect(offer.check).toMatchObject({ slug: "sleep", title: "Dormez-vous bien ?" });
    expect(offer.sponsor).toMatchObject({ title: "A nasal spray", privacyNote: "WITHOUT_HEALTH_DATA" });
    expect(offer.sponsor.why).toContain("This page is about sleep disorders.");
    expect(server.platform.adverts.tokens.read(offer.sponsor.viewToken)).toMatchObject({ page: "HEALTH_CHECK" });
    expect(await offerFor(patient)).toBeNull();
    now = new Date("2026-11-23T23:59:00Z");
    expect(await offerFor(await server.as(patient.user))).toBeNull();
    now = new Date("2026-11-24T00:00:00Z");
    expect(await offerFor(await server.as(patient.user))).not.toBeNull();
  });

  it("is made once when it is asked for at the same moment in several tabs", async () => {
    await sponsor();
    const patient = await person();
    const offers = await Promise.all([1, 2, 3, 4].map(() => offerFor(patient)));
    expect(offers.filter(Boolean)).toHaveLength(1);
  });

  it("goes to the next check when the first has no sponsor, or was taken in the last 30 days", async () => {
    await sponsor({ topics: ["Allergies"] });
    const patient = await person();
    const offer = (await offerFor(patient)) as Offer;
    expect(offer.check.slug).toBe("hay-fever");
    await patient.run(ANSWER, { id: offer.id, answers: firstAnswers(offer) });
    daysLater(1);
    expect(await offerFor(await server.as(patient.user))).toBeNull();
    daysLater(29);
    expect((await offerFor(await server.as(patient.user)))?.check.slug).toBe("hay-fever");
  });

  it("is not made without a sponsor, without the consent to data use, or beside a serious answer", async () => {
    const patient = await person();
    expect(await offerFor(patient)).toBeNull();
    await sponsor();
    const withdrawn = await person();
    await consent(withdrawn.user, "data_use", false);
    expect(await offerFor(withdrawn)).toBeNull();
    const worried = await person();
    const question = "I have chest pain and it spreads to my arm";
    await makeConsultation(server.db.manager, { patientId: worried.user.id, question, at: now });
    expect(await offerFor(worried)).toBeNull();
    expect(await offerFor(patient)).not.toBeNull();
  });
});

describe("the answers", () => {
  it("have a result, the same for the same answers, and none for others", async () => {
    await sponsor();
    const patient = await person();
    const offer = (await offerFor(patient)) as Offer;
    const answers = firstAnswers(offer);
    const send = (given: typeof answers, id = offer.id) => patient.run(ANSWER, { id, answers: given });
    expect((await send(answers.slice(1))).errors?.[0]?.extensions).toMatchObject({ field: "answers" });
    const first = (await send(answers)).data.answerHealthCheck;
    expect(first).toMatchObject({ slug: "sleep", band: "GOOD", headline: "Your sleep looks good" });
    now = new Date(now.getTime() + 60_000);
    expect((await send(answers)).data.answerHealthCheck).toEqual(first);
    const [{ questionId } = { questionId: "" }, ...others] = answers;
    const other = await send([{ questionId, value: "about-6" }, ...others]);
    expect(other.errors?.[0]).toMatchObject({ message: "You have already answered this Health Check." });
    expect((await patient.run(RESULTS)).data).toMatchObject({ healthCheckResults: { totalCount: 1 } });
    const stranger = await person();
    for (const id of [offer.id, "00000000-0000-4000-8000-000000000000", "x"]) {
      const { errors } = await stranger.run(ANSWER, { id, answers });
      expect(errors?.[0]?.message).toBe("Not found.");
      expect(
        (await stranger.run("mutation D($id: ID!) { dismissHealthCheck(id: $id) }", { id })).errors?.[0]?.message,
      ).toBe("Not found.");
    }
  });

  it("can be deleted by their person alone, and are not asked for again by a repeated report", async () => {
    await sponsor();
    const patient = await person();
    const offer = (await offerFor(patient)) as Offer;
    const answers = firstAnswers(offer);
    const { data } = await patient.run<{ answerHealthCheck: { id: string } }>(ANSWER, { id: offer.id, answers });
    const { id } = data.answerHealthCheck;
    const remove = "mutation D($id: ID!) { deleteHealthCheckResult(id: $id) }";
    expect((await (await person()).run(remove, { id })).errors?.[0]?.message).toBe("Not found.");
    expect((await patient.run(remove, { id })).data).toEqual({ deleteHealthCheckResult: true });
    expect((await patient.run(RESULTS)).data).toEqual({ healthCheckResults: { totalCount: 0, nodes: [] } });
    expect((await patient.run(ANSWER, { id: offer.id, answers })).errors?.[0]?.message).toBe("Not found.");
  });

  it("never reach advertising: nothing of them is in a token, an event or the choice without the consent", async () => {
    const { advertiserId } = await makeCompany(server.db.manager, { tier: "GOLD" });
    const campaign = await sponsor({ advertiserId, topics: ["Sleep disorders"], returnToTopic: true });
    const { user, ...patient } = await person();
    await makeHealthProfile(server.db.manager, user.id, { age: 40 });
    const offer = (await offerFor(patient)) as Offer;
    const advert = async () =>
      (await server.as(user)).run<{ sponsoredRecommendation: { why: string[] } | null }>(
        "{ sponsoredRecommendation { why } }",
      );
    const decision = async () => (await advert()).data.sponsoredRecommendation;
    await patient.run(ANSWER, { id: offer.id, answers: firstAnswers(offer) });
    expect(await decision()).toBeNull();
    await consent(user, "personalised_sponsorship");
    expect((await decision())?.why).toContain(
      "You took a Health Check about sleep disorders today. The advertiser is not told.",
    );
    await consent(user, "personalised_sponsorship", false);
    expect(await decision()).toBeNull();
    await consent(user, "personalised_sponsorship");
    await consent(user, "data_use", false);
    expect(await decision()).toBeNull();
    await consent(user, "data_use");
    now = new Date(now.getTime() + 2_000);
    const tokens = { VIEW: offer.sponsor.viewToken } as Parameters<typeof report>[2];
    expect((await report(server.url, "VIEW", tokens)).body).toEqual({ counted: true });
    const [event] = await server.db.query("select * from ad_events");
    expect(event).toMatchObject({ campaign_id: campaign.id, page: "HEALTH_CHECK", age_band: null });
    expect(Object.keys(event).sort()).toEqual(
      [
        ...[
          "age_band",
          "campaign_id",
          "city",
          "creative_id",
          "day",
          "gender",
          "kind",
          "language",
          "occurred_at",
          "page",
        ],
        ...["personalised", "pseudonym", "reason", "token_id", "valid"],
      ].sort(),
    );
    daysLater(1);
    expect(await decision()).toBeNull();
  });
});

it("closing an offer is noted once", async () => {
  await sponsor();
  const patient = await person();
  const offer = (await offerFor(patient)) as Offer;
  const close = () => patient.run("mutation D($id: ID!) { dismissHealthCheck(id: $id) }", { id: offer.id });
  expect((await close()).data).toEqual({ dismissHealthCheck: true });
  expect((await close()).data).toEqual({ dismissHealthCheck: true });
  expect(await offerFor(patient)).toBeNull();
});
