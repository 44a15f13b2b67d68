import { AUDIENCES_A_DAY } from "../src/ads/advertising/forecast.rules";
import { samplePeople } from "../src/ads/advertising/forecast.test-support";
import { countPeople } from "../src/ads/campaigns/campaign.test-support";
import { keyCaller, keyOf, platinumAdvertiser } from "../src/people/api-keys/api-key.test-support";
import { londonDay } from "../src/platform/london.rules";
import { startTestServer, type TestServer } from "./harness";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("several keys of one account ask about as many audiences as the account does", async () => {
  const cities = ["London", "Manchester", "Birmingham", "Glasgow", "Liverpool", "Edinburgh"];
  await countPeople(server, ...cities.map((city): [string, string, number, number, number] => [city, "en", 0, 0, 400]));
  await samplePeople(server, londonDay(new Date()), Object.fromEntries(cities.map((city) => [city, 40])));
  const who = await platinumAdvertiser(server);
  const keys = await Promise.all(
    ["one", "two", "three"].map((service) => keyOf(who, { service, scopes: ["read:campaigns"] })),
  );
  const callers = [who, ...keys.map((key) => keyCaller(server, key))];
  const states: string[] = [];
  // Every set of the six cities but none: 63 audiences, asked in turn.
  for (let bits = 1; bits < 64; bits += 1) {
    const { data } = await (callers[bits % callers.length] ?? who).run<{ campaignForecast: { state: string } }>(
      "query F($input: ForecastInput!) { campaignForecast(input: $input) { state } }",
      { input: { cities: cities.filter((_, at) => bits & (1 << at)), languages: ["en"], topics: [], signals: [] } },
    );
    states.push(data.campaignForecast.state);
  }
  expect(states.slice(0, AUDIENCES_A_DAY)).toEqual(Array(AUDIENCES_A_DAY).fill("READY"));
  expect(states.slice(AUDIENCES_A_DAY)).toEqual(Array(3).fill("LIMIT_REACHED"));
});
