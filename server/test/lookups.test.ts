import { randomUUID } from "node:crypto";
import { isNonNullType } from "graphql";
import { createSchema } from "../src/app/schema";
import { makeConsultation } from "../src/care/consultations/consultation.factory";
import { makeDevice } from "../src/care/devices/device.factory";
import { makeTrainingLine } from "../src/care/models/training-line.factory";
import { makeFamilyMember } from "../src/care/patients/family-member.factory";
import { makeApiKey } from "../src/people/api-keys/api-key.factory";
import { ROWS } from "./access-rows";
import { type Caller, startTestServer, type TestServer } from "./harness";

/** Everything that is looked up by its id, by name. */
const LOOKUPS = Object.values(createSchema().getQueryType()?.getFields() ?? {})
  .filter(({ args }) => args.some(({ name, type }) => name === "id" && isNonNullType(type)))
  .map(({ name }) => name)
  .sort();
const MORE: Readonly<Record<string, string>> = { consultationHandover: ", language: en" };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const lookUp = async (caller: Caller, field: string, id: string) => {
  const { data, errors } = await caller.run<Record<string, { id: string } | null>>(
    `query L($id: ID!) { found: ${field}(id: $id${MORE[field] ?? ""}) { __typename } beside: __typename }`,
    { id },
  );
  return { found: data.found, beside: data.beside, codes: errors?.map(({ extensions }) => extensions.code) };
};
const NOTHING = { found: null, beside: "Query", codes: ["NOT_FOUND"] };

type Person = Awaited<ReturnType<TestServer["patient"]>>;

const staff: Record<string, Promise<Person> | undefined> = {};
/** Somebody who may use a field. */
async function reader(field: string): Promise<Person> {
  const [who = ""] = ROWS[`Query.${field}`] ?? [];
  if (who === "nobody" || who === "patient") return server.patient();
  if (who === "advertiser") return server.patient({ role: "ADVERTISER" });
  staff[who] ??= server.staff(who);
  return staff[who];
}

it.each(LOOKUPS)("%s is null, beside what stands, for an id that there is not, and for what is none", async (field) => {
  const caller = await reader(field);
  expect(await lookUp(caller, field, randomUUID())).toEqual(NOTHING);
  expect(await lookUp(caller, field, "none")).toEqual(NOTHING);
});

const firstId = async (sql: string, values: unknown[] = []) =>
  ((await server.db.query(sql, values)) as { id: string }[])[0]?.id ?? "";
const MEDICINE = { name: "Ibuprofen", frequency: "ONCE" };

/** Makes one of each for somebody. */
const OWN: Readonly<Record<string, (owner: Person) => Promise<string>>> = {
  medication: async (owner) => {
    const add = "mutation A($input: MedicationInput!) { made: createMedication(input: $input) { id } }";
    return (await owner.run<{ made: { id: string } }>(add, { input: MEDICINE })).data.made.id;
  },
  familyMember: async ({ user }) => (await makeFamilyMember(server.db.manager, user.id)).id,
  device: async ({ user }) => (await makeDevice(server.db.manager, { patientId: user.id })).id,
  healthAlert: ({ user }) =>
    firstId(
      `insert into health_alerts (patient_id, metric, type, value, threshold, demonstration, opened_at)
       values ($1, 'heartRate', 'HIGH', 140, 100, false, now()) returning id`,
      [user.id],
    ),
  recordExport: async (owner) => {
    const begin = "mutation { made: startRecordExport(input: { filter: {} }, format: TEXT) { id } }";
    await makeConsultation(server.db.manager, { patientId: owner.user.id });
    return (await owner.run<{ made: { id: string } }>(begin)).data.made.id;
  },
  healthCheckResult: ({ user }) =>
    firstId(
      `with offer as (
         insert into health_check_offers (user_id, day, slug, offered_at) values ($1, '2026-11-21', 'sleep', now()) returning id
       )
       insert into health_checks (user_id, offer_id, slug, answers, score, band, taken_at)
       select $1, id, 'sleep', '{}', 0, 'GOOD', now() from offer returning id`,
      [user.id],
    ),
  deviceImport: ({ user }) =>
    firstId(
      `insert into device_imports (patient_id, kind, status, percent, created_at, updated_at)
       values ($1, 'CSV', 'DONE', 100, now(), now()) returning id`,
      [user.id],
    ),
  apiKey: ({ user }) =>
    makeApiKey(server.db.manager, {
      ...{ ownerId: user.id, ownerKind: "ADVERTISERS", service: "A program" },
      ...{ scopes: ["read:campaigns"], createdAt: new Date() },
    }),
};

it.each(Object.keys(OWN))("%s is found by its owner, and by nobody else", async (field) => {
  const [owner, stranger] = [await reader(field), await reader(field)];
  const id = (await OWN[field]?.(owner)) ?? "";
  expect(await lookUp(owner, field, id)).toMatchObject({ found: { __typename: expect.any(String) }, codes: undefined });
  expect(await lookUp(stranger, field, id)).toEqual(NOTHING);
});

/** One of each that staff share. */
const SHARED: Readonly<Record<string, () => Promise<string>>> = {
  anomaly: () =>
    firstId(
      `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at, muted)
       values ('cpu', 'WARNING', 90, 80, gen_random_uuid(), now(), now(), false) returning id`,
    ),
  pharmacistQuestion: async () => {
    const { user } = await server.patient();
    const { escalation } = await makeConsultation(server.db.manager, {
      patientId: user.id,
      question: "severe back pain",
    });
    return escalation?.id ?? "";
  },
  addedTrainingLine: () => makeTrainingLine(server.db.manager),
  firewallRule: async () => {
    const owner = await server.staff("owner");
    const create =
      'mutation { made: createFirewallRule(input: { ipRange: "203.0.113.7", description: "A test" }) { id } }';
    return (await owner.run<{ made: { id: string } }>(create)).data.made.id;
  },
  staffRole: () => firstId("select id from staff_roles limit 1"),
  staffMember: async () => (await server.staff("support")).user.id,
};

it.each(Object.keys(SHARED))("%s is found by staff who may see its list", async (field) => {
  const id = (await SHARED[field]?.()) ?? "";
  expect(await lookUp(await reader(field), field, id)).toMatchObject({
    found: { __typename: expect.any(String) },
    codes: undefined,
  });
});

it("does not find a patient as a member of staff", async () => {
  const { user } = await server.patient();
  expect(await lookUp(await reader("staffMember"), "staffMember", user.id)).toEqual(NOTHING);
});

it("finds a medicine of somebody of the family while its patient agrees to the use of health data", async () => {
  const patient = await server.patient();
  const { id: forWhom } = await makeFamilyMember(server.db.manager, patient.user.id);
  const add =
    "mutation A($input: MedicationInput!, $forWhom: ID) { made: createMedication(input: $input, forWhom: $forWhom) { id } }";
  const { data } = await patient.run<{ made: { id: string } }>(add, { input: MEDICINE, forWhom });
  expect((await lookUp(patient, "medication", data.made.id)).found).not.toBeNull();
  await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
  expect(await lookUp(patient, "medication", data.made.id)).toMatchObject({ found: null, codes: ["CONFLICT"] });
  const member = `{ familyMember(id: "${forWhom}") { name health { dateOfBirth } } }`;
  expect((await patient.run(member)).data).toEqual({ familyMember: { name: expect.any(String), health: null } });
});
