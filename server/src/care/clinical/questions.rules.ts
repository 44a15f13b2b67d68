import { type Book, type CareId, type Condition, type Fact, factsOf, isMoreUrgent, type Row } from "./book.rules";
import type { Case, KnownFact } from "./case.rules";
import { holds, holdsIfDenied, mayBeOf } from "./conditions.rules";
import { oneComplaint } from "./one-complaint.rules";
import { SELF } from "./persons.rules";
import { GUESSED_CHILD } from "./told-ages.rules";
import { type Assessment, GENERAL, TOPIC, triageCase } from "./triage.rules";
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

/** More are asked neither at once nor in all, beside for whom it is and how old they are. */
export const MOST_QUESTIONS = 8;
/** What one list has at most, give or take one, and how many lists of each urgency are asked in all. */
const MOST_TICKS = { danger: 8, soon: 10, later: 10 } as const;
const MOST_LISTS = { danger: 5, soon: 1, later: 1 } as const;

const DANGER: ReadonlySet<CareId> = new Set(["emergency", "crisis", "ae"]);
const SOON: ReadonlySet<CareId> = new Set([
  ...(["maternity", "urgent-111", "gp-today", "sexual-health", "dentist", "optician"] as const),
]);

const BACKGROUND = /^(person\.(fe)?male$|(condition|recent|takes)\.)/;

/** What belongs to somebody, whatever they have now: an age, an illness of old, a medicine. */
const isBackground = (condition: Condition): boolean =>
  "age" in condition || ("fact" in condition && BACKGROUND.test(condition.fact));

/**
 * What of a condition is not known; nothing where it is settled. Of dangers that have to be there together, the signs: the background beside
 * them is asked in the next list, once they are there. What must not be there is never asked: "none of these" would say that it is not.
 */
function unknownOf(condition: Condition, known: Case, urgency: Urgency): Condition[] {
  if ("not" in condition || holds(condition, known) !== undefined) return [];
  if ("fact" in condition && known.facts.has(condition.fact)) return [];
  if ("all" in condition) {
    const parts = condition.all.map((one) => unknownOf(one, known, urgency)).filter(({ length }) => length > 0);
    const signs = parts.filter((part) => !part.every(isBackground));
    return (urgency === "danger" && signs.length > 0 ? signs : parts).flat();
  }
  if ("of" in condition) return condition.of.flatMap((one) => unknownOf(one, known, urgency));
  return [condition];
}

/** How many things that are not known have to be there for a condition to hold. */
function needs(condition: Condition, known: Case): number {
  const truth = holds(condition, known);
  if ("not" in condition || truth === true) return 0;
  if (truth === false) return Number.POSITIVE_INFINITY;
  const each = "all" in condition ? condition.all : "of" in condition ? condition.of : [];
  if (each.length === 0) return 1;
  const least = each.map((one) => needs(one, known)).sort((one, other) => one - other);
  return least.slice(0, "of" in condition ? condition.atLeast : least.length).reduce((sum, one) => sum + one, 0);
}

interface Wanted {
  facts: Record<Urgency, Set<string>>;
  durations: Set<string>;
  age: boolean;
  sex: boolean;
}

function want(row: Row, known: Case, byId: ReadonlyMap<string, Fact>, wanted: Wanted): void {
  const urgency = DANGER.has(row.care) ? "danger" : SOON.has(row.care) ? "soon" : "later";
  for (const condition of unknownOf(row.when, known, urgency)) {
    if ("age" in condition) wanted.age = true;
    else if ("lasts" in condition && known.facts.get(condition.lasts)?.standing === "present")
      wanted.durations.add(condition.lasts);
    else {
      const named = "fact" in condition ? condition.fact : "lasts" in condition ? condition.lasts : "fever.present";
      const { once = named } = byId.get(named) ?? {};
      const id = known.facts.get(once)?.standing === "present" ? named : once;
      if (id === "person.female" || id === "person.male") wanted.sex = true;
      else if (!known.facts.has(id) && !Object.values(wanted.facts).some((ids) => ids.has(id)))
        wanted.facts[urgency].add(id);
    }
  }
}

function ticks(
  urgency: Urgency,
  facts: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  lines = (id: string): string[] => [id],
): Question[] {
  const before = [...asked].filter((id) => id.startsWith(`${urgency}:`)).length;
  const ids = [...facts].slice(0, Math.max(0, MOST_LISTS[urgency] - before) * MOST_TICKS[urgency]);
  // All about as long: one more than fits is no list of its own.
  const most = Math.ceil(ids.length / Math.max(1, Math.ceil((ids.length - 1) / MOST_TICKS[urgency])));
  const lists: Question[] = [];
  for (let from = 0; from < ids.length; from += most) {
    const some = ids.slice(from, from + most).flatMap(lines);
    lists.push({ kind: "ticks", id: `${urgency}:${some.join("+")}`, urgency, facts: some });
  }
  return lists;
}

/** What a message is about of which nothing was understood: its topic, then, of each that was ticked, which of the complaints. */
function topicQuestion(known: Case, { topics, facts }: Book): Question | undefined {
  const asked = known.asked ?? new Set();
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const listOf = (id: string, ids: readonly string[]): Question => {
    const some = ids.filter((one) => mayBeOf(byId.get(one) ?? {}, known) && !known.facts.has(one));
    return { kind: "ticks", id, urgency: "later", facts: some };
  };
  const ofTopic = ({ fact }: Book["topics"][number]) => `${TOPIC}:${fact}`;
  if (!asked.has(TOPIC))
    return listOf(
      TOPIC,
      topics.map(({ fact }) => fact),
    );
  const chosen = topics.find((one) => known.facts.get(one.fact)?.standing === "present" && !asked.has(ofTopic(one)));
  return chosen && listOf(ofTopic(chosen), chosen.complaints);
}

/** What begins the id of the question for what may explain a complaint, and of that for what may explain a danger. */
export const EXPLAINS = "explains:";
const EXPLAINS_DANGER = `${EXPLAINS}danger:`;
/** Care that may wait once something explains what it is for. */
const MAY_BE_EXPLAINED: ReadonlySet<CareId> = new Set([
  "urgent-111",
  "gp-today",
  "gp-days",
  "sexual-health",
  "optician",
] as const);
/** Dangers that may be one no longer: never a crisis, and nothing of a pregnancy. */
const DANGERS_EXPLAINED: ReadonlySet<CareId> = new Set(["emergency", "ae"] as const);

/**
 * What may explain a complaint so that it need not be looked at as soon, each by itself; asked once. A danger that the message alone tells of may be explained only
 * by what is of this person for certain, and the care stays until it is answered.
 */
function explainingQuestion({ known, walked, likely }: Assessment, book: Book): Question | undefined {
  const what = likely && DANGERS_EXPLAINED.has(likely) ? "danger" : "soon";
  const begins = what === "danger" ? EXPLAINS_DANGER : EXPLAINS;
  const isAsked = [...(known.asked ?? [])].some(
    (id) => id.startsWith(begins) && (what === "danger" || !id.startsWith(EXPLAINS_DANGER)),
  );
  if (!likely || (what === "soon" && !MAY_BE_EXPLAINED.has(likely)) || isAsked) return undefined;
  const deciding = new Set(
    walked.flatMap(({ row, pathway }) => [...(row ? factsOf(row.when) : []), ...pathway.for.flatMap(factsOf)]),
  );
  const isTicked = [...deciding].some((id) => {
    const { standing, from } = known.facts.get(id) ?? {};
    return standing === "present" && from === "answer";
  });
  if (what === "danger" && isTicked) return undefined;
  const facts = book.facts.flatMap(({ id, explains, rulesOut, of = [] }) => {
    const isOf = what === "danger" ? of.every((one) => holdsIfDenied(one, known)) : mayBeOf({ of }, known);
    const isAbout = [id, ...rulesOut].some((one) => deciding.has(one));
    if (!explains?.includes(what) || !isAbout || known.facts.has(id) || !isOf) return [];
    const question: Question = { kind: "ticks", id: begins, urgency: "later", facts: [id] };
    const { likely: then = likely } = triageCase(answer(known, question, { present: [id] }, book), book);
    return isMoreUrgent(likely, then) && !DANGERS_EXPLAINED.has(then) ? [id] : [];
  });
  return facts.length > 0 ? { kind: "ticks", id: `${begins}${facts.join("+")}`, urgency: "later", facts } : undefined;
}

/**
 * What is not known and can change the care, the dangers first, and of these what a reader doubts; nothing when the case is settled. @returns at most eight, fewer when
 * some were answered before.
 */
export function nextQuestions(judged: Assessment, book: Book): Question[] {
  const { known, walked, likely } = judged;
  if (!likely) return [];
  const wanted: Wanted = {
    facts: { danger: new Set(), soon: new Set(), later: new Set() },
    durations: new Set(),
    age: false,
    sex: false,
  };
  const open = walked.flatMap((one) => one.open).filter(({ care }) => isMoreUrgent(care, likely));
  // What decides alone, or with what is known, comes before what needs more beside it: not everything can be asked.
  const alone = open.filter(({ when }) => needs(when, known) <= 1);
  const byId = factsById(book);
  for (const row of [...alone, ...open.filter((one) => !alone.includes(one))]) want(row, known, byId, wanted);
  for (const ids of Object.values(wanted.facts)) {
    for (const id of ids) if (!mayBeOf(byId.get(id) ?? {}, known)) ids.delete(id);
  }
  // What stands in one line is not asked again in lines of its own.
  const lines = [...wanted.facts.danger];
  for (const id of lines.flatMap((line) => byId.get(line)?.covers ?? [])) wanted.facts.danger.delete(id);
  const doubted = [...known.facts].filter(([, { standing, from }]) => standing === "unsure" && from === "message");
  const asked = known.asked ?? new Set();
  const durations = [...wanted.durations].filter((fact) => {
    const complaint = oneComplaint(fact, known, byId);
    const inOrder = [...(byId.get(fact)?.together ?? []), ...wanted.durations];
    const first = inOrder.find((one) => wanted.durations.has(one) && complaint.has(one));
    return fact === first && ![...complaint].some((one) => one !== fact && asked.has(`duration:${one}`));
  });
  const explaining = explainingQuestion(judged, book);
  // A milder line stands below its danger, in the same list.
  const withMilder = (id: string): string[] => {
    const { beside } = byId.get(id) ?? {};
    return beside === undefined || known.facts.has(beside) ? [id] : [id, beside];
  };
  const dangers = new Set([...doubted.map(([id]) => id), ...wanted.facts.danger]);
  for (const id of [...dangers].flatMap(withMilder)) wanted.facts.soon.delete(id);
  const questions: Question[] = [
    ...ticks("danger", dangers, asked, withMilder),
    ...(wanted.age ? [{ kind: "age", id: "age" } as const] : []),
    ...(wanted.sex && !known.sex ? [{ kind: "sex", id: "sex" } as const] : []),
    ...durations.map((fact) => ({ kind: "duration", id: `duration:${fact}`, fact }) as const),
    ...ticks("soon", wanted.facts.soon, asked),
    ...ticks("later", wanted.facts.later, asked),
    ...(explaining ? [explaining] : []),
  ];
  const before = [...asked].filter((id) => !id.startsWith(CORRECTS) && id !== "who" && id !== "age").length;
  const isOpen = walked.length > 0 && walked.every(({ pathway }) => pathway.id === GENERAL);
  const topic = isOpen && before < MOST_QUESTIONS ? topicQuestion(known, book) : undefined;
  // Whoever only asks something, and tells of nothing, is asked what it is about before anything else.
  const isFirst = likely === "home" || [...asked].some((id) => id.startsWith("danger:"));
  if (topic) return [...(isFirst ? [] : questions.slice(0, 1)), topic];
  return questions.filter(({ id }) => !asked.has(id)).slice(0, Math.max(0, MOST_QUESTIONS - before));
}

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

/** What was explained: "I ate beetroot" a complaint, "only where I press" a danger. */
export function explainedBy(answers: readonly Answered[]): "danger" | "soon" | undefined {
  const ids = answers.flatMap(({ question: { id }, said }) =>
    "present" in said && said.present.length > 0 ? [id] : [],
  );
  if (ids.some((id) => id.startsWith(EXPLAINS_DANGER))) return "danger";
  return ids.some((id) => id.startsWith(EXPLAINS)) ? "soon" : undefined;
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
      // What explains something takes back what the message told of it.
      const explained = standing === "present" && question.id.startsWith(EXPLAINS);
      for (const out of explained ? (byId.get(id)?.rulesOut ?? []) : [])
        if (facts.get(out)?.from === "message") facts.set(out, { standing: "denied", from: "answer" });
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
