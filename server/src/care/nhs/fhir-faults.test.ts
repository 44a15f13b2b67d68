import { gzipSync } from "node:zlib";
import { ADA, ada, bundle, type FhirDouble, json, outcome, startFhirDouble } from "../../../test/fhir-double";
import { startTestServer, type TestServer } from "../../../test/harness";
import { FHIR_LIMITS } from "./fhir-http";

let double: FhirDouble;
let elsewhere: FhirDouble;
let server: TestServer;

beforeAll(async () => {
  [double, elsewhere] = await Promise.all([startFhirDouble(), startFhirDouble()]);
  server = await startTestServer({
    env: { FHIR_URL: double.url, FHIR_TOKEN: "the-bearer-token" },
    fhirLimits: {
      ...FHIR_LIMITS,
      requestMs: 400,
      totalMs: 3_000,
      answerBytes: 200_000,
      totalBytes: 400_000,
      pages: 8,
      longestWaitMs: 1_000,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([double.stop(), elsewhere.stop()]);
});
beforeEach(async () => {
  double.reset();
  elsewhere.reset();
  await server.db.query("delete from rate_limits");
});

const LINK = `mutation L($nhsNumber: String!, $dateOfBirth: String) {
  linkNhsAccount(nhsNumber: $nhsNumber, dateOfBirth: $dateOfBirth) { isLinked isDemonstration notShared hasNoKnownAllergies recordCount entries { kind name } } }`;

const link = async (born: string = ADA.born) => {
  const patient = await server.patient();
  const answer = await patient.run<{
    linkNhsAccount: { isLinked: boolean; notShared: string[]; entries: { kind: string; name: string }[] };
  }>(LINK, { nhsNumber: ADA.number, dateOfBirth: born });
  return { patient, ...answer };
};

const allergy = (name: string, more: object = {}) => ({
  resourceType: "AllergyIntolerance",
  id: name.toLowerCase(),
  code: { text: name },
  patient: { reference: "Patient/ada" },
  ...more,
});
const ASTHMA = {
  resourceType: "Condition",
  id: "asthma",
  code: { text: "Asthma" },
  subject: { reference: "Patient/ada" },
};
const nextPage = (url: string) => ({ link: [{ relation: "next", url }] });
const silence = () => undefined;
const redirect = (to: () => string) => (_: unknown, response: { writeHead: (...args: never[]) => { end(): void } }) =>
  response.writeHead(...([302, { location: to() }] as never[])).end();

/** Everything of one patient that linking could leave. */
async function traces(patientId: string): Promise<Record<string, number>> {
  const [row] = await server.db.query(
    `select (select count(*)::int from nhs_links where patient_id = $1) as links,
            (select count(*)::int from nhs_entries where patient_id = $1) as entries,
            (select count(*)::int from medical_records where patient_id = $1) as records,
            (select count(*)::int from medications where patient_id = $1) as medicines,
            (select count(*)::int from health_profiles where patient_id = $1) as profiles`,
    [patientId],
  );
  return row;
}
const NOTHING = { links: 0, entries: 0, records: 0, medicines: 0, profiles: 0 };

const FAULTS: [name: string, reason: string, install: () => void][] = [
  ["an answer that never comes", "too slow", () => double.on("Condition", silence)],
  [
    "an answer that never ends",
    "too slow",
    () =>
      double.on("Condition", (_, response) => {
        response.writeHead(200);
        response.write("{");
      }),
  ],
  ["an answer that breaks off", "unreachable", () => double.on("Condition", (_, response) => response.destroy())],
  [
    "JSON that is none",
    "not FHIR",
    () => double.on("Condition", (_, response) => response.writeHead(200).end("<html>{")),
  ],
  [
    "letters that are none",
    "not FHIR",
    () => double.on("Condition", (_, response) => response.writeHead(200).end(Buffer.from([0x22, 0xc3, 0x28, 0x22]))),
  ],
  ["another resource than a bundle", "not FHIR", () => double.on("Condition", json(allergy("Nuts")))],
  ["a bundle of another kind", "not FHIR", () => double.on("Condition", json(bundle([], { type: "history" })))],
  ["resources of another type", "not FHIR", () => double.on("Condition", json(bundle([allergy("Nuts")])))],
  [
    "a resource in another shape",
    "not FHIR",
    () => double.on("AllergyIntolerance", json(bundle([allergy("Nuts", { code: "Nuts" })]))),
  ],
  [
    "a way to another server",
    "redirected",
    () =>
      double.on(
        "Condition",
        redirect(() => `${elsewhere.url}/Condition`),
      ),
  ],
  [
    "a way within the server",
    "redirected",
    () =>
      double.on(
        "Condition",
        redirect(() => `${double.url}/Other`),
      ),
  ],
  [
    "a next page at another server",
    "page elsewhere",
    () => double.on("Condition", json(bundle([], nextPage(`${elsewhere.url}/Condition?page=2`)))),
  ],
  [
    "a next page above the base",
    "page elsewhere",
    () => double.on("Condition", json(bundle([], nextPage(`${double.url}/../secret`)))),
  ],
  [
    "a next page beside the base",
    "page elsewhere",
    () => double.on("Condition", json(bundle([], nextPage(`${double.url}-other/Condition`)))),
  ],
  [
    "a next page with somebody's password",
    "page elsewhere",
    () => double.on("Condition", json(bundle([], nextPage(double.url.replace("//", "//a:b@"))))),
  ],
  [
    "pages in a circle",
    "endless pages",
    () => double.on("Condition", json(bundle([], nextPage(`${double.url}/Condition?page=2`)))),
  ],
  [
    "pages without an end",
    "endless pages",
    () =>
      double.on("Condition", (one, response) =>
        json(bundle([], nextPage(`${double.url}/Condition?page=${one.url.length}${"x".repeat(one.url.length)}`)))(
          one,
          response,
        ),
      ),
  ],
  [
    "a huge answer",
    "too large",
    () => double.on("Condition", (_, response) => response.writeHead(200).end("x".repeat(300_000))),
  ],
  [
    "a huge answer, packed small",
    "too large",
    () =>
      double.on("Condition", (_, response) =>
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(300_000))),
      ),
  ],
  [
    "many large answers",
    "too large",
    () => {
      const filler = { text: "x".repeat(150_000) };
      for (const type of ["AllergyIntolerance", "Condition", "MedicationStatement"]) {
        double.on(type, json(bundle([], filler)));
      }
    },
  ],
  [
    "an entry of somebody else",
    "somebody else",
    () =>
      double.on(
        "AllergyIntolerance",
        json(bundle([allergy("Nuts"), allergy("Milk", { patient: { reference: "Patient/eve" } })])),
      ),
  ],
  [
    "an entry of somebody of the same id at another server",
    "somebody else",
    () =>
      double.on(
        "AllergyIntolerance",
        json(bundle([allergy("Nuts", { patient: { reference: "https://other.example/fhir/Patient/ada" } })])),
      ),
  ],
  [
    "something of somebody else beside the results",
    "somebody else",
    () =>
      double.on(
        "DiagnosticReport",
        json(
          bundle([], {
            entry: [
              {
                resource: { resourceType: "Observation", id: "o", subject: { reference: "Patient/eve" } },
                search: { mode: "include" },
              },
            ],
          }),
        ),
      ),
  ],
  [
    "a patient with another number",
    "somebody else",
    () => double.on("Patient", json(bundle([ada({ identifier: [] })]))),
  ],
  ["no patient", "nobody", () => double.on("Patient", json(bundle([])))],
  [
    "a patient born on another day",
    "nobody",
    () => double.on("Patient", json(bundle([ada({ birthDate: "1980-05" })]))),
  ],
  [
    "a patient who has died",
    "nobody",
    () => double.on("Patient", json(bundle([ada({ deceasedDateTime: "2025-01-01" })]))),
  ],
  [
    "two patients whom nothing tells apart",
    "several people",
    () => double.on("Patient", json(bundle([ada(), ada({ id: "ada-2" })]))),
  ],
  [
    "an error within a bundle",
    "incomplete",
    () =>
      double.on(
        "AllergyIntolerance",
        json(bundle([allergy("Nuts"), outcome("error", "transient")], nextPage(`${double.url}/x`))),
      ),
  ],
  ["a refusal", "refused", () => double.on("Condition", json(outcome("error", "exception"), 500))],
  ["a refusal of the person", "refused", () => double.on("Patient", json(outcome("error", "forbidden"), 403))],
  [
    "a refusal of the second page",
    "refused",
    () => {
      double.on("Condition/_search", json(bundle([], nextPage(`${double.url}/Condition?page=2`))));
      double.on("Condition?page=2", json(outcome("error", "forbidden"), 403));
    },
  ],
  ["a server that is always busy", "busy", () => double.on("Condition", json({}, 503, { "retry-after": "0" }))],
  ["a server that asks for an hour", "busy", () => double.on("Condition", json({}, 429, { "retry-after": "3600" }))],
];

it.each(FAULTS)("%s: the documented failure (%s), and nothing of it is kept", async (_name, reason, install) => {
  install();
  const { patient, errors, data } = await link();
  expect(data).toBeNull();
  expect(errors).toMatchObject([
    { message: "Failed to link NHS account. Please try again.", extensions: { code: "CONFLICT" } },
  ]);
  expect(await traces(patient.user.id)).toEqual(NOTHING);
  expect(elsewhere.asked).toEqual([]);
  const [{ details }] = await server.db.query("select details from audit_entries where actor_id = $1", [
    patient.user.id,
  ]);
  expect(details).toEqual({ reason });
});

it("waits when it is asked to, and then reads everything by POST, with the token, without the number in an address", async () => {
  const turns = [429, 503];
  double.on("AllergyIntolerance", (one, response) => {
    const status = turns.shift();
    const soon = { "retry-after": new Date(Date.now() - 1_000).toUTCString(), date: new Date().toUTCString() };
    const reply = status ? json({}, status, soon) : json(bundle([allergy("Nuts")]));
    reply(one, response);
  });
  double.on("Condition/_search", json(bundle([], nextPage("Condition?page=2"))));
  const { data, errors } = await link();
  expect(errors).toBeUndefined();
  expect(data.linkNhsAccount).toMatchObject({
    isLinked: true,
    isDemonstration: false,
    notShared: [],
    entries: [{ kind: "ALLERGY", name: "Nuts" }],
  });
  expect(turns).toEqual([]);
  const addresses = double.asked.map(({ method, url }) => `${method} ${url}`);
  const search = (type: string) => `POST /fhir/${type}/_search`;
  expect(addresses).toEqual([
    search("Patient"),
    ...Array.from({ length: 3 }, () => search("AllergyIntolerance")),
    search("Condition"),
    "GET /fhir/Condition?page=2",
    ...["MedicationStatement", "MedicationRequest", "DiagnosticReport", "DocumentReference", "ServiceRequest"].map(
      search,
    ),
  ]);
  expect(double.asked[0]?.form.get("identifier")).toBe(`https://fhir.nhs.uk/Id/nhs-number|${ADA.number}`);
  expect(double.asked[1]?.form.get("patient")).toBe("Patient/ada");
  expect(double.asked.every(({ authorization }) => authorization === "Bearer the-bearer-token")).toBe(true);
  await server.db.query("delete from nhs_links");
});

it.each([
  ["a remark that something is kept back", json(bundle([outcome("warning", "suppressed")]))],
  ["a remark about secrecy", json(bundle([outcome("information", "security")]))],
  ["fewer entries than were announced", json(bundle([], { total: 2 }))],
  ["a refusal of this kind of entry alone", json(outcome("error", "forbidden"), 403)],
  ["a server that has no such kind of entry", json(outcome("error", "not-found"), 404)],
  ["an allergy that nobody can name", json(bundle([allergy("Nameless", { code: {} })]))],
])("%s is said, and never taken for 'none'", async (_name, reply) => {
  double.on("AllergyIntolerance", reply);
  double.on("Condition", json(bundle([ASTHMA])));
  const { data } = await link();
  expect(data.linkNhsAccount).toMatchObject({ isLinked: true, notShared: ["ALLERGIES"], hasNoKnownAllergies: false });
  await server.db.query("delete from nhs_links");
});

it("a record without a single entry is said to be nothing that was sent, and never taken for 'none'", async () => {
  const { data } = await link();
  expect(data.linkNhsAccount).toMatchObject({
    isLinked: true,
    notShared: ["ALLERGIES", "CONDITIONS", "MEDICINES", "RECORDS"],
    hasNoKnownAllergies: false,
    entries: [],
  });
  await server.db.query("delete from nhs_links");
});

it("a record with entries that no longer hold was sent", async () => {
  double.on(
    "AllergyIntolerance",
    json(bundle([allergy("Nuts", { verificationStatus: { coding: [{ code: "refuted" }] } })])),
  );
  const { data } = await link();
  expect(data.linkNhsAccount).toMatchObject({ isLinked: true, notShared: [], entries: [] });
  await server.db.query("delete from nhs_links");
});

it("finds nothing out for whoever guesses: every date and number that is wrong sounds the same, and guesses are few", async () => {
  const wrongDay = await link("1980-05-18");
  double.on("Patient", json(bundle([])));
  const wrongNumber = await link();
  expect(wrongDay.errors?.map(({ message, extensions: { code } }) => [message, code])).toEqual(
    wrongNumber.errors?.map(({ message, extensions: { code } }) => [message, code]),
  );
  await server.db.query("delete from rate_limits");
  // The number is guessed at from many accounts.
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await link()).errors?.[0]?.extensions.code).toBe("CONFLICT");
  }
  expect((await link()).errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
});
