import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { startTestServer, type TestServer } from "../../../test/harness";
import { APPLICATION_STATUSES, type ApplicationStatus, REQUIRED_DOCUMENTS, TRANSITIONS } from "./application.rules";
import { makeDraft } from "./application.service";
import { company } from "./application.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the rules say of an application and its documents, beside the database. */
interface Model {
  status: ApplicationStatus;
  documents: Map<string, "PENDING" | "VALID" | "INVALID">;
}

const CHANGES: Readonly<Record<ApplicationStatus, string>> = {
  DRAFT: "decided_at = null, advertiser_id = null",
  PENDING:
    "decided_at = null, advertiser_id = null, submitted_at = now(), terms_version = 'x', terms_accepted_at = now()",
  MORE_DOCS:
    "decided_at = null, advertiser_id = null, submitted_at = now(), terms_version = 'x', terms_accepted_at = now()",
  APPROVED: "decided_at = now(), advertiser_id = $2",
  REJECTED: "decided_at = now(), advertiser_id = null, reason = 'No'",
};

const isAllowed = ({ status, documents }: Model, to: ApplicationStatus): boolean =>
  to === status ||
  (TRANSITIONS[status].includes(to) && (to !== "APPROVED" || [...documents.values()].every((one) => one === "VALID")));

async function works(db: DataSource, sql: string, parameters: unknown[]): Promise<boolean> {
  try {
    await db.query(sql, parameters);
    return true;
  } catch (error) {
    expect((error as { driverError: { code: string } }).driverError.code).toBe("23514"); // a check, and nothing else
    return false;
  }
}

/** A whole number below the limit out of bytes that a failing test names, so that it can be run again. */
const below = (limit: number, byte: number | undefined) => (byte ?? 0) % limit;

it("the database agrees with the table of transitions, whatever is tried in whatever order", async () => {
  const [{ id: advertiserId }] = await server.db.query(
    "insert into users (email, name, role, created_at) values ('model@example.test', 'Model', 'ADVERTISER', now()) returning id",
  );
  const keys = REQUIRED_DOCUMENTS.map(({ key }) => key);
  const steps = Object.entries(TRANSITIONS).flatMap(([from, tos]) => tos.map((to) => `${from} ${to}`));
  const reached = new Set<string>();
  // By chance a step may be missing among the first runs: then there are more of them.
  for (let run = 0; run < 60 || (reached.size < steps.length && run < 1_000); run += 1) {
    const seed = randomBytes(60);
    const { id } = await server.db.transaction((tx) => makeDraft(tx, company(), new Date()));
    await server.db.query(
      `with files as (
         insert into stored_files (purpose, subject_id, slot, file_name, content_type, bytes, storage_key, created_at)
         select 'application_document', $1, key, 'a.pdf', 'application/pdf', 1, encode(sha256((id || 'x')::bytea), 'hex')::varchar(48), now()
           from application_documents where application_id = $1 returning id, slot)
       update application_documents d set file_id = files.id, file_name = 'a.pdf', bytes = 1, uploaded_at = now()
         from files where d.application_id = $1 and d.key = files.slot`,
      [id],
    );
    const model: Model = { status: "DRAFT", documents: new Map(keys.map((key) => [key, "PENDING" as const])) };
    // Half of the runs begin where everything is valid, or else an approval would hardly ever be tried with success.
    if (run % 2 === 0) {
      await server.db.query(
        "update application_documents set status = 'VALID', marked_at = now() where application_id = $1",
        [id],
      );
      for (const key of keys) model.documents.set(key, "VALID");
    }
    for (let step = 0; step < 20; step += 1) {
      const [what, which, value] = seed.subarray(step * 3);
      const isFinal = model.status === "APPROVED" || model.status === "REJECTED";
      if (below(3, what) === 0) {
        const key = keys[below(keys.length, which)] as string;
        const status = (["PENDING", "VALID", "INVALID"] as const)[below(3, value)] ?? "PENDING";
        const sql = `update application_documents set status = $3, marked_at = case when $3 <> 'PENDING' then now() end,
                            reason = case when $3 = 'INVALID' then 'No' end where application_id = $1 and key = $2`;
        const done = await works(server.db, sql, [id, key, status]);
        expect([seed.toString("hex"), step, done]).toEqual([seed.toString("hex"), step, !isFinal]);
        if (done) model.documents.set(key, status);
      } else {
        const to = APPLICATION_STATUSES[below(APPLICATION_STATUSES.length, which)] as ApplicationStatus;
        if (to === model.status) continue;
        const owner = to === "APPROVED" ? [advertiserId] : [];
        const done = await works(server.db, `update applications set status = '${to}', ${CHANGES[to]} where id = $1`, [
          id,
          ...owner,
        ]);
        expect([seed.toString("hex"), step, to, done]).toEqual([seed.toString("hex"), step, to, isAllowed(model, to)]);
        if (done) {
          reached.add(`${model.status} ${to}`);
          model.status = to;
        }
      }
      const [row] = await server.db.query("select status from applications where id = $1", [id]);
      expect(row.status).toBe(model.status);
    }
    await server.db.query("delete from applications where id = $1", [id]);
  }
  expect([...reached].sort()).toEqual(steps.sort());
});

it("an application begins as a draft, and its history cannot be changed", async () => {
  const { id } = await server.db.transaction((tx) => makeDraft(tx, company(), new Date()));
  const copy = `insert into applications (status, company_name, registration_number, contact_person, phone, email, created_at, updated_at,
                                          submitted_at, terms_version, terms_accepted_at)
                select 'PENDING', company_name, registration_number, contact_person, phone, email, created_at, updated_at, now(), 'x', now()
                  from applications where id = $1`;
  await expect(server.db.query(copy, [id])).rejects.toThrow("an application begins as a draft");
  await server.db.query(
    "insert into application_events (application_id, occurred_at, what) values ($1, now(), 'SUBMITTED')",
    [id],
  );
  await expect(server.db.query("update application_events set what = 'APPROVED'")).rejects.toThrow(/permission denied/);
});
