import { startTestServer, type TestServer } from "../../../test/harness";
import { makeConsultation } from "../../care/consultations/consultation.factory";
import { makeHealthProfile } from "../../care/patients/health-profile.factory";
import { USER_MESSAGES } from "./user-account.rules";
import { act, refusal, USERS } from "./users.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;
let pharmacist: typeof owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.patient({ role: "ADMIN", staffRoles: ["owner"], name: "Olga Owner" });
  pharmacist = await server.patient({ role: "ADMIN", staffRoles: ["pharmacist", "support"], name: "Phil Pharmacist" });
});
afterAll(() => server.stop());

async function patientWithHealth() {
  const patient = await server.patient();
  await makeHealthProfile(server.db.manager, patient.user.id, {
    allergies: ["Penicillin"],
    conditions: ["Asthma"],
    medications: [{ name: "Salbutamol" }],
  });
  await makeConsultation(server.db.manager, { patientId: patient.user.id, question: "I have a headache" });
  return patient;
}

const REASON = "The patient asked us to check the list";
const DISCLOSURES = "{ me { disclosures { totalCount nodes { viewerRole viewerName what reason } } } }";
type Told = { me: { disclosures: { totalCount: number; nodes: object[] } } };

describe("a look at health data", () => {
  it("shows profile or questions for a reason that the patient reads, each look for itself", async () => {
    const patient = await patientWithHealth();
    const userId = patient.user.id;
    expect(await act(owner, USERS.look, { userId, reason: `  ${REASON} `, what: "PROFILE" })).toMatchObject({
      what: "PROFILE",
      profile: { allergies: ["Penicillin"], conditions: ["Asthma"], medicines: [{ name: "Salbutamol" }] },
      questions: [],
    });
    expect(
      await act(pharmacist, USERS.look, { userId, reason: "A complaint came by phone", what: "QUESTIONS" }),
    ).toMatchObject({ profile: null, questions: [{ question: "I have a headache" }] });
    await act(owner, USERS.look, { userId, reason: "The list was to be checked again", what: "PROFILE" });
    const { data } = await patient.run<Told>(DISCLOSURES);
    expect(data.me.disclosures.totalCount).toBe(3);
    expect(data.me.disclosures.nodes).toEqual(
      expect.arrayContaining([
        { viewerRole: "Owner", viewerName: "Olga", what: "Your health profile", reason: REASON },
        {
          viewerRole: "Pharmacist",
          viewerName: "Phil",
          what: "Your questions",
          reason: "A complaint came by phone",
        },
      ]),
    );
    const rows = await server.db.query(
      "select actor_id, details from audit_entries where action = 'health_data_looked_at' and subject_id = $1 order by id",
      [userId],
    );
    expect(rows.map(({ details }: { details: object }) => details)).toEqual([
      { what: "PROFILE" },
      { what: "QUESTIONS" },
      { what: "PROFILE" },
    ]);
  });

  it.each([
    ["too short", USER_MESSAGES.lookShort],
    [`${"\u200b".repeat(20)}ok`, USER_MESSAGES.lookShort],
    ["x".repeat(501), USER_MESSAGES.reasonLong],
  ])("shows nothing for the reason %j", async (reason, message) => {
    const patient = await patientWithHealth();
    const asked = { userId: patient.user.id, reason, what: "PROFILE" };
    expect(await refusal(owner, USERS.look, asked)).toEqual({ code: "BAD_USER_INPUT", field: "reason", message });
    expect((await patient.run<Told>(DISCLOSURES)).data.me.disclosures.totalCount).toBe(0);
  });

  it("needs the right to find people as well", async () => {
    const patient = await patientWithHealth();
    const alone = await server.staff("pharmacist");
    const asked = { userId: patient.user.id, reason: REASON, what: "PROFILE" };
    expect(await refusal(alone, USERS.look, asked)).toMatchObject({ code: "FORBIDDEN" });
    expect((await patient.run<Told>(DISCLOSURES)).data.me.disclosures.totalCount).toBe(0);
  });

  it("ends with the patient's agreement to the use of their data", async () => {
    const patient = await patientWithHealth();
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    const asked = { userId: patient.user.id, reason: REASON, what: "QUESTIONS" };
    expect(await refusal(owner, USERS.look, asked)).toMatchObject({
      code: "CONFLICT",
      message: USER_MESSAGES.dataUseWithdrawn,
    });
    expect((await patient.run<Told>(DISCLOSURES)).data.me.disclosures.totalCount).toBe(0);
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: true) { id } }");
    await act(owner, USERS.look, asked);
  });

  it("is at patients alone, and says when nothing was told", async () => {
    const advertiser = await server.patient({ role: "ADVERTISER" });
    for (const userId of [advertiser.user.id, owner.user.id, "x"]) {
      expect(await refusal(owner, USERS.look, { userId, reason: REASON, what: "PROFILE" })).toMatchObject({
        code: "NOT_FOUND",
      });
    }
    const { user } = await server.patient();
    expect(await act(owner, USERS.look, { userId: user.id, reason: REASON, what: "PROFILE" })).toMatchObject({
      profile: null,
    });
  });
});
