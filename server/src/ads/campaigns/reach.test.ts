import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { makeCampaign } from "./campaign.factory";
import { advertiserWith, COUNTED_AT, countPeople } from "./campaign.test-support";
import { campaignChanged } from "./campaign.topics";
import { CAMPAIGN_MESSAGES } from "./campaign-input.rules";
import { recheckReach } from "./reach.service";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("after a new count", () => {
  it("launched campaigns with labels know whether fewer than 50 people fit, and those that changed are announced", async () => {
    const make = (given: Parameters<typeof makeCampaign>[1]) => makeCampaign(server.db.manager, given);
    const narrow = await make({ topics: ["Respiratory"], cities: ["London"] });
    const wide = await make({ signals: ["Active lifestyle"], isTooNarrow: true });
    const plain = await make({ cities: ["Leeds"] });
    const draft = await make({ status: "DRAFT", topics: ["Respiratory"] });
    await countPeople(server, ["London", "en", 1, 1, 49], ["Glasgow", "en", 0, 1, 1]);
    const heard: string[] = [];
    const stop = server.platform.hub.listen(campaignChanged, ({ campaignId }) => heard.push(campaignId));
    expect(await recheckReach(server.platform)).toBe(2);
    const rows = await server.db.query("select id, is_too_narrow, version from campaigns where id = any($1)", [
      [narrow.id, wide.id, plain.id, draft.id],
    ]);
    const found = new Map(rows.map(({ id, ...row }: { id: string }) => [id, row]));
    expect(found.get(narrow.id)).toEqual({ is_too_narrow: true, version: 1 });
    expect(found.get(wide.id)).toEqual({ is_too_narrow: false, version: 1 });
    expect(found.get(plain.id)).toEqual({ is_too_narrow: false, version: 1 });
    expect(found.get(draft.id)).toEqual({ is_too_narrow: false, version: 1 });
    await until(() => heard.length === 2, "the announcements");
    expect(heard.sort()).toEqual([narrow.id, wide.id].sort());
    expect(await recheckReach(server.platform)).toBe(0);
    stop();
  });
});

interface Band {
  from: number | null;
  to: number | null;
}
interface Reach extends Band {
  countedAt: string | null;
  effects: (Band & { group: string; value: string })[];
}
const reachOf = async (input: object) => {
  const who = await advertiserWith(server);
  const { data, errors } = await who.run<{ campaignReach: Reach }>(
    `query R($input: TargetingInput!) { campaignReach(input: $input) { from to countedAt effects { group value from to } } }`,
    { input: { cities: [], languages: [], topics: [], signals: [], ...input } },
  );
  return { reach: data?.campaignReach, problems: errors?.[0]?.extensions.problems };
};

describe("the reach of a choice", () => {
  beforeAll(() =>
    countPeople(
      server,
      ["London", "en", 0b000001, 0b000010, 60],
      ["London", "fr", 0b000010, 0b000010, 49],
      ["Glasgow", "en", 0b000001, 0b000000, 200],
      ["", "en", 0, 0, 5_000],
    ),
  );

  it("is a band, with what each choice does to it", async () => {
    const { reach } = await reachOf({ cities: ["London"], languages: ["en", "fr"], signals: ["Sedentary"] });
    expect(reach).toEqual({
      ...{ from: 100, to: 250, countedAt: COUNTED_AT },
      effects: [
        { group: "GEOGRAPHY", value: "London", from: 100, to: 250 },
        { group: "LANGUAGES", value: "en", from: null, to: null },
        { group: "LANGUAGES", value: "fr", from: 50, to: 100 },
        { group: "WEARABLE_COHORTS", value: "Sedentary", from: 100, to: 250 },
      ],
    });
    expect((await reachOf({})).reach).toMatchObject({ from: 5_000, to: 10_000, effects: [] });
    expect((await reachOf({ topics: ["Respiratory"] })).reach).toMatchObject({
      ...{ from: 250, to: 500 },
      effects: [{ group: "SYMPTOM_CLUSTERS", value: "Respiratory", from: 5_000, to: 10_000 }],
    });
    expect((await reachOf({ topics: ["Cardiovascular"] })).reach).toMatchObject({ from: null, to: null });
  });

  it("is refused for what cannot be chosen", async () => {
    expect((await reachOf({ cities: ["Leeds"], signals: ["Digestive"] })).problems).toEqual([
      { field: "cities", message: CAMPAIGN_MESSAGES.unknown },
      { field: "signals", message: CAMPAIGN_MESSAGES.unknown },
    ]);
  });
});

describe("the choices of a campaign", () => {
  interface Choices {
    campaignChoices: {
      tier: string | null;
      groups: {
        key: string;
        label: string;
        isIncluded: boolean;
        fromTier: string;
        choices: { value: string; label: string; isOffered: boolean; reason: string | null }[];
      }[];
      abTesting: object;
      relatedTopics: object;
      returnToTopic: object;
    };
  }
  const choicesOf = async (tier: "BRONZE" | "GOLD" | null) => {
    const { data } = await (await advertiserWith(server, { tier })).run<Choices>(
      `{ campaignChoices { tier groups { key label isIncluded fromTier choices { value label isOffered reason } }
           abTesting { isIncluded fromTier } relatedTopics { isIncluded fromTier } returnToTopic { isIncluded fromTier } } }`,
    );
    return data.campaignChoices;
  };

  it("say what the plan includes, and offer what 50 people share", async () => {
    const { tier, groups, ...extras } = await choicesOf("GOLD");
    expect(tier).toBe("GOLD");
    expect(
      groups.map(({ key, label, isIncluded, fromTier, choices }) => [key, label, isIncluded, fromTier, choices.length]),
    ).toEqual([
      ["GEOGRAPHY", "Geography", true, "BRONZE", 6],
      ["LANGUAGES", "Languages", true, "BRONZE", 6],
      ["SYMPTOM_CLUSTERS", "Symptom Clusters", true, "SILVER", 6],
      ["WEARABLE_COHORTS", "Wearable Cohorts", true, "SILVER", 6],
    ]);
    expect(extras).toEqual({
      abTesting: { isIncluded: false, fromTier: "PLATINUM" },
      relatedTopics: { isIncluded: true, fromTier: "GOLD" },
      returnToTopic: { isIncluded: true, fromTier: "GOLD" },
    });
    const offered = groups.map(({ choices }) => choices.filter(({ isOffered }) => isOffered).map(({ value }) => value));
    expect(offered[1]).toEqual(["en", "fr", "es", "de", "it", "pl"]);
    expect(offered.slice(2)).toEqual([["Respiratory"], ["Sedentary"]]);
    expect(groups[2]?.choices[1]).toEqual({
      ...{ value: "Cardiovascular", label: "Cardiovascular", isOffered: false, reason: "under 50 people" },
    });
  });

  it("include less in a smaller plan, and nothing without one", async () => {
    expect((await choicesOf("BRONZE")).groups.map(({ isIncluded }) => isIncluded)).toEqual([true, true, false, false]);
    const without = await choicesOf(null);
    expect([without.tier, ...without.groups.map(({ isIncluded }) => isIncluded)]).toEqual([
      null,
      false,
      false,
      false,
      false,
    ]);
  });
});
