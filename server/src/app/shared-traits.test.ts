import { startTestServer, type TestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { campaignChanged } from "../ads/campaigns/campaign.topics";
import { makeHealthProfile } from "../care/patients/health-profile.factory";
import type { Gender } from "../care/patients/health-profile.rules";
import { publish } from "../platform/realtime/topics";

interface Shown {
  sponsoredRecommendation: { viewToken: string; why: string[] };
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { id } = await makeCampaign(server.db.manager);
  await server.db.transaction((tx) => publish(tx, campaignChanged, id, { campaignId: id }));
  await until(() => server.platform.adverts.index.get(id) !== undefined, "the campaign");
});
afterAll(() => server.stop());

describe("an advert's request hands over age group and gender", () => {
  /** What the event of an advert's view would say of the person. */
  const sharedBy = async (told: { age?: number; gender?: Gender } | null, purposes: readonly string[]) => {
    const { user, ...patient } = await server.patient();
    if (told) await makeHealthProfile(server.db.manager, user.id, { ...told, changedAt: new Date() });
    for (const purpose of BOTH) {
      await server.db.query(
        "insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, $2, $3, 'v', now())",
        [user.id, purpose, purposes.includes(purpose)],
      );
    }
    const { data } = await patient.run<Shown>("{ sponsoredRecommendation { viewToken why } }");
    const advert = data.sponsoredRecommendation;
    const token = server.platform.adverts.tokens.read(advert.viewToken);
    const { personalised, ageBand, gender } = token ?? {};
    return { personalised, ageBand, gender, why: advert.why.join(" ") };
  };
  const BOTH = ["data_use", "personalised_sponsorship"];
  const nothing = { ageBand: null, gender: null };

  it("with the consents to sponsorship and to the use of the profile, and says so", async () => {
    expect(await sharedBy({ age: 34, gender: "FEMALE" }, BOTH)).toEqual({
      personalised: true,
      ageBand: "25-34",
      gender: "FEMALE",
      why: expect.stringContaining(
        "We tell the advertiser how many people saw it by age group and gender, in groups of 10 or more.",
      ),
    });
    expect(await sharedBy({ gender: "MALE" }, BOTH)).toMatchObject({
      ageBand: null,
      gender: "MALE",
      why: expect.stringContaining("how many people saw it by gender, in groups"),
    });
  });

  it("never of people under 18, of whom nobody knows, or who prefer not to say", async () => {
    expect(await sharedBy({ age: 17, gender: "MALE" }, BOTH)).toMatchObject(nothing);
    expect(await sharedBy(null, BOTH)).toMatchObject({ personalised: true, ...nothing });
    expect(await sharedBy({ age: 70, gender: "PREFER_NOT_TO_SAY" }, BOTH)).toMatchObject({
      ageBand: "65+",
      gender: null,
    });
  });

  it("not without one of the consents", async () => {
    const told = { age: 34, gender: "FEMALE" } as const;
    expect(await sharedBy(told, ["data_use"])).toMatchObject({ personalised: false, ...nothing });
    expect(await sharedBy(told, ["personalised_sponsorship"])).toMatchObject({ personalised: true, ...nothing });
  });
});
