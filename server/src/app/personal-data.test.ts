import { startTestServer, type TestServer } from "../../test/harness";
import { createDataSource } from "../platform/database";
import { PERSONAL_DATA } from "./personal-data";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Columns that look as if they named a person but do not. */
const NOT_PEOPLE = ["anomalies.raised_by", "invoices.billed_by", "invoices.paid_by"]; // a server process, a seller, a card

/** Columns of patients' tables that their download leaves out, and why. */
const NOT_HANDED_OUT: Readonly<Record<string, string>> = {
  "account_suspensions.lifted_by": "Somebody else's account.",
  "account_suspensions.suspended_by": "Somebody else's account.",
  "consultations.family_member_id": "A number of the person, who is handed out by name.",
  "consultations.idempotency_key": "A number that the browser made up so that a question is not asked twice.",
  "device_imports.percent": "How far the reading of a file is, for as long as it takes.",
  "device_imports.updated_at": "A sign of life of the process that reads the file.",
  "disclosures.occurred_on": "The day of a time that is handed out.",
  "disclosures.subject_id": "A number of the question, which is handed out itself.",
  "disclosures.viewer_id": "Somebody else's account: role and first name are handed out.",
  "family_members.version": "Counts changes, so that two tabs do not overwrite each other.",
  "health_checks.offer_id": "A number of the offer, which is handed out itself.",
  "health_profiles.revision": "Counts changes, so that two tabs do not overwrite each other.",
  "health_profiles.version": "Counts changes, so that two tabs do not overwrite each other.",
  "health_profiles.waiting_allergies": "They are those of the linked record, which stand with its entries.",
  "medical_records.consultation_id": "A number of the question, which is handed out itself.",
  "medical_records.import_id": "A number of the link, which is handed out itself.",
  "medications.version": "Counts changes, so that two tabs do not overwrite each other.",
  "nhs_entries.medication_id": "A number of the medicine, which is handed out itself.",
  "nhs_entries.position": "The order in which the page shows them.",
  "nhs_links.blind_index": "Made of the number, which is handed out itself.",
  "push_subscriptions.endpoint_hash": "Made of the address of a browser.",
  "push_subscriptions.sealed": "The address of a browser: whoever has it can send messages there.",
  "push_subscriptions.session_id": "A number of the sign-in, which is handed out itself.",
  "record_exports.updated_at": "A sign of life of the process that writes the file.",
  "record_exports.written": "How far the writing of a file is, for as long as it takes.",
  "training_lines.agreed_number": "Counts what staff agreed on.",
  "training_lines.consultation_id": "A number of the question, which is handed out itself.",
  "training_lines.origin": "Of what is handed out here it is always a question.",
  "training_lines.search_words": "Made of the text, which is handed out itself.",
  "training_lines.text_hash": "Made of the text, which is handed out itself.",
  "waiting_nhs_numbers.blind_index": "Made of the number, which is handed out itself.",
};

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
    const tables = PERSONAL_DATA.flatMap(({ columns, export: part }) =>
      part?.roles?.includes("CUSTOMER") ? columns.map((column) => column.split(".")[0]) : [],
    );
    const columns: { name: string; column_name: string; table_name: string }[] = await server.db.query(
      `select format('%s.%s', table_name, column_name) as name, table_name, column_name from information_schema.columns
        where table_schema = 'public' and table_name = any($1) order by 1`,
      [tables],
    );
    const forgotten = columns.filter(({ table_name, column_name }) => {
      const reads = PERSONAL_DATA.flatMap(({ export: part }) => part?.sql ?? []).filter((sql) =>
        new RegExp(`\\b(from|join) ${table_name}\\b`).test(sql),
      );
      return !reads.some((sql) => new RegExp(`\\b${column_name}\\b`).test(sql));
    });
    expect(forgotten.map(({ name }) => name)).toEqual(Object.keys(NOT_HANDED_OUT));
  });
});
