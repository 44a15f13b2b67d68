import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { statementsOf } from "../../../test/statement-count.test-support";
import { makeFamilyMember } from "./family-member.factory";
import { ageInYears } from "./family-member.rules";

const NOW = new Date("2026-11-21T10:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
});
afterAll(() => server.stop());

interface Member {
  id: string;
  version: number;
  name: string;
  health: { dateOfBirth: string; allergies: string[] } | null;
}
const FIELDS = "id version name health { dateOfBirth gender conditions medicines allergies }";
const LIST = `query L($first: Int! = 20, $after: String) { familyMembers(first: $first, after: $after) {
  totalCount pageInfo { endCursor hasNextPage } nodes { ${FIELDS} } } }`;
const ADD = `mutation A($input: FamilyMemberInput!) { createFamilyMember(input: $input) { ${FIELDS} } }`;
const EDIT = `mutation E($id: ID!, $input: FamilyMemberInput!, $version: Int!) {
  updateFamilyMember(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
const REMOVE = "mutation R($id: ID!) { deleteFamilyMember(id: $id) }";
const MIA = {
  ...{ name: "Mia", dateOfBirth: "2024-03-02", gender: "FEMALE" },
  ...{ conditions: ["Asthma"], medicines: [], allergies: ["Penicillin"] },
};

const add = (caller: Caller, input: object = {}) =>
  caller.run<{ createFamilyMember: Member } | null>(ADD, { input: { ...MIA, ...input } });
const list = async (caller: Caller, variables: object = {}) =>
  (
    await caller.run<{
      familyMembers: { totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean }; nodes: Member[] };
    }>(LIST, { ...variables })
  ).data.familyMembers;

describe("the people whom a patient looks after", () => {
  it("are added, changed and removed, each act in the audit trail", async () => {
    const patient = await server.patient();
    const { data } = await add(patient, { name: "  Mia  Rose ", allergies: ["Penicillin", "penicillin", " "] });
    const added = data?.createFamilyMember as Member;
    expect(added).toMatchObject({ version: 1, name: "Mia Rose", health: { ...nameless(MIA) } });
    const edited = await patient.run(EDIT, { id: added.id, version: 1, input: { ...MIA, medicines: ["Salbutamol"] } });
    expect(edited.data).toEqual({
      updateFamilyMember: {
        ...{ id: added.id, version: 2, name: "Mia" },
        health: { ...nameless(MIA), medicines: ["Salbutamol"] },
      },
    });
    expect((await patient.run(EDIT, { id: added.id, version: 1, input: MIA })).errors?.[0]?.extensions?.code).toBe(
      "CONFLICT",
    );
    expect((await patient.run(REMOVE, { id: added.id })).data).toEqual({ deleteFamilyMember: true });
    expect((await patient.run(REMOVE, { id: added.id })).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await list(patient)).nodes).toEqual([]);
    const trail = await server.db.query("select action, details from audit_entries where subject_id = $1 order by id", [
      added.id,
    ]);
    expect(trail).toEqual(
      ["added", "changed", "removed"].map((act) => ({ action: `family_member_${act}`, details: {} })),
    );
  });

  it("have a possible date of birth and a name of their own", async () => {
    const patient = await server.patient();
    await add(patient);
    const problemsOf = async (input: object) => {
      const { field, problems = [{ field }] } = (await add(patient, input)).errors?.[0]?.extensions ?? {};
      return (problems as { field: string }[]).map((one) => one.field);
    };
    expect(await problemsOf({ name: " " })).toEqual(["name"]);
    expect(await problemsOf({ name: "mia" })).toEqual(["name"]);
    for (const dateOfBirth of ["2026-11-22", "1905-01-01", "2025-02-30", "soon"])
      expect(await problemsOf({ name: "Leo", dateOfBirth })).toEqual(["dateOfBirth"]);
    expect(await problemsOf({ name: "x".repeat(61), allergies: ["y".repeat(201)] })).toEqual(["name", "allergies"]);
  });

  it("are ten at the most, also when they come at once, in pages", async () => {
    const patient = await server.patient();
    const results = await Promise.all(Array.from({ length: 12 }, (_, at) => add(patient, { name: `Child ${at}` })));
    expect(results.filter(({ errors }) => errors)).toHaveLength(2);
    const first = await list(patient, { first: 6 });
    const second = await list(patient, { first: 6, after: first.pageInfo.endCursor });
    expect([first.totalCount, first.nodes.length, second.nodes.length]).toEqual([10, 6, 4]);
    expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(10);
  });

  it("are nobody else's to see, change or remove", async () => {
    const [patient, other] = [await server.patient(), await server.patient()];
    const { id } = await makeFamilyMember(server.db.manager, patient.user.id);
    expect((await list(other)).nodes).toEqual([]);
    for (const [act, variables] of [
      [EDIT, { id, version: 1, input: MIA }],
      [REMOVE, { id }],
    ] as const)
      expect((await other.run(act, variables)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    expect((await list(patient)).nodes).toHaveLength(1);
  });

  it("show nothing of their health without the consent to its use, and can be removed all the same", async () => {
    const patient = await server.patient();
    const { id } = await makeFamilyMember(server.db.manager, patient.user.id, { allergies: ["Penicillin"] });
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    expect((await list(patient)).nodes).toEqual([{ id, version: 1, name: "Mia", health: null }]);
    expect((await add(patient, { name: "Leo" })).errors?.[0]?.extensions?.code).toBe("CONFLICT");
    expect((await patient.run(EDIT, { id, version: 1, input: MIA })).errors?.[0]?.extensions?.code).toBe("CONFLICT");
    expect((await patient.run(REMOVE, { id })).data).toEqual({ deleteFamilyMember: true });
  });

  it("are read in the same number of statements, however many they are", async () => {
    const counts: number[] = [];
    for (const people of [1, 10]) {
      const patient = await server.patient();
      for (let at = 0; at < people; at += 1)
        await makeFamilyMember(server.db.manager, patient.user.id, { name: `Child ${at}` });
      counts.push((await statementsOf(() => patient.run(LIST))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

const nameless = ({ name: _, ...health }: typeof MIA) => health;

it("an age counts days in a baby, and whole years from two on", () => {
  expect(ageInYears("2026-11-14", "2026-11-21") * 365.25).toBeCloseTo(7);
  expect(ageInYears("2024-11-22", "2026-11-21")).toBeCloseTo(2, 1);
  expect(ageInYears("2024-11-21", "2026-11-21")).toBe(2);
  expect(ageInYears("1950-01-01", "2026-11-21")).toBe(76);
});
