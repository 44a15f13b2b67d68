import type { Book } from "./book.rules";
import type { Case, KnownFact } from "./case.rules";
import { oneComplaint } from "./one-complaint.rules";
import { SELF } from "./persons.rules";
import { GUESSED_CHILD } from "./told-ages.rules";
import { factsById, withImplied } from "./understand.rules";

/** How soon help is needed where something of a list is there. */
export type Urgency = "danger" | "soon" | "later";

/** What begins the id of a question that is a person's own correction: whether a fact that was understood is there. */
export const CORRECTS = "fact:";

/** For whom somebody asks, where their words do not say it. */
export const SUBJECTS = ["self", "child", "other"] as const;
export type AskedFor = (typeof SUBJECTS)[number] | "family";

/** Somebody whom a patient looks after, as the patient calls them. */
export interface Relative {
  id: string;
  name: string;
  /** In years. */
  age?: number;
  sex?: "female" | "male";
}

/** Something to ask: a list to tick with "none of these", how long a fact has lasted, or whom it is about. */
export type Question =
  | { kind: "ticks"; id: string; urgency: Urgency; facts: readonly string[] }
  | { kind: "duration"; id: string; fact: string }
  | { kind: "age"; id: "age" }
  | { kind: "sex"; id: "sex" }
  | { kind: "who"; id: "who"; family: readonly Relative[] };

/** What begins the id of a question for what may explain something. */
export const EXPLAINS = "explains:";

/** What a person said to a question: the facts that are there and those they are not sure of, days, an age in years or a sex. */
export type Said =
  | { present: readonly string[]; unsure?: readonly string[] }
  | { days: number | null }
  | { age: number | null }
  | { sex: "female" | "male" | null }
  | { who: AskedFor | null };

/** Whether a list to tick asks about dangers. */
export const isOfDanger = (question: Question): boolean => question.kind === "ticks" && question.urgency === "danger";

/** A question that was asked, and what was said to it. */
export interface Answered {
  question: Question;
  said: Said;
}

/**
 * What was told of a fact, as somebody now says it stands: how long it has lasted stays, and its words where they say the same.
 * @param isCorrection said of what was understood: the same again changes nothing. Who ticks it in a list confirms it.
 */
function standingAs(
  standing: "present" | "denied" | "unsure",
  told: KnownFact | undefined,
  isCorrection: boolean,
): KnownFact {
  if (isCorrection && told?.standing === standing && standing !== "unsure") return told;
  const days = told?.days !== undefined && { days: told.days };
  return { ...(told?.standing === standing ? told : days), standing, from: "answer" };
}

/** Takes out what only followed from a fact as it was told, or would make it so again whatever is said of it now. */
function takeBack(id: string, facts: Map<string, KnownFact>, book: Book): void {
  const byId = factsById(book);
  const told = facts.get(id);
  for (const implied of byId.get(id)?.means ?? []) if (facts.get(implied) === told) facts.delete(implied);
  for (const out of byId.get(id)?.rulesOut ?? []) {
    const fact = facts.get(out);
    if (fact?.standing === "denied" && fact.words === told?.words) facts.delete(out);
  }
  for (const { id: source, means } of book.facts) {
    const fact = means.includes(id) ? facts.get(source) : undefined;
    // "No fever" said that no high fever is there either; a stiff neck is told in the same words as the pain in the neck.
    if (fact === told || (fact?.standing === "denied" && fact.from !== "answer" && !fact.words)) facts.delete(source);
  }
}

/** What explains something takes back what the message told of it, and a danger that was told in the same words. */
function explain(id: string, facts: Map<string, KnownFact>, book: Book): void {
  const rulesOut = factsById(book).get(id)?.rulesOut ?? [];
  const told = new Set(rulesOut.flatMap((out) => facts.get(out)?.words ?? []));
  for (const [fact, { from, words = "" }] of facts) {
    const isOut = rulesOut.includes(fact) || (fact.startsWith("danger.") && told.has(words));
    if (from === "message" && isOut) facts.set(fact, { standing: "denied", from: "answer" });
  }
}

/** The topic of a message that is about a child. */
export const OF_CHILDREN = "topic.child";

/** A case of which somebody says for whom it is: what was guessed of another one, and that whoever writes is a grown-up, is not so of whom it is for. */
function saidFor(who: AskedFor, { isWriter, age, ...others }: Case): Case {
  const guessed = who === "self" ? undefined : (age ?? (who === "child" ? GUESSED_CHILD : undefined));
  const itsAge = others.toldAge ?? guessed;
  return {
    ...{ ...others, person: who },
    ...(who === "self" && { isWriter: true }),
    ...(itsAge !== undefined && { age: itsAge }),
  };
}

/** The case with an answer to one of its questions: what was not ticked is denied. */
export function answer(known: Case, question: Question, said: Said, book: Book): Case {
  const facts = new Map<string, KnownFact>(known.facts);
  const asked = new Set([...(known.asked ?? []), question.id]);
  let changed: Case = { ...known, asked };
  if ("present" in said && question.kind === "ticks") {
    const byId = factsById(book);
    for (const id of question.facts) {
      const standing = said.present.includes(id) ? "present" : said.unsure?.includes(id) ? "unsure" : "denied";
      const told = facts.get(id);
      if (told && told.standing !== standing) takeBack(id, facts, book);
      facts.set(id, standingAs(standing, told, question.id.startsWith(CORRECTS)));
      if (standing === "present" && question.id.startsWith(EXPLAINS)) explain(id, facts, book);
      const covered = standing === "denied" ? (byId.get(id)?.covers ?? []) : [];
      for (const one of covered) if (!facts.has(one)) facts.set(one, { standing, from: "answer" });
    }
  } else if ("days" in said && question.kind === "duration") {
    const { fact } = question;
    for (const one of oneComplaint(fact, known, factsById(book))) {
      const before = facts.get(one);
      const isNew = one === fact || before?.days === undefined;
      if (before && isNew && said.days !== null) facts.set(one, { ...before, days: said.days });
    }
  } else if ("age" in said && said.age !== null) changed = { ...changed, age: said.age, toldAge: said.age };
  else if ("sex" in said && said.sex !== null) changed = { ...changed, sex: said.sex };
  else if ("who" in said && said.who !== null) changed = saidFor(said.who, changed);
  if ("present" in said && said.present.includes(OF_CHILDREN) && known.person === SELF && !known.isWriter)
    changed = saidFor("child", changed);
  return { ...changed, facts: withImplied(facts, book) };
}
