import { Client } from "pg";
import { post, report } from "../../test/ad-reports";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { heardDuring } from "../../test/statement-count.test-support";
import { until } from "../../test/wait";
import type { TokenSet } from "../ads/advertising/tokens";
import { makeCompany } from "../ads/applications/company.factory";
import type { Campaign } from "../ads/campaigns/campaign.entity";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { campaignChanged } from "../ads/campaigns/campaign.topics";
import { NOTHING_KNOWN } from "../ads/campaigns/targeting.rules";
import { makeConsultation } from "../care/consultations/consultation.factory";
import { makeHealthProfile } from "../care/patients/health-profile.factory";
import { publish } from "../platform/realtime/topics";

const ADVERT = `{ sponsoredRecommendation {
  id title description imageUrl imageAlt pricePence company disclaimer host privacyNote why viewToken clickToken engagementToken
} }`;
type Advert = Record<string, string> & { why: string[] };
interface Shown {
  sponsoredRecommendation: Advert | null;
}
const HOUR = 3_600_000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const advertFor = async (caller: Caller) => {
  const { data, errors } = await caller.run<Shown>(ADVERT);
  expect(errors).toBeUndefined();
  return data.sponsoredRecommendation;
};
const tokensOf = ({ viewToken, clickToken, engagementToken }: Advert) =>
  ({ VIEW: viewToken, CLICK: clickToken, ENGAGEMENT: engagementToken }) as TokenSet;

/** Tells every process, as whoever changes a campaign does. */
const announce = ({ id }: Campaign) =>
  server.db.transaction((tx) => publish(tx, campaignChanged, id, { campaignId: id }));
const known = (where: TestServer, { id }: Campaign) => where.platform.adverts.index.get(id);
async function liveCampaign(given?: Parameters<typeof makeCampaign>[1]): Promise<Campaign> {
  const campaign = await makeCampaign(server.db.manager, given);
  await announce(campaign);
  await until(() => known(server, campaign) !== undefined, "the campaign");
  return campaign;
}

const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) {
  level response { isCritical heading message steps { title description } recommendations { type about title description cautions source { url } }
    ruledOut { title reason } profileCheck { used message missing } references { url } safetyNet { heading signs } signals { concept words } } } }`;

describe("an answer", () => {
  it("is word for word the same for somebody who was shown an advert and for somebody who was not", async () => {
    const without = await server.patient({ city: "London" });
    const questions = [
      "I have a blocked nose and a headache",
      "hay fever",
      "chest pain",
      "my ear hurts",
      "severe back pain",
    ];
    const profile = { age: 70, conditions: ["Asthma"], medications: [{ name: "Warfarin" }], changedAt: new Date() };
    await makeHealthProfile(server.db.manager, without.user.id, profile);
    const ask = async (caller: Caller) => {
      const answers: unknown[] = [];
      for (const question of questions) answers.push((await caller.run(ASK, { question })).data);
      return answers;
    };
    const before = await ask(without);
    await liveCampaign({ cities: ["London"] });
    const shown = await server.patient({ city: "London" });
    await makeHealthProfile(server.db.manager, shown.user.id, profile);
    expect(await advertFor(shown)).toMatchObject({ title: "A nasal spray" });
    const after = await ask(shown);
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).toContain("You told us that you take: Warfarin.");
    expect(JSON.stringify(after)).not.toContain("Example Remedies");
  });
});

describe("a patient's sponsored recommendation", () => {
  it("says what it is, whose it is and why it is there", async () => {
    await liveCampaign({ cities: ["London"] });
    const advert = (await advertFor(await server.patient({ city: "London" }))) as Advert;
    expect(advert).toMatchObject({
      title: "A nasal spray",
      imageUrl: "/ads/example.svg",
      imageAlt: "A bottle with a nozzle",
      pricePence: 499,
      company: "Example Remedies Ltd",
      host: "remedies.example",
      disclaimer: "Always read the label.",
      privacyNote: "WITHOUT_HEALTH_DATA",
      why: [
        "You told us that you live in London.",
        "You use this site in English.",
        "You see it at most 3 times a day.",
        "Your questions and your health records were not used.",
      ],
    });
    expect(await advertFor(await server.patient({ city: "Glasgow" }))).toBeNull();
    expect(await advertFor(await server.patient())).toBeNull();
    expect(await advertFor(await server.patient({ city: "London", language: "fr" }))).toBeNull();
  });

  it("has the note of the consent that is in force", async () => {
    await liveCampaign();
    const { user, ...patient } = await server.patient();
    const decide = (granted: boolean) =>
      server.db.query(
        "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'personalised_sponsorship', $2, 'v', now())",
        [user.id, granted],
      );
    await decide(true);
    const personalised = await advertFor(patient);
    expect(personalised?.privacyNote).toBe("WITH_CONSENT");
    expect(personalised?.why).toContain(
      "You agreed to personalised sponsorship. Nothing from your health profile was used this time.",
    );
    await decide(false);
    expect((await advertFor(patient))?.privacyNote).toBe("WITHOUT_HEALTH_DATA");
  });

  it("goes round, and stops for a person at the cap", async () => {
    const campaigns = [await liveCampaign({ frequencyCap: 1 }), await liveCampaign({ frequencyCap: 1 })];
    const patient = await server.patient();
    const [first, second] = [(await advertFor(patient)) as Advert, (await advertFor(patient)) as Advert];
    await new Promise((resolve) => setTimeout(resolve, 1_050)); // an impression takes a second
    for (const advert of [first, second]) {
      expect((await report(server.url, "VIEW", tokensOf(advert))).body).toEqual({ counted: true });
      expect((await report(server.url, "CLICK", tokensOf(advert))).body).toEqual({ counted: true });
    }
    const views = await server.db.query("select campaign_id, views, clicks from campaign_hours order by 1");
    expect(views).toEqual(
      campaigns
        .map(({ id }) => ({ campaign_id: id, views: 1, clicks: 1 }))
        .sort((a, b) => (a.campaign_id < b.campaign_id ? -1 : 1)),
    );
    expect(await advertFor(patient)).toBeNull();
    expect(await advertFor(await server.patient())).not.toBeNull();
    const other = await server.sibling(); // which reads from the events what it did not see
    try {
      expect(await advertFor(await other.as(patient.user))).toBeNull();
    } finally {
      await other.stop();
    }
  });
});

describe("there is no advert", () => {
  const ASKED: [string, string, boolean][] = [
    ["an emergency", "I have chest pain and it spreads to my arm", true],
    ["a crisis", "I want to kill myself", true],
    ["a question for the pharmacist", "I have a severe headache at times", true],
    ["an everyday answer", "My nose is runny and I sneeze a lot. What helps?", false],
  ];

  it.each(ASKED)("beside %s: %s (%p)", async (_what, question, quiet) => {
    await liveCampaign();
    const { user, ...patient } = await server.patient();
    await makeConsultation(server.db.manager, { patientId: user.id, question });
    expect((await advertFor(patient)) === null).toBe(quiet);
  });

  it("beside an urgent answer, for 24 hours, also when a lighter question follows", async () => {
    await liveCampaign();
    const { user, ...patient } = await server.patient();
    const ask = async (level: string, hoursAgo: number) => {
      const at = new Date(Date.now() - hoursAgo * HOUR);
      const question = "My nose is runny";
      const { consultation } = await makeConsultation(server.db.manager, { patientId: user.id, question, at });
      await server.db.query("update consultations set level = $2 where id = $1", [consultation.id, level]);
    };
    await ask("URGENT", 25);
    expect(await advertFor(patient)).not.toBeNull();
    await ask("URGENT", 23);
    await ask("SELF_CARE", 1);
    expect(await advertFor(patient)).toBeNull();
  });

  it("while a pharmacist's answer is awaited, until it is there", async () => {
    await liveCampaign();
    const { user, ...patient } = await server.patient();
    const pharmacist = await server.staff("pharmacist");
    const question = "My back pain is severe at night";
    const at = new Date(Date.now() - 100 * HOUR);
    await makeConsultation(server.db.manager, { patientId: user.id, question, at });
    expect(await advertFor(patient)).toBeNull();
    await server.db.query(
      `update escalations set status = 'ANSWERED', pharmacist_id = $1, claimed_at = now(), answered_at = now()`,
      [pharmacist.user.id],
    );
    expect(await advertFor(patient)).not.toBeNull();
  });

  const UNFIT: [string, () => Parameters<typeof makeCampaign>[1] | Promise<Parameters<typeof makeCampaign>[1]>][] = [
    ["is paused", () => ({ status: "PAUSED" })],
    ["has ended", () => ({ status: "ENDED" })],
    ["was not approved", () => ({ creativeStatus: "PENDING" })],
    ["was rejected", () => ({ creativeStatus: "REJECTED" })],
    ["is for pages with a topic", () => ({ topics: ["Allergies"] })],
    [
      "is not paid for",
      async () => ({ advertiserId: (await makeCompany(server.db.manager, { tier: null })).advertiserId }),
    ],
    [
      "was paid for last month",
      async () => {
        const periodStart = new Date(Math.floor((Date.now() - 31 * 24 * HOUR) / HOUR) * HOUR);
        return { advertiserId: (await makeCompany(server.db.manager, { periodStart })).advertiserId };
      },
    ],
  ];
  it.each(UNFIT)("when the only campaign %s", async (_what, given) => {
    await makeCampaign(server.db.manager, await given());
    const other = await server.sibling();
    try {
      expect(await advertFor(await other.patient())).toBeNull();
    } finally {
      await other.stop();
    }
  });
});

it("a change of a campaign reaches every process", async () => {
  const other = await server.sibling();
  try {
    const campaign = await makeCampaign(server.db.manager);
    await announce(campaign);
    await until(() => [server, other].every((each) => known(each, campaign)), "both to know it");
    await server.db.query("update campaigns set status = 'PAUSED'");
    await announce(campaign);
    await until(() => [server, other].every((each) => !known(each, campaign)), "both to forget it");
  } finally {
    await other.stop();
  }
});

it("choosing an advert asks the database nothing, and the health side never through advertising's connection", async () => {
  for (let index = 0; index < 5; index += 1) {
    await liveCampaign();
  }
  const patient = (await server.patient()).user;
  const caller = await server.as(patient);
  const asked = jest.spyOn(Client.prototype, "query");
  const place = { city: null, language: "en", topic: null, ...NOTHING_KNOWN };
  for (let index = 0; index < 20; index += 1) {
    const request = {
      userId: patient.id,
      place,
      page: "DASHBOARD",
      shared: null,
      besideSeriousAnswer: false,
    } as const;
    expect(await server.platform.adverts.choose(request)).not.toBeNull();
  }
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await advertFor(caller); // the first one reads the session and opens connections
  const [, own] = await heardDuring(() => advertFor(caller));
  expect(own.filter(({ login }) => login === "health_ads")).toEqual([]);
  expect(own).toHaveLength(3); // the account with its consents, the serious answers, the hidden adverts
});

it("an advert's tokens are refused at the wrong door", async () => {
  await liveCampaign();
  const advert = (await advertFor(await server.patient())) as Advert;
  expect((await post(server.url, "views", { token: advert.clickToken })).status).toBe(400);
});

describe("what a patient does with an advert", () => {
  const HIDE = "mutation Hide($token: String!, $hidden: Boolean!) { hideAdvert(viewToken: $token, hidden: $hidden) }";
  const REPORT =
    "mutation Report($token: String!, $comment: String) { reportAdvert(viewToken: $token, reason: MISLEADING, comment: $comment) }";

  it("hides it from this person alone, until it is taken back", async () => {
    await liveCampaign();
    const [patient, other] = [await server.patient({ city: "London" }), await server.patient({ city: "London" })];
    const shown = (await advertFor(patient)) as Advert;
    for (const hidden of [true, true]) {
      const { data } = await patient.run<{ hideAdvert: boolean }>(HIDE, { token: shown.viewToken, hidden });
      expect(data.hideAdvert).toBe(true);
    }
    expect(await advertFor(patient)).toBeNull();
    expect(await advertFor(other)).not.toBeNull();
    await patient.run(HIDE, { token: shown.viewToken, hidden: false });
    expect((await advertFor(patient))?.title).toBe(shown.title);
  });

  it("keeps a report without the person, once, and hides the advert", async () => {
    const campaign = await liveCampaign();
    const patient = await server.patient({ city: "London" });
    const shown = (await advertFor(patient)) as Advert;
    for (const comment of ["  It promises a cure. ", "again"]) {
      expect((await patient.run(REPORT, { token: shown.viewToken, comment })).errors).toBeUndefined();
    }
    expect(await advertFor(patient)).toBeNull();
    const rows = await server.db.query("select * from advert_reports");
    expect(rows).toEqual([
      {
        id: expect.any(String),
        campaign_id: campaign.id,
        creative_id: campaign.creativeId,
        reason: "MISLEADING",
        comment: "It promises a cure.",
        reported_at: expect.any(Date),
      },
    ]);
  });

  it("refuses what is too long on its field, and tokens that are not ours", async () => {
    await liveCampaign();
    const patient = await server.patient({ city: "London" });
    const { viewToken, clickToken } = (await advertFor(patient)) as Advert;
    const long = await patient.run(REPORT, { token: viewToken, comment: "a".repeat(501) });
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "comment" });
    for (const token of [clickToken, "x".repeat(144), ""]) {
      const { errors } = await patient.run(HIDE, { token, hidden: true });
      expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    }
    expect(await advertFor(patient)).not.toBeNull();
  });
});
