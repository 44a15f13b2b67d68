import { type Book, type CareId, type Condition, type Fact, isMoreUrgent, type Row } from "./book.rules";
import type { Case } from "./case.rules";
import { holds, holdsIfDenied, mayBeOf } from "./conditions.rules";
import { explainingQuestion } from "./explains.rules";
import { oneComplaint } from "./one-complaint.rules";
import { CORRECTS, type Question, type Urgency } from "./question.rules";
import { type Assessment, GENERAL, TOPIC, type Walked } from "./triage.rules";
import { factsById } from "./understand.rules";

/** More are asked neither at once nor in all, beside for whom it is and how old they are. */
export const MOST_QUESTIONS = 8;
/** What one list has at most, give or take one, and how many lists of each urgency are asked in all. */
const MOST_TICKS = { danger: 8, soon: 10, later: 10 } as const;
const MOST_LISTS = { danger: 3, soon: 1, later: 1 } as const;

const DANGER: ReadonlySet<CareId> = new Set(["emergency", "crisis", "ae"]);
const SOON: ReadonlySet<CareId> = new Set([
  ...(["maternity", "urgent-111", "gp-today", "sexual-health", "dentist", "optician"] as const),
]);

const BACKGROUND = /^(person\.(fe)?male$|(condition|recent|takes)\.)/;

/** What belongs to somebody, whatever they have now: an age, an illness of old, a medicine. */
const isBackground = (condition: Condition): boolean =>
  "age" in condition || ("fact" in condition && BACKGROUND.test(condition.fact));

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

/** Of what has to be there together, what is asked first: the part with the fewest lines, a sign before what belongs to somebody. Once it is there, the others follow in the next list. */
function askedFirst(parts: readonly Condition[][]): Condition[] {
  const inOrder = [...parts.filter((part) => !part.every(isBackground)), ...parts];
  const least = Math.min(...inOrder.map(({ length }) => length));
  return inOrder.find(({ length }) => length === least) ?? [];
}

/**
 * What of a condition is not known; nothing where it is settled, or needs more than `most` unknown things. Of dangers that have to be there together, what is asked
 * first. What must not be there is never asked: "none of these" would say that it is not.
 */
function unknownOf(condition: Condition, known: Case, urgency: Urgency, most: number): Condition[] {
  if ("not" in condition || holds(condition, known) !== undefined || needs(condition, known) > most) return [];
  if ("fact" in condition && known.facts.has(condition.fact)) return [];
  if ("all" in condition) {
    const parts = condition.all.map((one) => unknownOf(one, known, urgency, most)).filter(({ length }) => length > 0);
    return urgency === "danger" ? askedFirst(parts) : parts.flat();
  }
  if ("of" in condition) return condition.of.flatMap((one) => unknownOf(one, known, urgency, most));
  return [condition];
}

interface Wanted {
  facts: Record<Urgency, Set<string>>;
  durations: Set<string>;
  age: boolean;
  sex: boolean;
}

function want(row: Row, known: Case, byId: ReadonlyMap<string, Fact>, wanted: Wanted, most: number): void {
  const urgency = DANGER.has(row.care) ? "danger" : SOON.has(row.care) ? "soon" : "later";
  for (const condition of unknownOf(row.when, known, urgency, most)) {
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

/** Of a message of which nothing was understood, the signs that belong to the topics that were ticked, or to none. */
function signsOfTopics(known: Case, { topics, withoutTopic }: Book): (id: string) => boolean {
  const chosen = topics.filter(({ fact }) => known.facts.get(fact)?.standing === "present");
  const signs = new Set(chosen.length > 0 ? chosen.flatMap((one) => one.signs) : withoutTopic);
  return (id) => signs.has(id);
}

const OF_MIND = /^(mind|safety|sleep)\./;
const NEVER_BEHIND = /^(safety\.|person\.(pregnant|gave-birth)|recent\.birth)/;

/** Whether a pathway stands behind another complaint: nothing that may still speak for it is there, and, where it is so asked, the same words tell of both. */
function isBehind({ pathway }: Walked, known: Case, behind: Book["behindAnother"][number]): boolean {
  const { of, isInSameWords, unless, asks } = behind;
  const present = (ids: readonly string[]) =>
    ids.flatMap((id) => known.facts.get(id) ?? []).filter(({ standing }) => standing === "present");
  const others = present(of);
  const isOpen = asks.some((id) => ["present", "unsure"].includes(known.facts.get(id)?.standing ?? ""));
  if (others.length === 0 || isOpen || unless.some((one) => holdsIfDenied(one, known))) return false;
  const isPartOf = (words = "") => words !== "" && others.some((other) => other.words?.includes(words));
  return !isInSameWords || present(pathway.opens).every(({ from, words }) => from === "message" && isPartOf(words));
}

/**
 * The pathways whose signs are asked. Of what stands behind another complaint a few signs are asked, and the rest of whoever ticks one. Worry, stress and poor sleep beside a complaint of the body are behind it: of them one sign is asked, and whoever ticks it
 * is asked the rest. Never where somebody's safety is spoken of, nor in pregnancy and after birth.
 */
function inFront(all: readonly Walked[], known: Case, { behindTheBody, behindAnother }: Book) {
  const { facts } = known;
  const behindOf = (one: Walked) => behindAnother.find((it) => it.id === one.pathway.id && isBehind(one, known, it));
  const first = all.flatMap((one) => behindOf(one)?.asks ?? []);
  const walked = all.filter((one) => !behindOf(one));
  const isOpenedByBody = ({ pathway }: Walked) =>
    pathway.id !== GENERAL && pathway.opens.some((id) => facts.get(id)?.standing === "present" && !OF_MIND.test(id));
  const isKept = [...facts].some(([id, { standing }]) => standing !== "denied" && NEVER_BEHIND.test(id));
  if (isKept || !walked.some(isOpenedByBody)) return { front: walked, instead: first };
  const behind = walked.filter(({ pathway }) => pathway.id in behindTheBody);
  return {
    front: walked.filter((one) => !behind.includes(one)),
    instead: [...first, ...behind.flatMap(({ pathway }) => behindTheBody[pathway.id] ?? [])],
  };
}

/**
 * What is not known and can change the care, the dangers first, and of these what a reader doubts; nothing when the case is settled. @returns at most eight, fewer when
 * some were answered before.
 * @param raised the care to which readers raised it
 */
export function nextQuestions(judged: Assessment, book: Book, raised?: CareId): Question[] {
  const { known, walked, likely } = judged;
  if (!likely) return [];
  const { front, instead } = inFront(walked, known, book);
  const notKnown = instead.filter((id) => !known.facts.has(id));
  const wanted: Wanted = {
    facts: {
      danger: new Set(notKnown.filter((id) => id.startsWith("danger."))),
      soon: new Set(notKnown.filter((id) => !id.startsWith("danger."))),
      later: new Set(),
    },
    durations: new Set(),
    age: false,
    sex: false,
  };
  const open = front.flatMap((one) => one.open).filter(({ care }) => isMoreUrgent(care, likely));
  const byId = factsById(book);
  // What decides alone, or with what is known, comes before what needs more beside it: not everything can be asked.
  for (const most of [1, Number.POSITIVE_INFINITY]) for (const row of open) want(row, known, byId, wanted, most);
  const isOpen = walked.length > 0 && walked.every(({ pathway }) => pathway.id === GENERAL);
  const isOfTopic = (isOpen && signsOfTopics(known, book)) || (() => true);
  for (const ids of Object.values(wanted.facts)) {
    for (const id of ids) if (!mayBeOf(byId.get(id) ?? {}, known) || !isOfTopic(id)) ids.delete(id);
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
  const explaining = explainingQuestion(judged, book, raised);
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
  const topic = isOpen && before < MOST_QUESTIONS ? topicQuestion(known, book) : undefined;
  // What it is about decides what is asked; a danger that is doubted comes before it.
  if (topic) return [...questions.slice(0, doubted.length > 0 ? 1 : 0).filter(({ id }) => !asked.has(id)), topic];
  return questions.filter(({ id }) => !asked.has(id)).slice(0, Math.max(0, MOST_QUESTIONS - before));
}
