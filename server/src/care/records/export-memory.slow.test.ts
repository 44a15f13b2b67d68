import { startTestServer, type TestServer } from "../../../test/harness";
import { MemoryWatch } from "../../../test/memory";
import { EXPORT_MAX_RECORDS } from "./record-export.rules";
import { readExportFile, writeRecordExport } from "./write-export.service";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// Pages take longer to write than lines: fewer of them show as much.
it.each([
  ["TEXT", EXPORT_MAX_RECORDS],
  ["FHIR", EXPORT_MAX_RECORDS],
  ["PDF", 0.4 * EXPORT_MAX_RECORDS],
])("writes thousands of records as %s in the memory of a few hundred", async (format, count) => {
  const { user } = await server.patient();
  await server.db.query(
    `insert into medical_records (patient_id, type, title, recorded_at, provider, summary, details, language, provenance)
     select $1, 'LAB_RESULT', 'Record ' || n, now() - n * interval '3 hours', 'Surgery', 'In short.', repeat('A long sentence about it. ', 40), 'en', 'DEMONSTRATION'
       from generate_series(1, $2::int) n`,
    [user.id, count],
  );
  const [{ id }] = await server.db.query(
    `insert into record_exports (patient_id, format, status, total, created_at, updated_at)
     values ($1, $2, 'WAITING', $3, now(), now()) returning id`,
    [user.id, format, count],
  );
  const memory = new MemoryWatch();
  const secrets = {
    ...server.platform.secrets,
    // The job asks for the key whenever it keeps a piece of the file.
    get data() {
      memory.step();
      return server.platform.secrets.data;
    },
  };
  await writeRecordExport({ ...server.platform, secrets }, id);
  const [file] = await server.db.query("select status, written, bytes from record_exports where id = $1", [id]);
  expect(file).toMatchObject({ status: "READY", written: count });
  let bytes = 0;
  for await (const chunk of readExportFile(server.platform, id)) bytes += chunk.length;
  expect(bytes).toBe(file.bytes);
  // All records together are more than 10 MB, of the pages 4.
  expect(memory.growth).toBeLessThan(2_500_000);
});
