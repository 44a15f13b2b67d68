import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { publish } from "../../platform/realtime/topics";
import { makeCompany } from "../applications/company.factory";
import { type CampaignExample, makeCampaign } from "../campaigns/campaign.factory";
import { campaignChanged } from "../campaigns/campaign.topics";

const EXPLAIN = `query E($input: ExplainDecisionInput!, $first: Int, $after: String) { explainDecision(input: $input, first: $first, after: $after) {
  at winnerId candidates { totalCount pageInfo { hasNextPage endCursor } nodes { campaignId campaignName company outcome reason turn } } } }`;
interface Decision {
  winnerId: string | null;
  candidates: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { campaignName: string; outcome: string; reason: string; turn: number | null }[];
  };
}
const NOBODY = { city: "London", language: "en", topic: null, labels: [], page: "DASHBOARD" };

let server: TestServer;
let analyst: Caller;

beforeAll(async () => {
  server = await startTestServer();
  analyst = await server.staff("analyst");
  const { advertiserId: bronze } = await makeCompany(server.db.manager, { tier: "BRONZE" });
  const { advertiserId: gold } = await makeCompany(server.db.manager, { tier: "GOLD" });
  const campaign = async (name: string, given: CampaignExample = {}) => {
    const { id } = await makeCampaign(server.db.manager, { advertiserId: gold, name, ...given });
    await server.db.transaction((tx) => publish(tx, campaignChanged, id, { campaignId: id }));
    await until(() => server.platform.adverts.index.get(id) !== undefined, name);
    return id;
  };
  await campaign("first");
  await campaign("second");
  await campaign("elsewhere", { cities: ["Glasgow"] });
  await campaign("French", { languages: ["fr"] });
  await campaign("topic", { topics: ["Allergies"] });
  await campaign("narrow", { signals: ["Sedentary"], isTooNarrow: true });
  await campaign("too much for its plan", { advertiserId: bronze, topics: ["Allergies", "Digestive"] });
  await campaign("later", { startsOn: "2999-01-01" });
  const capped = await campaign("capped", { dailyCap: 1 });
  server.platform.adverts.index.tally(capped)?.add(1);
  const spent = await campaign("spent", { monthlyBudgetPence: 1 });
  server.platform.adverts.index.tally(spent)?.add(100);
});
afterAll(() => server.stop());

const explain = async (input: object = {}, variables: object = {}): Promise<Decision> => {
  const { data, errors } = await analyst.run<{ explainDecision: Decision }>(EXPLAIN, {
    input: { ...NOBODY, ...input },
    first: 50,
    ...variables,
  });
  expect(errors).toBeUndefined();
  return data.explainDecision;
};
const outcomes = ({ candidates }: Decision) =>
  Object.fromEntries(candidates.nodes.map(({ campaignName, outcome }) => [campaignName, outcome]));

it("says of every live campaign what keeps it back, and moves no turn", async () => {
  const decision = await explain();
  expect(outcomes(decision)).toEqual({
    first: "WINNER",
    second: "WAITS_ITS_TURN",
    elsewhere: "PLACE",
    French: "PLACE",
    topic: "LABELS",
    narrow: "TOO_NARROW",
    "too much for its plan": "LABELS",
    later: "SCHEDULE",
    capped: "DAILY_CAP",
    spent: "BUDGET",
  });
  const { nodes } = decision.candidates;
  expect(nodes.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(["WINNER"]));
  expect(nodes[0]).toMatchObject({ outcome: "WINNER", reason: "It was next in turn for an impression.", turn: 0 });
  expect(nodes.find(({ campaignName }) => campaignName === "elsewhere")).toMatchObject({
    reason: "It is for people in Glasgow, and this one lives in London.",
    turn: null,
  });
  expect((await explain()).winnerId).toBe(decision.winnerId);
});

it("takes a topic and labels into account", async () => {
  expect(outcomes(await explain({ topic: "Allergies" }))).toMatchObject({
    topic: "WAITS_ITS_TURN",
    "too much for its plan": "TIER",
  });
  expect(outcomes(await explain({ labels: ["Allergies", "Sedentary"] }))).toMatchObject({
    topic: "WAITS_ITS_TURN",
    narrow: "TOO_NARROW",
  });
});

it("is paged without gaps", async () => {
  const all = (await explain()).candidates.nodes;
  const paged: typeof all = [];
  let after: string | undefined;
  do {
    const { candidates } = await explain({}, { first: 3, after });
    expect(candidates.totalCount).toBe(10);
    paged.push(...candidates.nodes);
    after = candidates.pageInfo.hasNextPage ? candidates.pageInfo.endCursor : undefined;
  } while (after);
  expect(paged).toEqual(all);
});

it.each([
  ["city", { city: "Paris" }],
  ["language", { language: "xx" }],
  ["topic", { topic: "Sadness" }],
  ["labels", { labels: ["Rich"] }],
])("refuses an unknown %s", async (field, wrong) => {
  const { errors } = await analyst.run(EXPLAIN, { input: { ...NOBODY, ...wrong } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
});
