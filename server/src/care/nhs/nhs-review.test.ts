import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeHealthProfile } from "../patients/health-profile.factory";
import { makeRecords } from "../records/record.factory";
import {
  type Account,
  decide,
  type Entry,
  linked,
  type Patient,
  problemOf,
  READ,
  read,
  UNLINK,
} from "./nhs-account.test-support";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date("2026-11-21T10:00:00Z") } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from rate_limits");
  await server.db.query("delete from users"); // the invented people are few, and each links to one account
});

describe("an allergy of the record", () => {
  const warned = async (patient: Patient) => {
    const { data } = await patient.run<{ medicationWarnings: { warnings: { kind: string; severity: string }[] } }>(
      '{ medicationWarnings(input: { name: "amoxicillin" }) { warnings { kind severity } } }',
    );
    return data?.medicationWarnings.warnings;
  };

  it("warns before anybody has decided about it, and no more when it is left out or the link is removed", async () => {
    const patient = await server.patient();
    expect(await warned(patient)).toEqual([]);
    const { entries } = await linked(patient);
    expect(await warned(patient)).toEqual([{ kind: "ALLERGY", severity: "STOP" }]);
    const { id } = entries.find(({ name }) => name === "Penicillin") as Entry;
    await decide(patient, [{ id, isAccepted: false }]);
    expect(await warned(patient)).toEqual([]);
    expect((await read(patient)).healthProfile.allergies).toEqual([]);
  });

  it("is gone with the link", async () => {
    const patient = await server.patient();
    await linked(patient);
    await patient.run(UNLINK);
    expect(await warned(patient)).toEqual([]);
  });
});

describe("the review", () => {
  it("takes over what is accepted, knows what is there already, asks how often, and tells the other tabs", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      allergies: ["penicillin"],
      conditions: ["High blood pressure"],
      medications: [{ name: "Metformin", dosage: "500 mg" }],
      dateOfBirth: "1985-03-12",
    });
    const socket = patient.socket();
    const heard = watch<{ healthProfileChanged: { version: number; importedConditions: string[] } }>(
      socket,
      "subscription { healthProfileChanged { version importedConditions } }",
    );
    await heard.next();
    const { entries } = await linked(patient);
    expect((await heard.next()).data?.healthProfileChanged).toEqual({ version: 2, importedConditions: [] });
    expect(entries.filter(({ isKnown }) => isKnown).map(({ name }) => name)).toEqual([
      "Penicillin",
      "Hypertension",
      "Metformin 500mg tablets",
    ]);
    const idOf = (name: string) => entries.find((entry) => entry.name.startsWith(name))?.id as string;
    const unasked = await decide(patient, [{ id: idOf("Hydrocortisone"), isAccepted: true }]);
    expect(unasked.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "frequency" });
    const { data } = await decide(patient, [
      { id: idOf("Hydrocortisone"), isAccepted: true, frequency: "TWICE" },
      { id: idOf("Peanuts"), isAccepted: false },
      ...["Penicillin", "Asthma", "Hypertension", "Metformin", "Ramipril"].map((name) => ({
        id: idOf(name),
        isAccepted: true,
      })),
    ]);
    expect(data.decideNhsEntries).toMatchObject({ waitingCount: 1 });
    expect(data.decideNhsEntries.entries[0]).toMatchObject({
      name: expect.stringMatching(/^Salbutamol/),
      status: "WAITING",
    });
    const { healthProfile, medications } = await read(patient);
    expect(healthProfile).toMatchObject({
      version: 3,
      allergies: ["penicillin"],
      conditions: ["High blood pressure", "Asthma"],
      importedAllergies: [],
      importedConditions: ["Asthma"],
    });
    expect(medications.nodes.map(({ name, source }) => [name, source]).sort()).toEqual([
      ["Hydrocortisone 1% cream", "IMPORTED"],
      ["Metformin", "TYPED"],
      ["Ramipril 5mg capsules", "IMPORTED"],
    ]);
    expect((await heard.next()).data?.healthProfileChanged).toEqual({ version: 3, importedConditions: ["Asthma"] });
    await socket.dispose();
  });

  it("does no harm twice, and what was left out can be added after all", async () => {
    const patient = await server.patient();
    const { entries } = await linked(patient);
    const peanuts = entries[1] as Entry;
    await decide(patient, [{ id: peanuts.id, isAccepted: false }]);
    await decide(patient, [{ id: peanuts.id, isAccepted: true }]);
    await decide(patient, [{ id: peanuts.id, isAccepted: true }]);
    const { data } = await decide(patient, [{ id: peanuts.id, isAccepted: false }]);
    expect(data.decideNhsEntries.entries.find(({ id }) => id === peanuts.id)?.status).toBe("ACCEPTED");
    expect((await read(patient)).healthProfile.allergies).toEqual(["Peanuts"]);
  });

  it("is one's own alone, needs the consent to the use of health data, and is bounded", async () => {
    const [owner, stranger] = [await server.patient(), await server.patient()];
    const [entry] = (await linked(owner)).entries as [Entry];
    const random = "00000000-0000-4000-8000-000000000000";
    for (const id of [entry.id, random, "nonsense"]) {
      expect(problemOf(await decide(stranger, [{ id, isAccepted: true }]))).toEqual(["Not found.", "NOT_FOUND"]);
    }
    expect(problemOf(await stranger.run(UNLINK))).toEqual(["Not found.", "NOT_FOUND"]);
    expect((await stranger.run<{ nhsAccount: Account }>(READ)).data.nhsAccount.entries).toEqual([]);
    await makeHealthProfile(server.db.manager, stranger.user.id, {
      allergies: Array.from({ length: 100 }, (_, at) => `Allergy ${at}`),
      dateOfBirth: "1990-06-05",
    });
    await owner.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    expect(problemOf(await decide(owner, [{ id: entry.id, isAccepted: true }]))[1]).toBe("CONFLICT");
  });

  it("says so when the profile is full", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      allergies: Array.from({ length: 100 }, (_, at) => `Sort ${at}`),
      dateOfBirth: "1985-03-12",
    });
    const [entry] = (await linked(patient)).entries as [Entry];
    const refused = await decide(patient, [{ id: entry.id, isAccepted: true }]);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "decisions" });
    expect((await read(patient)).nhsAccount.waitingCount).toBe(8);
  });
});

/** Somebody with a profile and records of their own, who linked and accepted everything. */
async function linkedWithAll(): Promise<Patient> {
  const patient = await server.patient();
  await makeHealthProfile(server.db.manager, patient.user.id, {
    allergies: ["PENICILLIN", "Latex"],
    conditions: ["Gout"],
    medications: [{ name: "Aspirin" }],
    dateOfBirth: "1985-03-12",
  });
  await makeRecords(server.db.manager, [{ patientId: patient.user.id, title: "My own" }]);
  const { entries } = await linked(patient);
  const { errors } = await decide(
    patient,
    entries.map(({ id, frequency }) => ({ id, isAccepted: true, frequency: frequency ?? "ONCE" })),
  );
  expect(errors).toBeUndefined();
  const { healthProfile, medications, medicalRecords } = await read(patient);
  expect(healthProfile).toMatchObject({
    allergies: ["PENICILLIN", "Latex", "Peanuts"],
    conditions: ["Gout", "Asthma", "Hypertension"],
  });
  expect([medications.nodes.length, medicalRecords.totalCount]).toEqual([5, 8]);
  return patient;
}

const OWN = {
  healthProfile: {
    allergies: ["PENICILLIN", "Latex"],
    conditions: ["Gout"],
    nhsImportedAt: null,
    dateOfBirth: "1985-03-12",
  },
  medications: { nodes: [{ name: "Aspirin" }] },
  medicalRecords: { totalCount: 1, nodes: [{ title: "My own" }] },
};

describe("unlinking", () => {
  it("removes exactly what was imported, and linking again works", async () => {
    const patient = await linkedWithAll();
    await patient.run("mutation { startRecordExport(input: { filter: {} }, format: TEXT) { id } }");
    const { data } = await patient.run<{ unlinkNhsAccount: Account }>(UNLINK);
    expect(data.unlinkNhsAccount).toMatchObject({ isLinked: false, numberEnd: null, entries: [], waitingCount: 0 });
    expect(await read(patient)).toMatchObject(OWN);
    expect(await server.db.query("select 1 from nhs_entries union all select 1 from record_exports")).toEqual([]);
    expect((await linked(patient)).waitingCount).toBe(8);
  });

  it("is what taking back the consent does, in one transaction", async () => {
    const patient = await linkedWithAll();
    await patient.run("mutation { setConsent(purpose: NHS_INTEGRATION, granted: false) { id } }");
    expect(await read(patient)).toMatchObject({
      ...OWN,
      nhsAccount: { isLinked: false, obstacles: ["CONSENT_MISSING"] },
    });
    const transactions = await server.db.query(
      "select distinct xmin::text from audit_entries where actor_id = $1 and action in ('consent_withdrawn', 'nhs_unlinked')",
      [patient.user.id],
    );
    expect(transactions).toHaveLength(1);
  });

  it("leaves what the patient took out and typed again, and what they renamed no longer", async () => {
    const patient = await linkedWithAll();
    const save = async (allergies: string[]) => {
      const { version } = (await read(patient)).healthProfile;
      await patient.run(
        'mutation S($version: Int!, $allergies: [String!]!) { saveHealthProfile(version: $version, input: { dateOfBirth: "1985-03-12", allergies: $allergies, conditions: [] }) { id } }',
        { version, allergies },
      );
    };
    await save(["Latex"]);
    await save(["Latex", "Peanuts"]);
    expect((await read(patient)).healthProfile.importedAllergies).toEqual([]);
    await patient.run(UNLINK);
    expect((await read(patient)).healthProfile.allergies).toEqual(["Latex", "Peanuts"]);
  });

  it("goes with the account, and before that all of it is in the export", async () => {
    const patient = await linkedWithAll();
    const response = await fetch(`${server.url}/account/export?format=json`, {
      headers: { cookie: `health_session=${patient.token}`, "sec-fetch-site": "same-origin" },
    });
    const exported = (await response.json()) as { nhsLink: object; nhsEntries: object[] };
    expect(exported.nhsLink).toMatchObject({ nhsNumber: "999 000 0018", isDemonstration: true });
    expect(exported.nhsEntries).toHaveLength(8);
    expect(exported.nhsEntries).toContainEqual(
      expect.objectContaining({ name: "Peanuts", status: "ACCEPTED", source: "AllergyIntolerance/amara-2" }),
    );
    await server.db.query("delete from users where id = $1", [patient.user.id]);
    expect(await server.db.query("select 1 from nhs_links union all select 1 from nhs_entries")).toEqual([]);
  });
});
