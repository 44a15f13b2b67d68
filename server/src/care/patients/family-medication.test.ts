import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { statementsOf } from "../../../test/statement-count.test-support";
import { makeFamilyMember } from "./family-member.factory";
import { makeHealthProfile } from "./health-profile.factory";
import { lastDay, orderDay } from "./supply.rules";

const NOW = new Date("2026-11-26T10:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
});
afterAll(() => server.stop());

const FIELDS = `id version name frequency nextDose { day slot }
  supply { left aDay countedOn endsOn orderBy remind } guidance { avoid warnings { kind severity reason } }`;
const LIST = `query L($forWhom: ID, $filter: MedicationFilter! = CURRENT) {
  medications(forWhom: $forWhom, filter: $filter) { totalCount nodes { ${FIELDS} } } }`;
const ADD = `mutation A($input: MedicationInput!, $forWhom: ID) { createMedication(input: $input, forWhom: $forWhom) { ${FIELDS} } }`;
const SUPPLY = `mutation S($id: ID!, $supply: MedicationSupplyInput) { setMedicationSupply(id: $id, input: $supply) { ${FIELDS} } }`;
const CHECK =
  "query W($input: MedicationCheckInput!) { medicationWarnings(input: $input) { warnings { kind reason } } }";
const EDIT = `mutation E($id: ID!, $input: FamilyMemberInput!, $version: Int!) {
  updateFamilyMember(id: $id, input: $input, version: $version) { version health { medicines } } }`;

interface Medicine {
  id: string;
  name: string;
  nextDose: { day: string; slot: string } | null;
  supply: object | null;
  guidance: { avoid: string[]; warnings: { kind: string; severity: string; reason: string }[] } | null;
}

const list = async (caller: Caller, variables: object = {}) =>
  (await caller.run<{ medications: { totalCount: number; nodes: Medicine[] } }>(LIST, { ...variables })).data
    .medications;
const add = async (caller: Caller, name: string, forWhom?: string, more: object = {}) =>
  (
    await caller.run<{ createMedication: Medicine }>(ADD, {
      ...{ input: { name, frequency: "AS_NEEDED", ...more }, forWhom },
    })
  ).data.createMedication;
const codeOf = ({ errors }: { errors?: { extensions: { code: string; field?: string } }[] }) =>
  errors && [errors[0]?.extensions.code, errors[0]?.extensions.field];

/** A patient who takes ramipril, with a mother of 71 who takes warfarin. */
async function family() {
  const patient = await server.patient();
  await makeHealthProfile(server.db.manager, patient.user.id, { medications: [{ name: "Ramipril" }] });
  const mum = await makeFamilyMember(server.db.manager, patient.user.id, {
    ...{ name: "Mum", dateOfBirth: "1955-02-01", medicines: ["Warfarin"], allergies: ["Penicillin"] },
    createdAt: new Date(NOW.getTime() - 60_000),
  });
  return { patient, mum };
}

describe("the medicines of somebody whom a patient looks after", () => {
  it("are kept apart from the patient's own, and compared with that person", async () => {
    const { patient, mum } = await family();
    const added = await add(patient, "Ibuprofen", mum.id, { frequency: "ONCE" });
    expect(added.nextDose).toEqual({ day: "2026-11-27", slot: "MORNING" });
    expect(added.guidance?.warnings.map(({ kind, severity }) => [kind, severity])).toContainEqual([
      "INTERACTION",
      "STOP",
    ]);
    expect((await list(patient, { forWhom: mum.id })).nodes.map(({ name }) => name)).toEqual(["Ibuprofen", "Warfarin"]);
    expect((await list(patient)).nodes.map(({ name }) => name)).toEqual(["Ramipril"]);
    const kinds = async (input: object) =>
      (
        await patient.run<{ medicationWarnings: { warnings: { kind: string }[] } }>(CHECK, { input })
      ).data.medicationWarnings.warnings.map(({ kind }) => kind);
    expect(await kinds({ name: "Amoxicillin", forWhom: mum.id })).toContain("ALLERGY");
    expect(await kinds({ name: "Amoxicillin" })).toEqual([]);
    expect(await kinds({ name: "Ibuprofen", forWhom: mum.id, medicationId: added.id })).not.toContain("DUPLICATE");
  });

  it("are not found by anybody else", async () => {
    const [{ patient }, { mum }] = [await family(), await family()];
    for (const forWhom of [mum.id, "nobody"]) {
      expect(codeOf(await patient.run(LIST, { forWhom }))?.[0]).toBe("NOT_FOUND");
      expect(codeOf(await patient.run(ADD, { forWhom, input: { name: "X", frequency: "ONCE" } }))?.[0]).toBe(
        "NOT_FOUND",
      );
      expect(codeOf(await patient.run(CHECK, { input: { name: "Ibuprofen", forWhom } }))?.[0]).toBe("NOT_FOUND");
    }
  });

  it("stay when what else is told of the person changes, and go with the person", async () => {
    const { patient, mum } = await family();
    await add(patient, "Ramipril", mum.id, { frequency: "ONCE" });
    const told = { name: "Mum", dateOfBirth: "1955-02-01", conditions: ["Asthma"], allergies: [] };
    // Adding a medicine is another state of what is known of her.
    const edit = (version: number, more: object = {}) =>
      patient.run<{ updateFamilyMember: { health: { medicines: string[] } } } | null>(EDIT, {
        ...{ id: mum.id, version, input: { ...told, ...more } },
      });
    expect(codeOf(await edit(1))?.[0]).toBe("CONFLICT");
    expect((await edit(2)).data?.updateFamilyMember.health.medicines).toEqual(["Warfarin", "Ramipril"]);
    const { data } = await edit(3, { medicines: ["ramipril", "Calcium"] });
    expect(data?.updateFamilyMember.health.medicines).toEqual(["Ramipril", "Calcium"]);
    const { nodes } = await list(patient, { forWhom: mum.id });
    expect(new Map(nodes.map(({ name, nextDose }) => [name, nextDose !== null]))).toEqual(
      new Map([
        ["Calcium", false],
        ["Ramipril", true],
      ]),
    );
    await patient.run("mutation R($id: ID!) { deleteFamilyMember(id: $id) }", { id: mum.id });
    const [{ count }] = await server.db.query("select count(*)::int from medications where family_member_id = $1", [
      mum.id,
    ]);
    expect(count).toBe(0);
  });

  it("say nothing of what to avoid without the consent, and once they are stopped", async () => {
    const { patient, mum } = await family();
    const [warfarin] = (await list(patient, { forWhom: mum.id })).nodes;
    expect(warfarin?.guidance?.avoid.length).toBeGreaterThan(0);
    await patient.run('mutation S($id: ID!) { stopMedication(id: $id, on: "2026-11-26") { id } }', {
      id: warfarin?.id,
    });
    const [stopped] = (await list(patient, { forWhom: mum.id, filter: "STOPPED" })).nodes;
    expect([stopped?.guidance, stopped?.nextDose]).toEqual([null, null]);
    await server.db.query(
      `insert into consent_entries (user_id, purpose, granted, text_version, recorded_at) values ($1, 'data_use', false, '1', now())`,
      [patient.user.id],
    );
    expect((await list(patient)).nodes[0]?.guidance).toBeNull();
    expect(codeOf(await patient.run(LIST, { forWhom: mum.id }))?.[0]).toBe("CONFLICT");
  });

  it("take the same number of statements, however many there are", async () => {
    const counts: number[] = [];
    for (const size of [1, 20]) {
      const { patient, mum } = await family();
      for (let at = 0; at < size; at += 1) await add(patient, `Medicine ${at}`, mum.id, { frequency: "ONCE" });
      counts.push((await statementsOf(() => patient.run(LIST, { forWhom: mum.id }))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("when to order again", () => {
  it("is a week before the last day for which there is enough", () => {
    expect(lastDay("2026-11-26", 28, 2)).toBe("2026-12-09");
    expect(lastDay("2026-11-26", 3, 0.5)).toBe("2026-12-01");
    expect(lastDay("2026-11-26", 1, 3)).toBe("2026-11-26");
    expect(lastDay("2026-11-26", 3, 0.1)).toBe("2026-12-25");
    expect(orderDay("2026-12-10")).toBe("2026-12-03");
  });

  it("follows from what is left, or from the last day, and can be forgotten", async () => {
    const { patient } = await family();
    const [{ id } = { id: "" }] = (await list(patient)).nodes;
    const set = async (supply: object | null) =>
      (await patient.run<{ setMedicationSupply: Medicine }>(SUPPLY, { id, supply })).data.setMedicationSupply.supply;
    expect(await set({ left: 28, aDay: 2, remind: true })).toEqual({
      ...{ left: 28, aDay: 2, countedOn: "2026-11-26", endsOn: "2026-12-09", orderBy: "2026-12-02", remind: true },
    });
    expect(await set({ endsOn: "2026-12-10" })).toEqual({
      ...{ left: null, aDay: null, countedOn: null, endsOn: "2026-12-10", orderBy: "2026-12-03", remind: false },
    });
    expect(await set(null)).toBeNull();
  });

  it("refuses what cannot be, on its field", async () => {
    const { patient } = await family();
    const [{ id } = { id: "" }] = (await list(patient)).nodes;
    const refused = async (supply: object) => codeOf(await patient.run(SUPPLY, { id, supply }));
    for (const [supply, field] of [
      [{ left: 28 }, "aDay"],
      [{ left: 0, aDay: 1 }, "left"],
      [{ left: 10_001, aDay: 1 }, "left"],
      [{ left: 5, aDay: 101 }, "aDay"],
      [{}, "endsOn"],
      [{ endsOn: "soon" }, "endsOn"],
    ] as const) {
      expect(await refused(supply)).toEqual(["BAD_USER_INPUT", field]);
    }
    const stranger = await server.patient();
    expect(codeOf(await stranger.run(SUPPLY, { id, supply: null }))?.[0]).toBe("NOT_FOUND");
  });
});
