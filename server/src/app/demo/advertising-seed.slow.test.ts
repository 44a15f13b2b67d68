import type { TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { NOTHING_KNOWN } from "../../ads/campaigns/targeting.rules";
import { HEALTH_CHECK_SLUGS, HEALTH_CHECKS } from "../../care/health-checks/health-check.rules";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS, SMALLEST_AUDIENCE } from "../../people/accounts/audience-label.rules";
import { startDemonstration } from "./seed.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstration();
});
afterAll(() => server.stop());

describe("the demonstration of advertising", () => {
  it("has every topic and signal but one on at least 50 people who agreed, and cells that are all of them", async () => {
    const people = (column: string, bit: number) =>
      `(select count(*)::int from cohort_labels where ${column} & (1 << ${bit}) <> 0)`;
    const counts = async (column: string, labels: readonly string[]): Promise<number[]> => {
      const [row] = await server.db.query(
        `select array[${labels.map((_, bit) => people(column, bit)).join()}] as counts`,
      );
      return row.counts;
    };
    for (const count of await counts("topics", HEALTH_TOPICS)) expect(count).toBeGreaterThanOrEqual(SMALLEST_AUDIENCE);
    const signals = await counts("signals", LIFESTYLE_SIGNALS);
    const rare = LIFESTYLE_SIGNALS.filter((_, at) => (signals[at] ?? 0) < SMALLEST_AUDIENCE);
    expect(rare).toEqual(["Heart rate variations"]);
    expect(signals[LIFESTYLE_SIGNALS.indexOf("Heart rate variations")]).toBeGreaterThan(0);
    const [all] = await server.db.query(
      `select (select sum(people)::int from audience_cells) as cells, (select count(*)::int from users where role = 'CUSTOMER') as patients,
              (select bit_or(signals) & 32 from audience_cells) as rare`,
    );
    expect(all).toEqual({ cells: all.patients, patients: all.patients, rare: 0 });
  });

  it("has discarded traffic by reason that sums to what the hours say, and shows campaigns in their hours only", async () => {
    const [sums] = await server.db.query(
      `select (select sum(events)::int from campaign_discards) as discards,
              (select sum(invalid_views + invalid_clicks + invalid_engagements)::int from campaign_hours) as hours,
              (select count(*)::int from campaign_hours h join campaigns c on c.id = h.campaign_id
                where cardinality(c.hours) > 0 and extract(hour from h.hour at time zone 'Europe/London') <> all(c.hours)) as outside,
              (select count(distinct h.creative_id)::int from campaign_hours h join campaigns c on c.id = h.campaign_id
                where c.variant_id is not null) as tried`,
    );
    expect(sums).toEqual({ discards: sums.hours, hours: expect.any(Number), outside: 0, tried: 2 });
    expect(sums.hours).toBeGreaterThan(0);
  });

  it("has sponsors for all four Health Checks", async () => {
    const place = { city: "London", language: "en", ...NOTHING_KNOWN };
    await until(() => server.platform.adverts.index.size > 10, "the campaigns");
    for (const slug of HEALTH_CHECK_SLUGS) {
      const request = { userId: slug, page: "HEALTH_CHECK", shared: null, besideSeriousAnswer: false } as const;
      expect(
        await server.platform.adverts.choose({ ...request, place: { ...place, topic: HEALTH_CHECKS[slug].topic } }),
      ).not.toBeNull();
    }
  });
});
