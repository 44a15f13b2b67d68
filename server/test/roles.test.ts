import { createDataSource, stepDownRole } from "../src/platform/database";
import { startTestServer, type TestServer } from "./harness";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("the three database roles", () => {
  it("let advertising read no table but the few that it shows from and counts in", async () => {
    const OPEN = [
      "ad_events",
      "campaign_discards",
      "campaign_hold_outs",
      "campaign_hours",
      "campaigns",
      "promo_codes",
      "served_creatives",
      "subscription_periods",
      "suspended_advertisers",
    ];
    const tables: { name: string }[] = await server.db.query(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and not (relname = any($1)) order by 1`,
      [OPEN],
    );
    const closed = tables.map(({ name }) => name);
    expect(closed).toEqual(
      expect.arrayContaining([
        ...[
          "users",
          "consent_entries",
          "health_profiles",
          "family_members",
          "consultations",
          "readings",
          "reading_days",
          "medical_records",
        ],
        ...["cohort_labels", "audience_cells", "health_checks", "health_check_offers", "nhs_entries", "stored_files"],
      ]),
    );
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    try {
      for (const table of closed) {
        // Of companies some columns are open, of which another test tells; the rows as a whole are not.
        await expect(ads.query(`select * from "${table}" limit 1`)).rejects.toThrow(/permission denied for/);
      }
      await expect(ads.query("create table own (id int)")).rejects.toThrow(/permission denied/);
    } finally {
      await ads.destroy();
    }
  });

  it("let advertising read what it shows, count, and nothing else", async () => {
    const ads = await createDataSource({ url: server.urls.ads, poolSize: 1 }).initialize();
    try {
      const rights: { table: string; rights: string[] }[] = await ads.query(
        `select c.relname as table,
                array(select kind from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) kind
                       where has_table_privilege(c.oid, kind)) as rights
           from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
      );
      expect(rights.length).toBeGreaterThan(15);
      expect(
        Object.fromEntries(rights.filter((row) => row.rights.length > 0).map((row) => [row.table, row.rights])),
      ).toEqual({
        ad_events: ["select", "insert"],
        campaign_discards: ["select", "insert", "update"],
        campaign_hold_outs: ["select"],
        campaign_hours: ["select", "insert", "update"],
        campaigns: ["select"],
        promo_codes: ["select"],
        served_creatives: ["select"],
        subscription_periods: ["select"],
        suspended_advertisers: ["select"],
      });
      // Of a company, advertising reads what an advert shows, and nothing about the people behind it.
      const columns: { name: string }[] = await ads.query(
        `select column_name as name from information_schema.columns
          where table_name = 'companies' and has_column_privilege('companies', column_name, 'select') order by ordinal_position`,
      );
      expect(columns.map(({ name }) => name)).toEqual(["advertiser_id", "name", "website", "created_at"]);
      await expect(ads.query("select phone from companies")).rejects.toThrow("permission denied for table companies");
      await expect(ads.query("select 1 from applications")).rejects.toThrow("permission denied for table applications");
      await expect(ads.query("select make_ad_partitions()")).rejects.toThrow(/permission denied/);
    } finally {
      await ads.destroy();
    }
  });

  it("let the portals read what was counted, and change none of it", async () => {
    await server.db.query("select 1 from ad_events, campaign_hours");
    for (const table of ["ad_events", "campaign_hours", "campaign_discards", "ad_events_other"]) {
      await expect(server.db.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    }
    const partitions = "select count(*)::int from pg_inherits where inhparent = 'ad_events'::regclass";
    const [before] = await server.db.query(partitions);
    expect(before.count).toBeGreaterThanOrEqual(10); // yesterday to a week ahead, and the one for all others
    await expect(server.db.query("select make_ad_partitions()")).resolves.toEqual([
      { make_ad_partitions: expect.any(Number) },
    ]);
    const [own] = await server.db.query(
      `select count(*) filter (where has_table_privilege(inhrelid, 'select'))::int from pg_inherits
        where inhparent = 'ad_events'::regclass`,
    );
    expect(own.count).toBe(0);
  });

  it("keep the running product from owning anything", async () => {
    const [row] = await server.db.query(
      "select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user",
    );
    expect(row).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false });
    await expect(server.db.query("drop table audit_entries")).rejects.toThrow(/must be owner/);
    await expect(server.db.query("truncate audit_entries")).rejects.toThrow(/permission denied/);
  });

  it("hold the append-only tables even against their owner", async () => {
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      await owner.query(
        "insert into audit_entries (occurred_at, request_id, action, subject_type) values (now(), 'r', 'a', 's')",
      );
      await expect(owner.query("delete from audit_entries")).rejects.toThrow("audit_entries is append-only");
      await expect(owner.query("update audit_entries set action = 'b'")).rejects.toThrow(
        "audit_entries is append-only",
      );
      await expect(owner.query("truncate audit_entries")).rejects.toThrow("audit_entries is append-only");
    } finally {
      await owner.destroy();
    }
  });

  it("step down to the app role where one login serves every purpose", async () => {
    const urls = { owner: server.urls.superuser, app: server.urls.superuser, ads: server.urls.superuser };
    const source = await createDataSource({ url: urls.app, poolSize: 1, role: stepDownRole(urls, "app") }).initialize();
    try {
      await expect(source.query("delete from audit_entries")).rejects.toThrow(/permission denied/);
    } finally {
      await source.destroy();
    }
    expect(stepDownRole(server.urls, "app")).toBeUndefined();
  });
});
