import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
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

const SOURCES = path.join(__dirname, "..");
/** Columns of patients' tables that their download leaves out: they serve the machine, or follow from what is handed out. */
const NOT_HANDED_OUT = [
  "device_imports.percent",
  "device_imports.problem_rows",
  "device_imports.updated_at",
  "disclosures.occurred_on", // the day of a time that is handed out
  "disclosures.subject_id",
  "health_profiles.revision",
  "health_profiles.version",
  "medical_records.consultation_id",
  "medical_records.import_id",
  "medications.scheduled_since",
  "medications.version",
  "nhs_entries.is_added",
  "nhs_entries.medication_id",
  "nhs_entries.position",
  "nhs_links.blind_index",
  "push_subscriptions.endpoint_hash",
  "push_subscriptions.sealed", // the address of a browser, which is a secret
  "push_subscriptions.session_id",
  "reading_days.highest",
  "reading_days.lowest",
  // What a file was made from.
  "record_exports.from_day",
  "record_exports.record_ids",
  "record_exports.to_day",
  "record_exports.updated_at",
  "record_exports.written",
  "waiting_nhs_numbers.blind_index",
  "waiting_nhs_numbers.refused_at",
];

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

  it("reads every column of patients' tables, or says why not", async () => {
    const texts = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("personal-data.service.ts"))
      .map((file) => readFileSync(path.join(SOURCES, file), "utf8"));
    const tables = PERSONAL_DATA.flatMap(({ columns, export: part }) =>
      part?.roles?.includes("CUSTOMER") ? columns.map((column) => column.split(".")[0]) : [],
    );
    const columns: { name: string; column_name: string; table_name: string }[] = await server.db.query(
      `select format('%s.%s', table_name, column_name) as name, table_name, column_name from information_schema.columns
        where table_schema = 'public' and table_name = any($1) order by 1`,
      [tables],
    );
    const forgotten = columns.filter(({ table_name, column_name }) => {
      const own = texts.filter((text) => text.includes(table_name));
      return !own.some((text) => new RegExp(`\\b${column_name}\\b`).test(text));
    });
    expect(forgotten.map(({ name }) => name)).toEqual(NOT_HANDED_OUT);
  });
});
