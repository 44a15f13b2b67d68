import { randomUUID } from "node:crypto";
import type { TestServer } from "../../../test/harness";
import { createDataSource } from "../../platform/database";
import { countViews, startBilling, type TestClock } from "./billing.test-support";
import { checkLedger } from "./ledger.service";

let server: TestServer;
let clock: TestClock;
let billing: Awaited<ReturnType<typeof startBilling>>;

beforeAll(async () => {
  billing = await startBilling("2026-06-10T09:20:30Z");
  ({ server, clock } = billing);
});
afterAll(() => server.stop());

describe("the ledger", () => {
  it("finds an hour, a month and a line that do not fit, keeps what it found, and audits it", async () => {
    const advertiser = await billing.advertiser();
    await advertiser.subscribe("BRONZE");
    await countViews(server, advertiser.user.id, [{ hour: "2026-06-11T09:00:00Z", views: 100_100 }]);
    clock.set("2026-07-09T23:10:00Z");
    await billing.runJobs();
    const check = async (): Promise<{ what: string; counted: number; expected: number }[]> => {
      await checkLedger(billing.context);
      const [row] = await server.db.query("select id, details from ledger_checks order by checked_at desc, id limit 1");
      return row.details;
    };
    expect(await check()).toEqual([]);
    clock.go(1);
    // Somebody counts after the month was charged.
    await countViews(server, advertiser.user.id, [{ hour: "2026-06-12T09:00:00Z", views: 7 }]);
    expect(await check()).toMatchObject([{ what: "PERIOD", counted: 100_100, expected: 100_107 }]);
    clock.go(1);
    // Events without a roll-up.
    const [{ id, creative_id }] = await server.db.query(
      "select id, creative_id from campaigns where advertiser_id = $1",
      [advertiser.user.id],
    );
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    await ads.query(
      `insert into ad_events (day, token_id, kind, campaign_id, creative_id, occurred_at, valid, pseudonym, language, page, personalised)
       values ('2026-07-08', $1, 'CLICK', $2, $3, '2026-07-08T10:10:00Z', true, $1, 'en', 'DASHBOARD', false)`,
      [randomUUID(), id, creative_id],
    );
    await ads.destroy();
    expect(await check()).toMatchObject([
      { what: "CLICK", counted: 1, expected: 0, where: `${id} 2026-07-08T10Z` },
      { what: "PERIOD" },
    ]);
    const audited = await server.db.query(
      "select details from audit_entries where action = 'ledger_differs' order by id",
    );
    expect(audited).toEqual([{ details: { differences: 1 } }, { details: { differences: 2 } }]);
  });
});
