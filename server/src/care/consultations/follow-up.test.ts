import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { type PushDouble, startPushDouble } from "../../../test/push-service";
import { until } from "../../../test/wait";
import { londonWeekday } from "../../platform/london.rules";
import { askHowThingsAre } from "./follow-up.service";

let server: TestServer;
let push: PushDouble;
let now = new Date();

beforeAll(async () => {
  push = await startPushDouble();
  server = await startTestServer({ clock: { now: () => now }, env: { PUSH_TEST_ORIGIN: push.origin } });
});
afterAll(async () => {
  await server.stop();
  await push.stop();
});

const FIELDS =
  "id level followUp feltAt answers { words asked { text } } response { heading openQuestions { id kind } }";

interface Case {
  id: string;
  level: string;
  followUp: string | null;
  answers: { words: string | null }[];
  response: { heading: string; openQuestions: { id: string; kind: string }[] };
}

async function ask(patient: Caller, question: string): Promise<Case> {
  const text = `mutation A($question: String!) { addConsultation(question: $question) { ${FIELDS} } }`;
  return (await patient.run<{ addConsultation: Case }>(text, { question })).data.addConsultation;
}

async function followUps(patient: Caller): Promise<[string, string | null][]> {
  const { data } = await patient.run<{ followUps: Case[] }>(`{ followUps { ${FIELDS} } }`);
  return data.followUps.map(({ id, followUp }) => [id, followUp]);
}

async function say(patient: Caller, id: string, feeling: "BETTER" | "SAME" | "WORSE") {
  const text = `mutation S($id: ID!, $feeling: Feeling!) { sayHowThingsAre(consultationId: $id, feeling: $feeling) { ${FIELDS} } }`;
  const { data, errors } = await patient.run<{ sayHowThingsAre: Case }>(text, { id, feeling });
  return { consultation: data?.sayHowThingsAre, errors };
}

/** Hours from now at which it is asked how things are; none where it is not. */
async function askedIn(id: string): Promise<number[]> {
  const jobs: { run_at: Date }[] = await server.db.query(
    "select run_at from graphile_worker.jobs where task_identifier = 'ask_how_things_are' and key = $1",
    [`how-${id}`],
  );
  return jobs.map(({ run_at }) => (run_at.getTime() - now.getTime()) / 3_600_000);
}

const mailsTo = async (id: string): Promise<number> =>
  (await server.db.query("select 1 from outbox_mails where user_id = $1 and template = 'howAreThings'", [id])).length;

describe("how things are", () => {
  it.each([
    ["I have had a headache since this morning", "SELF_CARE", [72]],
    ["I want to kill myself", "CRISIS", []],
    ["my husband hits me", "CRISIS", []],
    ["I was raped last night", "URGENT", []],
    ["I have chest pain", "EMERGENCY", [24]],
    ["How do I order a repeat prescription?", "SELF_CARE", []],
  ])("is asked after %j, %s, in hours: %j", async (question, level, hours) => {
    const asked = await ask(await server.patient(), question);
    expect(asked.level).toBe(level);
    expect(await askedIn(asked.id)).toEqual(hours);
  });

  it("is asked on the dashboard and by one mail a day, without a word of health", async () => {
    const patient = await server.patient();
    const first = await ask(patient, "I have a cold");
    now = new Date(now.getTime() + 1_000);
    const second = await ask(patient, "My ear hurts a little");
    expect(await followUps(patient)).toEqual([]);
    await askHowThingsAre(server.platform, first.id);
    await askHowThingsAre(server.platform, second.id);
    expect(await followUps(patient)).toEqual([
      [second.id, "HOW_ARE_THINGS"],
      [first.id, "HOW_ARE_THINGS"],
    ]);
    expect(await mailsTo(patient.user.id)).toBe(1);
  });

  it("reaches a closed tab in words that tell nobody what it is about", async () => {
    const patient = await server.patient();
    const { subscription } = push.device();
    await patient.run("mutation A($device: PushDeviceInput!) { createPushDevice(input: $device) }", {
      device: subscription,
    });
    const asked = await ask(patient, "I have a cold");
    await askHowThingsAre(server.platform, asked.id);
    await until(() => push.received.length > 0, "a message");
    expect(push.received.map(({ text }) => JSON.parse(text))).toEqual([
      { title: "AI Health Assistant", body: "You have a message.", tag: "follow-up" },
    ]);
  });

  it("is not asked of somebody who took back the consent, or deleted the question", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have a cold");
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    await askHowThingsAre(server.platform, asked.id);
    expect(await mailsTo(patient.user.id)).toBe(0);
    await patient.run("mutation D($id: ID!) { deleteConsultation(id: $id) }", { id: asked.id });
    expect(await askedIn(asked.id)).toEqual([]);
    await askHowThingsAre(server.platform, asked.id);
    expect(await mailsTo(patient.user.id)).toBe(0);
  });

  it("better is the end of it, the same is asked again, and both stand in the case", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have a cold");
    await askHowThingsAre(server.platform, asked.id);
    const same = await say(patient, asked.id, "SAME");
    expect(same.consultation).toMatchObject({ level: asked.level, followUp: null, answers: [{ words: "The same" }] });
    expect(await askedIn(asked.id)).toEqual([72]);
    now = new Date(now.getTime() + 72 * 3_600_000);
    await askHowThingsAre(server.platform, asked.id);
    const later = await server.as(patient.user);
    expect(await followUps(later)).toEqual([[asked.id, "HOW_ARE_THINGS"]]);
    const better = await say(later, asked.id, "BETTER");
    expect(better.consultation).toMatchObject({ level: asked.level, followUp: null });
    expect(better.consultation?.answers).toHaveLength(2);
    await askHowThingsAre(server.platform, asked.id);
    expect(await followUps(later)).toEqual([]);
  });

  it("worse leads to a GP today, and asks the dangers again", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have had a headache since this morning");
    const [danger] = asked.response.openQuestions;
    const answer = `mutation A($id: ID!, $question: ID!) { answerQuestions(consultationId: $id, answers: [{ question: $question, present: [] }]) { ${FIELDS} } }`;
    const { data } = await patient.run<{ answerQuestions: Case }>(answer, { id: asked.id, question: danger?.id });
    expect(data.answerQuestions.response.openQuestions.map(({ id }) => id)).not.toContain(danger?.id);
    await askHowThingsAre(server.platform, asked.id);
    const { consultation } = await say(patient, asked.id, "WORSE");
    expect(consultation).toMatchObject({ level: "URGENT", followUp: null, response: { heading: "See a GP today" } });
    expect(consultation?.response.openQuestions.map(({ id }) => id)).toContain(danger?.id);
    expect(await askedIn(asked.id)).toEqual([24]);
  });

  it("is said of one's own consultations alone", async () => {
    const asked = await ask(await server.patient(), "I have a cold");
    const { errors } = await say(await server.patient(), asked.id, "BETTER");
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  });
});

describe("an emergency", () => {
  it("stands on the dashboard until it is over, and again when it comes back", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have chest pain");
    expect(await followUps(patient)).toEqual([[asked.id, "CRITICAL"]]);
    await say(patient, asked.id, "BETTER");
    expect(await followUps(patient)).toEqual([]);
  });

  it("that comes of what is added stands there too, also after it was better", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "I have a cold");
    await say(patient, asked.id, "BETTER");
    const add = "mutation A($id: ID!, $text: String!) { addToConsultation(consultationId: $id, text: $text) { id } }";
    await patient.run(add, { id: asked.id, text: "Now I have crushing chest pain" });
    expect(await followUps(patient)).toEqual([[asked.id, "CRITICAL"]]);
  });

  it("that is told to the pharmacist later stands there, also after it was better", async () => {
    const patient = await server.patient();
    const asked = await ask(patient, "severe back pain");
    await say(patient, asked.id, "BETTER");
    const reply = "mutation R($id: ID!, $text: String!) { replyToPharmacist(consultationId: $id, text: $text) { id } }";
    await patient.run(reply, { id: asked.id, text: "Now I have crushing chest pain" });
    expect(await followUps(patient)).toEqual([[asked.id, "CRITICAL"]]);
  });
});

describe("a day of the week", () => {
  const MINUTE = 60_000;
  const later = () => new Date(now.getTime() + 20 * MINUTE);

  it("counts from the day on which it was written, whenever the case goes on", async () => {
    // Shortly before midnight in London, before anybody signs in.
    while (londonWeekday(now) !== 5 || londonWeekday(later()) !== 6) now = later();
    const patient = await server.patient();
    const text = "response { understood { fact days } openQuestions { id } }";
    type Read = { response: { understood: { fact: string; days: number }[]; openQuestions: { id: string }[] } };
    const asking = `mutation A { addConsultation(question: "I have had a sore throat since Monday") { id ${text} } }`;
    const { id, ...asked } = (await patient.run<{ addConsultation: Read & { id: string } }>(asking)).data
      .addConsultation;
    const days = ({ response }: Read) => response.understood.find(({ fact }) => fact === "throat.sore")?.days;
    expect(days(asked)).toBe(4);
    now = later();
    const answering = `mutation A($id: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(consultationId: $id, answers: $answers) { ${text} } }`;
    const answers = [{ question: asked.response.openQuestions[0]?.id, present: [] }];
    const answered = await patient.run<{ answerQuestions: Read }>(answering, { id, answers });
    expect(answered.errors).toBeUndefined();
    expect(days(answered.data.answerQuestions)).toBe(4);
    const adding = `mutation A($id: ID!) { addToConsultation(consultationId: $id, text: "It still hurts") { ${text} } }`;
    const added = await patient.run<{ addToConsultation: Read }>(adding, { id });
    expect(days(added.data.addToConsultation)).toBe(5);
  });
});
