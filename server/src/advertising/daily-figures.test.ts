import type { TestServer } from "../../test/harness";
import { type Advertiser, countViews, startBilling } from "../subscriptions/billing.test-support";

let server: TestServer;
let billing: Awaited<ReturnType<typeof startBilling>>;
let advertiser: Advertiser;

beforeAll(async () => {
  billing = await startBilling("2026-11-10T09:20:30Z");
  ({ server } = billing);
  advertiser = await billing.advertiser();
});
afterAll(() => server.stop());

interface Days {
  advertiserDays: { day: string; impressions: number; clicks: number }[];
}
const ask = (from: string, to: string, who = advertiser) =>
  who.run<Days>(
    "query D($from: String!, $to: String!) { advertiserDays(from: $from, to: $to) { day impressions clicks } }",
    {
      from,
      to,
    },
  );

describe("figures by day", () => {
  it("are of London days, also when the clocks change, with those without anything", async () => {
    await countViews(server, advertiser.user.id, [
      { hour: "2026-10-24T22:00:00Z", views: 1 }, // 23:00 in summer time
      { hour: "2026-10-24T23:00:00Z", views: 10 }, // midnight of the day that has 25 hours
      { hour: "2026-10-25T23:00:00Z", views: 100, title: "Another" }, // its last hour
      { hour: "2026-10-26T00:00:00Z", views: 1_000 },
      { hour: "2026-10-28T00:00:00Z", views: 10_000 },
    ]);
    const stranger = await billing.advertiser();
    await countViews(server, stranger.user.id, [{ hour: "2026-10-25T12:00:00Z", views: 7 }]);
    const day = (date: number, impressions: number) => ({ day: `2026-10-${date}`, impressions, clicks: 0 });
    expect((await ask("2026-10-25", "2026-10-27")).data.advertiserDays).toEqual([
      day(25, 110),
      day(26, 1_000),
      day(27, 0),
    ]);
    expect((await ask("2026-10-24", "2026-10-24")).data.advertiserDays).toEqual([day(24, 1)]);
  });

  it("are of a hundred days at the most, from a real day to a later one", async () => {
    expect((await ask("2026-01-01", "2026-04-10")).data.advertiserDays).toHaveLength(100);
    const fieldOf = async (from: string, to: string) => (await ask(from, to)).errors?.[0]?.extensions.field;
    expect(await fieldOf("2026-01-01", "2026-04-11")).toBe("to");
    expect(await fieldOf("2026-01-02", "2026-01-01")).toBe("to");
    expect(await fieldOf("2026-02-30", "2026-03-01")).toBe("from");
    expect(await fieldOf("2026-02-01", "")).toBe("to");
  });
});
