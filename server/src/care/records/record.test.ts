import { randomUUID } from "node:crypto";
import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { readPdf } from "../../../test/read-pdf";
import { createDataSource } from "../../platform/database";
import { makeRecords, type RecordExample } from "./record.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const RECORDS = `query R($first: Int! = 20, $after: String, $before: String, $type: RecordType, $from: String, $to: String) {
  medicalRecords(first: $first, after: $after, before: $before, type: $type, from: $from, to: $to) {
    totalCount typeCounts { type count } overall { count since } nodes { id title type documentUrl provenance }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor pageNumber pageCount }
  }
}`;

interface Records {
  medicalRecords: {
    totalCount: number;
    typeCounts: { type: string; count: number }[];
    overall: { count: number; since: string | null };
    nodes: { id: string; title: string; type: string; documentUrl: string | null; provenance: string }[];
    pageInfo: {
      hasNextPage: boolean;
      hasPreviousPage: boolean;
      startCursor: string;
      endCursor: string;
      pageNumber: number;
      pageCount: number;
    };
  };
}

async function records(caller: Caller, variables: Record<string, unknown> = {}) {
  const { data, errors } = await caller.run<Records>(RECORDS, variables);
  expect(errors).toBeUndefined();
  return data.medicalRecords;
}
const titles = ({ nodes }: { nodes: { title: string }[] }) => nodes.map(({ title }) => title);

async function patientWith(...examples: Partial<RecordExample>[]) {
  const patient = await server.patient();
  const made = await makeRecords(
    server.db.manager,
    examples.map((example) => ({ ...example, patientId: patient.user.id })),
  );
  return { ...patient, made };
}

const day = (iso: string) => new Date(iso);

describe("the medical history", () => {
  it("is paged by number, forwards and backwards, also where many records have the same time", async () => {
    const same = day("2026-05-04T09:00:00Z");
    const patient = await patientWith(
      ...Array.from({ length: 45 }, (_, nth) => ({ title: `Record ${nth}`, date: same })),
    );
    const first = await records(patient);
    expect(first.pageInfo).toMatchObject({ pageNumber: 1, pageCount: 3, hasNextPage: true, hasPreviousPage: false });
    const second = await records(patient, { after: first.pageInfo.endCursor });
    expect(second.pageInfo).toMatchObject({ pageNumber: 2, hasNextPage: true, hasPreviousPage: true });
    const third = await records(patient, { after: second.pageInfo.endCursor });
    expect(third.pageInfo).toMatchObject({ pageNumber: 3, hasNextPage: false, hasPreviousPage: true });
    expect(third.nodes).toHaveLength(5);
    expect(new Set([first, second, third].flatMap(titles)).size).toBe(45);
    const back = await records(patient, { before: third.pageInfo.startCursor });
    expect(titles(back)).toEqual(titles(second));
    expect(back.pageInfo).toEqual(second.pageInfo);
    // What came in front meanwhile moves the pages; the first one is whole all the same.
    await makeRecords(server.db.manager, [
      { patientId: patient.user.id, title: "Newer", date: day("2026-06-01T09:00:00Z") },
    ]);
    const start = await records(patient, { before: first.pageInfo.endCursor });
    expect(start.nodes).toHaveLength(20);
    expect(titles(start)[0]).toBe("Newer");
    expect(start.pageInfo).toMatchObject({ pageNumber: 1, hasPreviousPage: false, hasNextPage: true });
  });

  it("counts every type within the days, whatever type is shown, and all records whatever the filter", async () => {
    const patient = await patientWith(
      { type: "LAB_RESULT", date: day("2026-05-01T12:00:00Z") },
      { type: "LAB_RESULT", date: day("2026-05-02T12:00:00Z") },
      { type: "REFERRAL", date: day("2026-05-02T13:00:00Z") },
      { type: "DISCHARGE", date: day("2024-03-09T12:00:00Z") },
    );
    const shown = await records(patient, { type: "LAB_RESULT", from: "2026-05-02", to: "2026-05-31" });
    expect(shown.totalCount).toBe(1);
    expect(shown.typeCounts).toEqual([
      { type: "AI_CONSULTATION", count: 0 },
      { type: "LAB_RESULT", count: 1 },
      { type: "PRESCRIPTION", count: 0 },
      { type: "REFERRAL", count: 1 },
      { type: "DISCHARGE", count: 0 },
    ]);
    expect(shown.overall).toEqual({ count: 4, since: "2024-03-09T12:00:00.000Z" });
    const none = await records(patient, { from: "2020-01-01", to: "2020-12-31" });
    expect(none).toMatchObject({
      totalCount: 0,
      nodes: [],
      pageInfo: { pageNumber: 1, pageCount: 1, hasPreviousPage: false },
    });
  });

  it.each([
    // The clocks go forward at 01:00 on 29 March 2026 and back at 02:00 on 25 October.
    ["2026-03-29", "2026-03-29T00:00:00Z", "2026-03-29T22:59:59.999Z"],
    ["2026-10-25", "2026-10-24T23:00:00Z", "2026-10-25T23:59:59.999Z"],
    ["2026-07-01", "2026-06-30T23:00:00Z", "2026-07-01T22:59:59.999Z"],
    ["2026-12-31", "2026-12-31T00:00:00Z", "2026-12-31T23:59:59.999Z"],
  ])("takes %s as the whole day in London, and nothing beside it", async (text, begin, end) => {
    const beside = (iso: string, milliseconds: number) => new Date(day(iso).getTime() + milliseconds);
    const patient = await patientWith(
      { title: "before", date: beside(begin, -1) },
      { title: "begin", date: day(begin) },
      { title: "end", date: day(end) },
      { title: "after", date: beside(end, 1) },
    );
    expect(titles(await records(patient, { from: text, to: text }))).toEqual(["end", "begin"]);
    expect(titles(await records(patient, { from: text }))).toEqual(["after", "end", "begin"]);
    expect(titles(await records(patient, { to: text }))).toEqual(["end", "begin", "before"]);
  });

  it.each([
    [{ from: "2026-02-30" }, "from"],
    [{ from: "2026-05-02", to: "2026-05-01" }, "to"],
    [{ before: "nonsense" }, "before"],
    [{ after: "nonsense" }, "after"],
    [{ first: 101 }, "first"],
  ])("refuses %j on its field", async (variables, field) => {
    const patient = await server.patient();
    const { errors } = await patient.run(RECORDS, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });

  it("uses an index, with and without a type", async () => {
    const patient = await server.patient();
    await server.db.query(
      `insert into medical_records (patient_id, type, title, recorded_at, provider, summary, details, language, provenance)
       select $1, (array['LAB_RESULT', 'REFERRAL'])[n % 2 + 1], 'T', now() - n * interval '1 hour', 'P', '', '', 'en', 'DEMONSTRATION'
         from generate_series(1, 3000) n`,
      [patient.user.id],
    );
    const owner = await createDataSource({ url: server.urls.owner, poolSize: 1 }).initialize();
    await owner.query("analyze medical_records");
    await owner.destroy();
    for (const type of ["", "and type = 'REFERRAL'"]) {
      const plan = await server.db.query(
        `explain select * from medical_records where patient_id = '${patient.user.id}' ${type} order by recorded_at desc, id desc limit 20`,
      );
      expect(JSON.stringify(plan)).toMatch(/Index Scan using medical_records_(patient_id|type)/);
      expect(JSON.stringify(plan)).not.toMatch(/Sort/);
    }
  });

  it("belongs to its patient alone: another's record is word for word like one that never was", async () => {
    const patient = await patientWith({ title: "Mine", hasDocument: true });
    const stranger = await server.patient();
    const query = "query R($id: ID!) { medicalRecord(id: $id) { title } }";
    const id = patient.made[0]?.id;
    expect((await patient.run(query, { id })).data).toEqual({ medicalRecord: { title: "Mine" } });
    const errorsOf = async (asked: unknown) =>
      (await stranger.run(query, { id: asked })).errors?.map(({ message, extensions }) => [message, extensions.code]);
    expect(await errorsOf(id)).toEqual([["Not found.", "NOT_FOUND"]]);
    expect(await errorsOf(randomUUID())).toEqual(await errorsOf(id));
    expect(await errorsOf("1")).toEqual(await errorsOf(id));
    expect((await records(stranger)).nodes).toEqual([]);
  });
});

describe("a question", () => {
  const ask = async (caller: Caller, question: string) => {
    const { data } = await caller.run<{ addConsultation: { id: string } }>(
      "mutation A($question: String!) { addConsultation(question: $question) { id } }",
      { question },
    );
    return data.addConsultation.id;
  };

  it("writes its record, with its own words, answer and question; a crisis has a neutral title", async () => {
    const patient = await server.patient();
    const id = await ask(patient, "I have had a headache since this morning");
    await ask(patient, "I want to kill myself");
    const { data } = await patient.run<{ medicalRecords: { nodes: Record<string, string>[] } }>(
      "{ medicalRecords { nodes { type title provider summary details provenance consultationId language } } }",
    );
    const [crisis, headache] = data.medicalRecords.nodes;
    expect(headache).toMatchObject({
      type: "AI_CONSULTATION",
      title: "I have had a headache since this morning",
      provider: "AI Health Assistant",
      summary: expect.stringMatching(/^This sounds like something you can treat at home\n./),
      details: expect.stringMatching(/^I have had a headache since this morning\n[\s\S]*Paracetamol/),
      provenance: "CONSULTATION",
      consultationId: id,
      language: "en",
    });
    expect(crisis).toMatchObject({ title: "Health question" });
  });

  it("takes its record along when it is deleted", async () => {
    const patient = await server.patient();
    const id = await ask(patient, "I have a sore throat");
    expect((await records(patient)).totalCount).toBe(1);
    await patient.run("mutation D($id: ID!) { deleteConsultation(id: $id) }", { id });
    expect((await records(patient)).totalCount).toBe(0);
  });
});

describe("the document of a record", () => {
  const open = (caller: { token?: string }, id: string | undefined, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/records/${id}/document`, {
      headers: { ...(caller.token ? { cookie: `health_session=${caller.token}` } : {}), ...headers },
    });

  it("opens in the browser, in our letters, and is kept nowhere", async () => {
    const patient = await patientWith({
      title: "Blutbild: Ergebnis für Müller",
      hasDocument: true,
      summary: "Ça va — naïve œuf",
    });
    const [record] = patient.made;
    const { nodes } = await records(patient);
    expect(nodes[0]?.documentUrl).toBe(`/records/${record?.id}/document`);
    for (const site of ["same-origin", "none"]) {
      const answer = await open(patient, record?.id, { "sec-fetch-site": site });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("content-disposition")).toMatch(/^inline; /);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const [page = ""] = readPdf(new Uint8Array(await answer.arrayBuffer())).pages;
      expect(page).toContain("Blutbild: Ergebnis für Müller");
      expect(page).toContain("Ça va — naïve œuf");
      expect(page).toContain("Demonstration: this record is invented.");
      expect(page).toContain("Page 1 of \n1");
    }
  });

  it("is not found for a stranger, for no record and for a record without one; other sites and visitors are refused", async () => {
    const patient = await patientWith({ hasDocument: true }, { hasDocument: false, title: "Without" });
    const stranger = await server.patient();
    const id = patient.made.find(({ hasDocument }) => hasDocument)?.id;
    const without = patient.made.find(({ hasDocument }) => !hasDocument)?.id;
    expect((await open(stranger, id)).status).toBe(404);
    expect((await open(stranger, randomUUID())).status).toBe(404);
    expect((await open(patient, without)).status).toBe(404);
    expect((await open(patient, "x")).status).toBe(404);
    expect((await open({}, id)).status).toBe(401);
    expect((await open(patient, id, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await open(patient, id, { origin: "https://elsewhere.example" })).status).toBe(403);
  });
});
