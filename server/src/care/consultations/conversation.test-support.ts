import { startTestServer, type TestServer } from "../../../test/harness";
import { makeConsultation } from "./consultation.factory";

const HOUR = 3_600_000;

export const THREAD =
  "status answeredAt closeReason messages(first: 50) { totalCount nodes { author authorName text language } }";
const STAFF =
  "id status level answeredLevel claimedByMe pharmacistName waitingSince dueAt messages { nodes { author authorName text } } notes { authorName text }";
export const REPLY = `mutation R($id: ID!, $text: String!) { replyToPharmacist(consultationId: $id, text: $text) { level raised { level response { isCritical heading } } escalation { ${THREAD} } } }`;
export const act = (name: string, more = "", args = "") =>
  `mutation A($id: ID!${more}) { ${name}(id: $id${args}) { ${STAFF} } }`;
export const CLAIM = act("claimPharmacistQuestion");
export const ASK_BACK = act(
  "askBackPharmacistQuestion",
  ", $text: String!, $language: Language",
  ", text: $text, language: $language",
);
export const ANSWER = act("answerPharmacistQuestion", ", $text: String!", ", answer: $text");
export const WRITE = act("writePharmacistMessage", ", $text: String!", ", text: $text");
export const CLOSE = act("closePharmacistQuestion", ", $reason: CloseReason!", ", reason: $reason");
export const REASSIGN = act(
  "reassignPharmacistQuestion",
  ", $to: ID!, $note: String!",
  ", pharmacistId: $to, note: $note",
);
export const GIVE_BACK = act("giveBackPharmacistQuestion", ", $note: String!", ", note: $note");

export interface Question {
  id: string;
  status: string;
  level: string;
  waitingSince: string;
  dueAt: string;
  messages: { nodes: { author: string; authorName: string | null; text: string }[] };
  notes: { authorName: string; text: string }[];
}
/** The one root field of an answer. */
export const only = <Value>(data: Record<string, Value>) => Object.values(data)[0] as Value;
/** Code and sentence of a refusal. */
export const refusal = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.map(({ message, extensions }) => `${extensions.code} ${message}`)[0];

type Person = Awaited<ReturnType<TestServer["patient"]>>;

/** A server whose clock can be moved, with people who ask and answer on it. */
export async function startWithClock() {
  let now = new Date();
  const server = await startTestServer({ clock: { now: () => now } });
  /** Signs in anew for each request, because sessions end while the clock moves on. */
  const always = (person: Person): Person => ({
    ...person,
    run: async (query, variables) => (await server.as(person.user)).run(query, variables),
  });
  return {
    server,
    now: () => now,
    after: (hours: number) => {
      now = new Date(now.getTime() + hours * HOUR);
    },
    staff: async (role: string) => always(await server.staff(role)),
    async ask(question = "severe back pain", example: Parameters<TestServer["patient"]>[0] = {}) {
      const patient = always(await server.patient(example));
      const language = patient.user.language;
      const { consultation, escalation } = await makeConsultation(server.db.manager, {
        patientId: patient.user.id,
        question,
        language,
        at: now,
      });
      return { patient, consultationId: consultation.id, id: escalation?.id ?? "" };
    },
  };
}
