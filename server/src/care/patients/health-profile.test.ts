import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeHealthProfile } from "./health-profile.factory";

const NOW = new Date("2026-11-21T10:00:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW } });
});
afterAll(() => server.stop());

const FIELDS = "version revision age dateOfBirth gender pregnantOrBreastfeeding city allergies conditions";
const READ = `{ healthProfile { id ${FIELDS} } }`;
const SAVE = `mutation S($input: HealthProfileInput!, $version: Int!) { saveHealthProfile(input: $input, version: $version) { ${FIELDS} } }`;
const EMPTY = {
  version: 0,
  revision: 0,
  age: null,
  dateOfBirth: null,
  gender: null,
  pregnantOrBreastfeeding: null,
  city: null,
  allergies: [],
  conditions: [],
};
const save = (caller: Caller, version: number, input: object = {}) =>
  caller.run<{ saveHealthProfile: object } | null>(SAVE, {
    input: { allergies: [], conditions: [], ...input },
    version,
  });
const WITHDRAW = "mutation { setConsent(purpose: DATA_USE, granted: false) { id } }";

describe("a health profile", () => {
  it("is empty at first, and then what was saved, tidied", async () => {
    const patient = await server.patient();
    expect((await patient.run(READ)).data).toEqual({ healthProfile: { id: patient.user.id, ...EMPTY } });
    const { data } = await save(patient, 0, {
      age: 42,
      gender: "FEMALE",
      pregnantOrBreastfeeding: "NO",
      city: "LONDON",
      allergies: [" Penicillin", "penicillin", ""],
      conditions: ["Asthma"],
    });
    const saved = {
      version: 1,
      revision: 1,
      age: 42,
      dateOfBirth: null,
      gender: "FEMALE",
      pregnantOrBreastfeeding: "NO",
      city: "LONDON",
      allergies: ["Penicillin"],
      conditions: ["Asthma"],
    };
    expect(data?.saveHealthProfile).toEqual(saved);
    expect((await patient.run(READ)).data).toEqual({ healthProfile: { id: patient.user.id, ...saved } });
    const emptied = await save(patient, 1);
    expect(emptied.data?.saveHealthProfile).toEqual({ ...EMPTY, version: 2, revision: 2 });
  });

  it("computes the age from the date of birth", async () => {
    const patient = await server.patient();
    const { data } = await save(patient, 0, { age: 20, dateOfBirth: "1986-11-22" });
    expect(data?.saveHealthProfile).toMatchObject({ age: 39, dateOfBirth: "1986-11-22" });
  });

  it("names every field that is wrong", async () => {
    const patient = await server.patient();
    const { errors } = await save(patient, 0, {
      age: 12,
      dateOfBirth: null,
      allergies: ["x".repeat(201)],
      conditions: Array.from({ length: 101 }, (_, at) => `c${at}`),
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      problems: [
        { field: "age", message: "Please enter an age from 16 to 120." },
        { field: "allergies", message: "Please use at most 200 characters for each entry." },
        { field: "conditions", message: "Please keep to 100 entries." },
      ],
    });
    const born = await save(patient, 0, { dateOfBirth: "2011-01-01" });
    expect(born.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "dateOfBirth" });
    expect((await patient.run(READ)).data).toMatchObject({ healthProfile: EMPTY });
  });

  it("lets one of two tabs save at the same moment; the other can read what was saved", async () => {
    const patient = await server.patient();
    await save(patient, 0, { age: 40 });
    const tabs = await Promise.all([save(patient, 1, { age: 41 }), save(patient, 1, { age: 42 })]);
    const refused = tabs.filter(({ errors }) => errors);
    expect(refused.map(({ errors }) => errors?.[0])).toMatchObject([
      {
        message: "Your profile was changed in another tab. Look at both and choose what to keep.",
        extensions: { code: "CONFLICT" },
      },
    ]);
    const won = tabs.find(({ errors }) => !errors);
    expect((await patient.run<{ healthProfile: object }>(READ)).data.healthProfile).toMatchObject(
      won?.data?.saveHealthProfile ?? {},
    );
    expect(won?.data?.saveHealthProfile).toMatchObject({ version: 2 });
  });

  it("lets one of two tabs make the first save", async () => {
    const patient = await server.patient();
    const tabs = await Promise.all([1, 2, 3].map((one) => save(patient, 0, { age: 40 + one })));
    expect(tabs.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("is written with the consent to the use of health data only, and read without", async () => {
    const patient = await server.patient();
    await save(patient, 0, { age: 40 });
    await patient.run(WITHDRAW);
    for (const refused of [
      await save(patient, 1, { age: 41 }),
      await patient.run('mutation { createMedication(input: { name: "Ramipril", frequency: ONCE }) { id } }'),
      await patient.run('{ medicationWarnings(input: { name: "ibuprofen" }) { summary } }'),
    ]) {
      expect(refused.errors?.[0]).toMatchObject({
        message: expect.stringContaining("You have told us not to use your health data"),
        extensions: { code: "CONFLICT" },
      });
    }
    expect((await patient.run(READ)).data).toMatchObject({ healthProfile: { age: 40, version: 1 } });
  });

  it("comes live to another tab, the present one first", async () => {
    const patient = await server.patient();
    const socket = patient.socket();
    const events = watch<{ healthProfileChanged: { version: number; revision: number; age: number | null } }>(
      socket,
      "subscription { healthProfileChanged { version revision age } }",
    );
    expect((await events.next()).data?.healthProfileChanged).toEqual({ version: 0, revision: 0, age: null });
    await save(patient, 0, { age: 50 });
    expect((await events.next()).data?.healthProfileChanged).toEqual({ version: 1, revision: 1, age: 50 });
    await patient.run('mutation { createMedication(input: { name: "Ramipril", frequency: ONCE }) { id } }');
    expect((await events.next()).data?.healthProfileChanged).toEqual({ version: 1, revision: 2, age: 50 });
    await socket.dispose();
  });

  it("leaves lines without content in the audit trail", async () => {
    const patient = await server.patient();
    await save(patient, 0, { age: 61, conditions: ["Gout"] });
    const rows = await server.db.query(
      "select action, subject_type, subject_id, details from audit_entries where actor_id = $1",
      [patient.user.id],
    );
    expect(rows).toEqual([
      { action: "health_profile_saved", subject_type: "health_profile", subject_id: patient.user.id, details: {} },
    ]);
  });
});

interface Asked {
  addConsultation: {
    id: string;
    response: {
      recommendations: { type: string; title: string; cautions: string[] }[];
      ruledOut: { title: string; reason: string; source: { url: string } }[];
      profileCheck: { used: boolean; message: string; missing: string | null } | null;
    };
  };
}
const ASK = `mutation Ask($question: String!) { addConsultation(question: $question) { id response {
  recommendations { type title cautions } ruledOut { title reason source { url } } profileCheck { used message missing } } } }`;
const ask = async (caller: Caller, question = "I have a headache") =>
  (await caller.run<Asked>(ASK, { question })).data.addConsultation;

describe("an answer", () => {
  it.each<[cause: string, profile: Parameters<typeof makeHealthProfile>[2], title: string, reason: string]>([
    ["an allergy", { allergies: ["aspirin"] }, "Ibuprofen", "You told us about an allergy: aspirin."],
    ["a condition", { conditions: ["stomach ulcer"] }, "Ibuprofen", "You told us about: stomach ulcer."],
    [
      "pregnancy",
      { pregnantOrBreastfeeding: "YES" },
      "Ibuprofen",
      "You told us that you are pregnant or breastfeeding.",
    ],
    [
      "a medicine that does not go with it",
      { medications: [{ name: "Warfarin 3 mg" }] },
      "Ibuprofen",
      "You told us that you take: Warfarin.",
    ],
    [
      "the same ingredient in a cold remedy",
      { medications: [{ name: "Lemsip Max" }] },
      "Paracetamol",
      "You told us that you already take: Lemsip Max.",
    ],
  ])("rules a medicine out for %s", async (_cause, profile, title, reason) => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      ...profile,
      changedAt: new Date("2026-11-19T10:00:00Z"),
    });
    const { id, response } = await ask(patient);
    const ruledOut = response.ruledOut.find((one) => one.title === title);
    expect(ruledOut).toMatchObject({
      reason: expect.stringContaining(reason),
      source: { url: expect.stringContaining("nhs.uk") },
    });
    expect(response.recommendations.map((one) => one.title)).not.toContain(title);
    expect(response.profileCheck).toMatchObject({
      used: true,
      message: expect.stringMatching(/^We checked this against your profile of 19 November 2026: (your|whether) /),
    });
    const [{ profile_revision: revision }] = await server.db.query(
      "select profile_revision from consultations where id = $1",
      [id],
    );
    expect(revision).toBe(1 + (profile?.medications?.length ?? 0));
  });

  it.each<[string, Parameters<typeof makeHealthProfile>[2], string]>([
    ["an age over 65", { dateOfBirth: "1956-01-01" }, "You are over 65."],
    ["asthma", { conditions: ["Asthma"] }, "You told us about: asthma."],
  ])("says to ask first for %s", async (_cause, profile, reason) => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, profile);
    const { response } = await ask(patient);
    const ibuprofen = response.recommendations.find(({ title }) => title.startsWith("Ibuprofen"));
    expect(ibuprofen).toMatchObject({
      title: "Ibuprofen: ask a pharmacist first",
      cautions: expect.arrayContaining([reason]),
    });
  });

  it("does not count a medicine that was stopped", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, {
      changedAt: NOW,
      age: 30,
      medications: [{ name: "Warfarin", stoppedOn: "2026-01-01" }],
    });
    const { response } = await ask(patient);
    expect(response.ruledOut).toEqual([]);
    expect(response.profileCheck?.message).toBe("We checked this against your profile of 21 November 2026: your age.");
    expect(response.profileCheck?.missing).toBe(
      "You have not told us whether you are pregnant or breastfeeding, your allergies, your illnesses and your medicines.",
    );
  });

  it("says that nothing was checked while nothing was told, with the cautions", async () => {
    const patient = await server.patient();
    const { id, response } = await ask(patient);
    expect(response.profileCheck).toMatchObject({
      used: false,
      missing: expect.stringMatching(/^You have not told us your age, /),
    });
    const ibuprofen = response.recommendations.find(({ title }) => title === "Ibuprofen");
    expect(ibuprofen?.cautions.join(" ")).toContain("asthma");
    expect(await server.db.query("select profile_revision from consultations where id = $1", [id])).toEqual([
      { profile_revision: null },
    ]);
  });

  it.each(["My wife has a headache", "Headache. What helps?"])("leaves the profile alone in '%s'", async (question) => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, { allergies: ["aspirin"], age: 70 });
    const { id, response } = await ask(patient, question);
    expect(response.ruledOut).toEqual([]);
    expect(response.profileCheck).toMatchObject({
      used: false,
      message: expect.stringMatching(/^We did not use your profile/),
    });
    expect(JSON.stringify(response)).not.toContain("You are over 65");
    expect(await server.db.query("select profile_revision from consultations where id = $1", [id])).toEqual([
      { profile_revision: null },
    ]);
  });

  it("says it in the patient's language, and asks no man and nobody who would rather not tell about pregnancy", async () => {
    const german = await server.patient({ language: "de" });
    await makeHealthProfile(server.db.manager, german.user.id, {
      changedAt: NOW,
      allergies: ["Penicillin"],
      age: 40,
      conditions: ["Asthma"],
      medications: [{ name: "Salbutamol" }],
      gender: "MALE",
    });
    expect((await ask(german, "Ich habe Kopfschmerzen")).response.profileCheck).toEqual({
      used: true,
      message:
        "Das haben wir mit Ihrem Profil vom 21. November 2026 verglichen: Ihr Alter, Ihre Allergien, Ihre Krankheiten und Ihre Medikamente.",
      missing: null,
    });
    const silent = await server.patient();
    await makeHealthProfile(server.db.manager, silent.user.id, { pregnantOrBreastfeeding: "PREFER_NOT_TO_SAY" });
    expect((await ask(silent)).response.profileCheck?.missing).not.toContain("pregnant");
  });

  it("speaks of no profile where it speaks of no medicine", async () => {
    const patient = await server.patient();
    await makeHealthProfile(server.db.manager, patient.user.id, { age: 70 });
    for (const question of ["I have chest pain", "I feel odd about my knee"]) {
      expect((await ask(patient, question)).response.profileCheck).toBeNull();
    }
  });
});
