import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { type PushDouble, startPushDouble } from "../../../test/push-service";
import { until } from "../../../test/wait";
import { askHowThingsAre, sendFollowUpPush } from "./follow-up.service";

let server: TestServer;
let push: PushDouble;

beforeAll(async () => {
  push = await startPushDouble();
  server = await startTestServer({ env: { PUSH_TEST_ORIGIN: push.origin } });
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const FIELDS = "id level isAboutSafety followUpWished followUp response { helpLines { reader lines { name phone } } }";
interface Asked {
  id: string;
  level: string;
  isAboutSafety: boolean;
  followUpWished: boolean;
  response: { helpLines: { reader: string; lines: { name: string; phone: string | null }[] }[] | null };
}

const ask = async (patient: Caller, question: string) =>
  (
    await patient.run<{ addConsultation: Asked }>(
      `mutation A($question: String!) { addConsultation(question: $question) { ${FIELDS} } }`,
      { question },
    )
  ).data.addConsultation;
const wish = (patient: Caller, id: string, wished: boolean) =>
  patient.run<{ wishFollowUp: Asked }>(
    `mutation W($id: ID!, $wished: Boolean!) { wishFollowUp(consultationId: $id, wished: $wished) { ${FIELDS} } }`,
    { id, wished },
  );
const waiting = async (id: string): Promise<number> =>
  (await server.db.query("select 1 from graphile_worker.jobs where key = $1", [`how-${id}`])).length;

/** A patient with a device that hears of messages. */
async function withDevice() {
  const patient = await server.patient();
  const { subscription } = push.device();
  await patient.run("mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }", {
    device: subscription,
  });
  return patient;
}

/** What has reached the person: subjects and words of mails, and texts of push messages. */
async function received(patient: Awaited<ReturnType<typeof withDevice>>): Promise<string[]> {
  const mails = await mailsTo(server, patient.user.email);
  return [...mails.map((mail) => JSON.stringify(mail)), ...push.received.map(({ text }) => text)];
}

describe("an answer about somebody's safety", () => {
  it.each([
    ["my husband hits me", "CRISIS", true],
    ["I was raped last night", "URGENT", true],
    ["I want to kill myself", "CRISIS", true],
    ["my parents are forcing me to marry", "CRISIS", true],
    ["I have had a cold for two days", "SELF_CARE", false],
    ["I have chest pain", "EMERGENCY", false],
  ])("%j: %s, %s", async (question, level, isAboutSafety) => {
    const asked = await ask(await server.patient(), question);
    expect(asked).toMatchObject({ level, isAboutSafety, followUpWished: false });
    expect(asked.response.helpLines !== null).toBe(isAboutSafety);
  });

  it.each([
    [
      "what is added",
      'mutation A($id: ID!) { addToConsultation(consultationId: $id, text: "the truth is that I want to die") { id } }',
      "I have a headache",
    ],
    [
      "what is written to the pharmacist",
      'mutation R($id: ID!) { replyToPharmacist(consultationId: $id, text: "the truth is that my husband hits me") { id } }',
      "severe back pain",
    ],
  ])("may come of %s", async (_what, document, question) => {
    const patient = await server.patient();
    const { id, isAboutSafety } = await ask(patient, question);
    expect(isAboutSafety).toBe(false);
    expect((await patient.run(document, { id })).errors).toBeUndefined();
    const { data } = await patient.run("query C($id: ID!) { consultation(id: $id) { isAboutSafety } }", { id });
    expect(data).toEqual({ consultation: { isAboutSafety: true } });
    expect((await patient.run("{ hasSafetyConsultation }")).data).toEqual({ hasSafetyConsultation: true });
  });

  it("is a plain health question in the medical history's list", async () => {
    const patient = await server.patient();
    for (const question of ["my husband hits me", "I was raped last night", "I want to kill myself"])
      await ask(patient, question);
    const { data } = await patient.run<{ medicalRecords: { nodes: { title: string }[] } }>(
      "{ medicalRecords(first: 20) { nodes { title } } }",
    );
    expect(data.medicalRecords.nodes.map(({ title }) => title)).toEqual(Array(3).fill("Health question"));
  });

  it("is not asked after, on no way, unless it is wished; then in words that tell nobody what it is about", async () => {
    const patient = await withDevice();
    const { id } = await ask(patient, "my husband hits me");
    expect(await waiting(id)).toBe(0);
    await askHowThingsAre(server.platform, id); // as if it had been queued before
    expect(await received(patient)).toEqual([]);
    const { data: before } = await patient.run("query C($id: ID!) { consultation(id: $id) { followUp feltAt } }", {
      id,
    });
    expect(before).toMatchObject({ consultation: { followUp: "CRITICAL" } });

    expect((await wish(patient, id, true)).data.wishFollowUp.followUpWished).toBe(true);
    expect(await waiting(id)).toBe(1);
    await askHowThingsAre(server.platform, id);
    await until(() => push.received.length > 0, "a message");
    const words = await received(patient);
    expect(words).toHaveLength(2);
    for (const text of words) expect(text).not.toMatch(/husband|hits|abuse|violen|safety|crisis|0808|hurt|how are/i);
  });

  it("is not asked after once the wish is taken back, also where the message is on its way", async () => {
    const patient = await withDevice();
    const { id } = await ask(patient, "I want to kill myself");
    await wish(patient, id, true);
    await wish(patient, id, false);
    expect(await waiting(id)).toBe(0);
    const [{ id: subscriptionId }] = await server.db.query("select id from push_subscriptions where user_id = $1", [
      patient.user.id,
    ]);
    await server.db.query("update consultations set asked_after_at = now() where id = $1", [id]);
    const sent: unknown[] = [];
    await sendFollowUpPush(server.platform, { send: async (...args: unknown[]) => void sent.push(args) } as never, {
      subscriptionId,
      consultationId: id,
    });
    expect(sent).toEqual([]);
  });

  it("is asked after by its own patient's wish alone", async () => {
    const { id } = await ask(await server.patient(), "my husband hits me");
    expect((await wish(await server.patient(), id, true)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});
