import { startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { PERSONAL_DATA } from "./personal-data";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Columns that look as if they named a person but do not. */
const NOT_PEOPLE = ["anomalies.raised_by"]; // a server process

/** Every column of the database that leads to a person: by a foreign key to accounts or companies, or by its name. */
async function columnsOfPeople(): Promise<string[]> {
  const rows: { name: string }[] = await server.db.query(
    `select distinct name from (
       select format('%s.%s', c.conrelid::regclass, a.attname) as name
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid in ('users'::regclass, 'companies'::regclass)
       union
       select format('%s.%s', table_name, column_name) from information_schema.columns
        where table_schema = 'public' and table_name !~ '^(ad_events|readings)_'
          and column_name ~ '((^|_)(user|patient|customer|person|viewer|actor|advertiser|pharmacist|staff|owner)_id|_by)$') found
      order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !NOT_PEOPLE.includes(name));
}

const named = () => PERSONAL_DATA.flatMap(({ columns }) => columns);

describe("the list of personal data", () => {
  it("names every column of the database that leads to a person", async () => {
    const columns = await columnsOfPeople();
    expect(columns).toEqual(
      expect.arrayContaining(["consultations.patient_id", "sessions.user_id", "audit_entries.actor_id"]),
    );
    expect(columns.filter((column) => !named().includes(column))).toEqual([]);
  });

  it("would fail for a table that somebody forgot", async () => {
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    try {
      await owner.query("create table forgotten (mood text, patient_id uuid, keeper uuid references users (id))");
      const missing = (await columnsOfPeople()).filter((column) => !named().includes(column));
      expect(missing).toEqual(["forgotten.keeper", "forgotten.patient_id"]);
    } finally {
      await owner.query("drop table forgotten");
      await owner.destroy();
    }
  });

  it("names columns that exist, each once, and says what becomes of them", async () => {
    expect(new Set(named()).size).toBe(named().length);
    for (const name of named()) {
      const [table, column] = name.split(".");
      await expect(server.db.query(`select ${column} from ${table} limit 1`)).resolves.toBeDefined();
    }
    for (const { erasure, export: part } of PERSONAL_DATA) {
      expect(erasure).toMatch(/\.$/);
      expect(part?.about ?? ".").toMatch(/\.$/);
    }
    const keys = PERSONAL_DATA.flatMap(({ export: part }) => part?.key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
