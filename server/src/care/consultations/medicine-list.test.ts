import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { readPdf } from "../../../test/read-pdf";
import { CLINICAL_SHAPES, type Clinical } from "../nhs/fhir-r4";
import { readAllergies, readConditions, readMedicines } from "../nhs/read-entries";
import { makeFamilyMember } from "../patients/family-member.factory";
import { makeHealthProfile } from "../patients/health-profile.factory";

const NOW = new Date("2026-11-26T10:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
});
afterAll(() => server.stop());

const LIST = `query L($forWhom: ID) { medicineList(forWhom: $forWhom) {
  name toldBy dateOfBirth pregnantOrBreastfeeding allergies conditions medicines { name dosage frequency startDate } } }`;

async function family() {
  const patient = await server.patient({ name: "Priya Raman" });
  await makeHealthProfile(server.db.manager, patient.user.id, {
    ...{ dateOfBirth: "1984-03-02", gender: "FEMALE", pregnantOrBreastfeeding: "NO", allergies: ["Penicillin"] },
    conditions: ["Asthma"],
    medications: [
      { name: "Salbutamol", dosage: "100 micrograms", frequency: "AS_NEEDED", startDate: "2024-05-01" },
      { name: "Cetirizine" },
      { name: "Old one", stoppedOn: "2026-01-01" },
    ],
  });
  const mum = await makeFamilyMember(server.db.manager, patient.user.id, {
    ...{ name: "Mum", dateOfBirth: "1955-02-01", medicines: ["Warfarin"], conditions: ["Gout"] },
  });
  return { patient, mum };
}

const download = (caller: Caller, whom: string, file: string) =>
  fetch(`${server.url}/medicines/${whom}/${file}`, {
    headers: { cookie: `health_session=${caller.token}`, "sec-fetch-site": "same-origin" },
  });
const withdraw = (caller: Caller) => caller.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");

describe("a list of medicines for a pharmacist", () => {
  it("is what somebody takes now, with what matters beside it and who told it", async () => {
    const { patient, mum } = await family();
    expect((await patient.run(LIST)).data).toEqual({
      medicineList: {
        ...{ name: "Priya Raman", toldBy: null, dateOfBirth: "1984-03-02", pregnantOrBreastfeeding: "NO" },
        ...{ allergies: ["Penicillin"], conditions: ["Asthma"] },
        medicines: [
          { name: "Cetirizine", dosage: null, frequency: "ONCE", startDate: null },
          { name: "Salbutamol", dosage: "100 micrograms", frequency: "AS_NEEDED", startDate: "2024-05-01" },
        ],
      },
    });
    expect((await patient.run(LIST, { forWhom: mum.id })).data).toMatchObject({
      medicineList: { name: "Mum", toldBy: "Priya Raman", conditions: ["Gout"], medicines: [{ name: "Warfarin" }] },
    });
  });

  it("is a PDF in any of the four languages", async () => {
    const { patient, mum } = await family();
    const reply = await download(patient, "own", "list.pdf?language=de");
    expect(reply.headers.get("content-type")).toBe("application/pdf");
    expect(reply.headers.get("content-disposition")).toBe(
      'attachment; filename="ai-health-assistant-medicines-2026-11-26.pdf"',
    );
    const [page] = readPdf(new Uint8Array(await reply.arrayBuffer())).pages;
    for (const words of [
      "Liste der Medikamente",
      "Salbutamol",
      "100 micrograms, bei Bedarf, seit",
      "Penicillin",
      "Nein",
    ])
      expect(page).toContain(words);
    expect(page).not.toContain("Old one");
    const hers = await download(patient, mum.id, "list.pdf?language=nobody");
    const [english] = readPdf(new Uint8Array(await hers.arrayBuffer())).pages;
    expect(english).toContain("Mum, told by Priya Raman");
    expect(english).toContain("Warfarin");
  });

  it("is a FHIR bundle that our own reader of health records understands", async () => {
    const { patient } = await family();
    const reply = await download(patient, "own", "list.json");
    expect(reply.headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
    const bundle = (await reply.json()) as {
      type: string;
      entry: { fullUrl: string; resource: { resourceType: string; id: string } }[];
    };
    expect(bundle.type).toBe("collection");
    const of = <Type extends keyof typeof CLINICAL_SHAPES>(type: Type) =>
      bundle.entry
        .filter(({ resource }) => resource.resourceType === type)
        .map(({ resource }) => CLINICAL_SHAPES[type].parse(resource) as Clinical<Type>);
    const record = {
      resources: {
        ...{ MedicationStatement: of("MedicationStatement"), AllergyIntolerance: of("AllergyIntolerance") },
        Condition: of("Condition"),
      },
      beside: new Map(),
    } as unknown as Parameters<typeof readMedicines>[0];
    expect(readMedicines(record).entries).toMatchObject([
      { name: "Cetirizine", detail: "once a day", since: null, frequency: "ONCE" },
      { name: "Salbutamol", detail: "100 micrograms, as needed", since: "2024-05-01" },
    ]);
    expect(readAllergies(record).entries).toMatchObject([{ name: "Penicillin" }]);
    expect(readConditions(record).entries).toMatchObject([{ name: "Asthma" }]);
    const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
    expect(urls.size).toBe(bundle.entry.length);
    const text = JSON.stringify(bundle);
    for (const [, reference] of text.matchAll(/"reference":"([^"]+)"/g)) expect(urls).toContain(reference);
    // Nobody made up a code.
    expect(text).not.toContain("snomed");
  });

  it("is not found by anybody else, and of others not shown without the consent", async () => {
    const [{ patient, mum }, { patient: stranger }] = [await family(), await family()];
    const codeOf = async (caller: Caller, forWhom?: string) =>
      (await caller.run(LIST, { forWhom })).errors?.[0]?.extensions.code;
    expect([await codeOf(stranger, mum.id), await codeOf(stranger, "nobody")]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await download(stranger, mum.id, "list.pdf")).status).toBe(404);
    expect((await download(stranger, mum.id, "list.json")).status).toBe(404);
    expect((await download(server.anonymous, "own", "list.json")).status).toBe(401);
    await withdraw(patient);
    expect([await codeOf(patient), await codeOf(patient, mum.id)]).toEqual([undefined, "CONFLICT"]);
    expect((await download(patient, mum.id, "list.pdf")).status).toBe(403);
  });
});
