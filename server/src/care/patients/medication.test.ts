import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { makeHealthProfile } from "./health-profile.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date("2026-11-21T10:00:00Z") } });
});
afterAll(() => server.stop());

interface Row {
  id: string;
  version: number;
  name: string;
  stoppedOn: string | null;
}
const FIELDS = "id version name dosage frequency startDate stoppedOn source";
const ADD = `mutation A($input: MedicationInput!) { createMedication(input: $input) { ${FIELDS} } }`;
const EDIT = `mutation E($id: ID!, $input: MedicationInput!, $version: Int!) { updateMedication(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
const STOP = `mutation S($id: ID!, $on: String!) { stopMedication(id: $id, on: $on) { ${FIELDS} } }`;
const RESUME = `mutation R($id: ID!) { resumeMedication(id: $id) { ${FIELDS} } }`;
const DELETE = "mutation D($id: ID!) { deleteMedication(id: $id) }";
const LIST = `query L($filter: MedicationFilter! = CURRENT, $first: Int! = 20, $after: String) {
  medications(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } } }`;

const add = async (caller: Caller, name: string, more: object = {}) => {
  const { data } = await caller.run<{ createMedication: Row }>(ADD, { input: { name, frequency: "ONCE", ...more } });
  return data.createMedication;
};
const list = async (caller: Caller, variables: object = {}) => {
  const { data } = await caller.run<{
    medications: { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean }; nodes: Row[] };
  }>(LIST, { ...variables });
  return data.medications;
};
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe("medicines", () => {
  it("are added, edited, stopped, resumed and deleted, each in the list where it belongs", async () => {
    const patient = await server.patient();
    const ramipril = await add(patient, "  Ramipril ", { dosage: "5 mg", startDate: "2026-01-05" });
    expect(ramipril).toEqual({
      id: expect.any(String),
      version: 1,
      name: "Ramipril",
      dosage: "5 mg",
      frequency: "ONCE",
      startDate: "2026-01-05",
      stoppedOn: null,
      source: "TYPED",
    });
    const edited = await patient.run<{ updateMedication: Row }>(EDIT, {
      id: ramipril.id,
      input: { name: "Ramipril", dosage: " ", frequency: "TWICE" },
      version: 1,
    });
    expect(edited.data.updateMedication).toMatchObject({
      version: 2,
      dosage: null,
      frequency: "TWICE",
      startDate: null,
    });
    const stopped = await patient.run<{ stopMedication: Row }>(STOP, { id: ramipril.id, on: "2026-11-20" });
    expect(stopped.data.stopMedication).toMatchObject({ stoppedOn: "2026-11-20", version: 3 });
    expect((await list(patient)).totalCount).toBe(0);
    expect((await list(patient, { filter: "STOPPED" })).nodes).toMatchObject([{ name: "Ramipril" }]);
    const resumed = await patient.run<{ resumeMedication: Row }>(RESUME, { id: ramipril.id });
    expect(resumed.data.resumeMedication).toMatchObject({ stoppedOn: null, version: 4 });
    expect((await patient.run(DELETE, { id: ramipril.id })).data).toEqual({ deleteMedication: true });
    expect((await list(patient)).nodes).toEqual([]);
    const actions = await server.db.query(
      "select action, details from audit_entries where subject_id = $1 order by id",
      [ramipril.id],
    );
    expect(actions).toEqual(
      ["added", "changed", "stopped", "resumed", "deleted"].map((act) => ({
        action: `medication_${act}`,
        details: {},
      })),
    );
  });

  it("are listed in pages, the last one that was added first", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      medications: Array.from({ length: 5 }, (_, at) => ({
        name: `Medicine ${at}`,
        createdAt: new Date(Date.UTC(2026, 1, at + 1)),
      })),
    });
    const page = await list(patient, { first: 3 });
    expect([page.totalCount, page.nodes.map(({ name }) => name)]).toEqual([
      5,
      ["Medicine 4", "Medicine 3", "Medicine 2"],
    ]);
    const rest = await list(patient, { first: 3, after: page.pageInfo.endCursor });
    expect([rest.pageInfo.hasNextPage, rest.nodes.map(({ name }) => name)]).toEqual([
      false,
      ["Medicine 1", "Medicine 0"],
    ]);
  });

  it("of somebody else are not found, like those that never were", async () => {
    const [owner, stranger] = [await server.patient(), await server.patient()];
    const { id } = await add(owner, "Ramipril");
    const input = { name: "X", frequency: "ONCE" };
    const tries = (target: string) =>
      Promise.all([
        stranger.run(EDIT, { id: target, input, version: 1 }),
        stranger.run(STOP, { id: target, on: "2026-11-20" }),
        stranger.run(RESUME, { id: target }),
        stranger.run(DELETE, { id: target }),
      ]);
    const errors = async (target: string) =>
      (await tries(target)).map((one) => [one.errors?.[0]?.message, codeOf(one)]);
    const expected = Array.from({ length: 4 }, () => ["Not found.", "NOT_FOUND"]);
    expect(await errors(id)).toEqual(expected);
    expect(await errors("00000000-0000-4000-8000-000000000000")).toEqual(expected);
    expect(await errors("nonsense")).toEqual(expected);
    expect(await list(stranger)).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await list(owner)).toMatchObject({ totalCount: 1 });
  });

  it("name every field that is wrong", async () => {
    const patient = await server.patient();
    const wrong = await patient.run(ADD, {
      input: { name: " ", dosage: "x".repeat(201), frequency: "ONCE", startDate: "tomorrow" },
    });
    expect(wrong.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(["name", "dosage", "startDate"]);
    const { id } = await add(patient, "Ramipril", { startDate: "2026-11-10" });
    for (const on of ["2026-11-22", "2026-11-09", "soon"]) {
      const { errors } = await patient.run(STOP, { id, on });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "on" });
    }
    await patient.run(STOP, { id, on: "2026-11-15" });
    const later = await patient.run(EDIT, {
      id,
      input: { name: "Ramipril", frequency: "ONCE", startDate: "2026-11-16" },
      version: 2,
    });
    expect(later.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "startDate" });
  });

  it("are not overwritten by a tab that knows an older state", async () => {
    const patient = await server.patient();
    const { id } = await add(patient, "Ramipril");
    const edit = (name: string) =>
      patient.run<{ updateMedication: Row } | null>(EDIT, { id, input: { name, frequency: "ONCE" }, version: 1 });
    const answers = await Promise.all([edit("Ramipril 5 mg"), edit("Ramipril 10 mg")]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(["CONFLICT"]);
    const won = answers.find(({ errors }) => !errors)?.data?.updateMedication.name;
    expect((await list(patient)).nodes).toMatchObject([{ name: won, version: 2 }]);
  });

  it("can be deleted without the consent to the use of health data", async () => {
    const patient = await server.patient();
    const { id } = await add(patient, "Ramipril");
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    expect(codeOf(await patient.run(STOP, { id, on: "2026-11-20" }))).toBe("CONFLICT");
    expect((await list(patient)).totalCount).toBe(1);
    expect((await patient.run(DELETE, { id })).data).toEqual({ deleteMedication: true });
  });

  it("end at two hundred", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      medications: Array.from({ length: 200 }, (_, at) => ({ name: `Medicine ${at}` })),
    });
    const { errors } = await patient.run(ADD, { input: { name: "One more", frequency: "ONCE" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "name" });
  });
});

describe("while a medicine is typed", () => {
  const WARN = `query W($input: MedicationCheckInput!) { medicationWarnings(input: $input) {
    isKnown summary warnings { kind severity title reason advice source { title url writtenOn } } } }`;
  interface Warned {
    medicationWarnings: { isKnown: boolean; summary: string; warnings: { kind: string; severity: string }[] };
  }
  const warn = async (caller: Caller, name: string, medicationId?: string) =>
    (await caller.run<Warned>(WARN, { input: { name, medicationId } })).data.medicationWarnings;

  it("it is compared with the profile and the other medicines, and not with itself", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, { allergies: ["Penicillin"], age: 70 });
    const { id } = await add(patient, "Ibuprofen");
    expect((await warn(patient, "Amoxicillin")).warnings).toMatchObject([{ kind: "ALLERGY", severity: "STOP" }]);
    expect((await warn(patient, "Nurofen")).warnings.map(({ kind }) => kind)).toEqual(["DUPLICATE", "AGE"]);
    expect((await warn(patient, "Nurofen", id)).warnings.map(({ kind }) => kind)).toEqual(["AGE"]);
    expect(await warn(patient, "Zentrifugol")).toEqual({
      isKnown: false,
      summary: "We do not know this medicine, so we cannot check it.",
      warnings: [],
    });
    expect((await warn(await server.patient({ language: "de" }), "Zentrifugol")).summary).toBe(
      "Wir kennen dieses Mittel nicht und können es deshalb nicht prüfen.",
    );
    const { errors } = await patient.run(WARN, { input: { name: "x".repeat(201) } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "name" });
  });

  it("names are suggested", async () => {
    const patient = await server.patient();
    const { data } = await patient.run('{ medicineSuggestions(text: "nurof", first: 3) { name ingredients } }');
    expect(data).toEqual({
      medicineSuggestions: expect.arrayContaining([{ name: "Nurofen", ingredients: ["Ibuprofen"] }]),
    });
    expect((data.medicineSuggestions as unknown[]).length).toBe(3);
  });
});
