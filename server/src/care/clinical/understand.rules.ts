import type { Book, Fact } from "./book.rules";
import { indexOf } from "./book-index.rules";
import {
  ALARMING,
  ASKING,
  NO_FACTS,
  OF_WRITER,
  toldAsPresent,
  toldOfBystanders,
  UNWELL,
  withoutBystanders,
} from "./bystanders.rules";
import { type Case, type KnownFact, outweighs, type Understood } from "./case.rules";
import { mayBeOf } from "./conditions.rules";
import { ANIMAL, mayBe, namesWriter, type People, type Person, peopleIn, SELF } from "./persons.rules";
import { type Mention, type Reader, type ReadMessage, readerOf } from "./reader.rules";
import type { QuestionText } from "./reading/question.rules";
import { pastReader, type ToldOfThePast } from "./reading/told-of-the-past.rules";
import { PERSONAL } from "./reading/words.rules";
import { durationsFor, timesNearest } from "./times.rules";
import { type Age, ageIn, agePlaces, agesOf, childAgeIn, guessedAge, guessesIn, withWeeks } from "./told-ages.rules";

/** What is known before a message is read, such as from the profile. */
export type Known = Partial<Pick<Case, "age" | "sex" | "temperature" | "facts">> & {
  /** It is known of whoever the message is about, rather than of its writer. */
  isOfSubject?: true;
  /** It is known of somebody whom the writer looks after and asks for. */
  isOfFamily?: true;
  /** The medicines that the person takes, as they were written down. */
  takes?: readonly string[];
  /** What they are allergic to, as it was written down. */
  allergies?: readonly string[];
  /** The day of the week on which the message was written, 0 for a Sunday. */
  today?: number;
};

/** By the form of a measure, the temperature that it stands for at least. */
const TEMPERATURES: ReadonlyMap<string, number> = new Map([
  ["@extremely-hot", 41],
  ["@very-hot", 40],
  ["@hot-39", 39],
  ["@hot", 38],
  ["@normal-temperature", 37],
]);

const hottest = (temperatures: readonly { celsius: number }[]) =>
  temperatures.length > 0 ? Math.max(...temperatures.map(({ celsius }) => celsius)) : undefined;

/** The temperatures that a message tells, with the number of their token. */
const temperaturesIn = ({ tokens }: QuestionText): Heard["temperatures"] =>
  tokens.flatMap(({ forms }, at) =>
    forms.flatMap((form) => {
      const celsius = TEMPERATURES.get(form.slice(Math.max(0, form.indexOf("@"))));
      return celsius === undefined ? [] : [{ at, celsius }];
    }),
  );

/** Adds what follows: what a present fact means and rules out, and that what would mean a denied one is not there either. */
export function withImplied(facts: ReadonlyMap<string, KnownFact>, book: Book): Map<string, KnownFact> {
  const all = new Map(facts);
  const { factsById: byId, implying } = indexOf(book);
  const queue: string[] = [];
  for (const [id, { standing }] of facts) if (standing === "present") queue.push(id);
  for (const id of queue) {
    const known = all.get(id) as KnownFact;
    for (const implied of byId.get(id)?.means ?? []) {
      if (all.get(implied)?.standing === "present") continue;
      all.set(implied, known);
      queue.push(implied);
    }
  }
  // What this adds is denied and rules out nothing.
  for (const [id, known] of all) {
    if (known.standing !== "present") continue;
    for (const out of byId.get(id)?.rulesOut ?? []) {
      if (!all.has(out)) all.set(out, { ...known, standing: "denied" });
    }
  }
  for (const { id, means } of implying) {
    if (all.has(id)) continue;
    const denied = means.find((implied) => all.get(implied)?.standing === "denied");
    // Of whom the profile says that she is not pregnant, the message has said nothing yet.
    const from = denied && all.get(denied)?.from === "profile" ? "profile" : "message";
    if (denied) all.set(id, { standing: "denied", from });
  }
  return all;
}

export const factsById = (book: Book): ReadonlyMap<string, Fact> => indexOf(book).factsById;

/** How long a medicine is taken is not how long somebody is ill; but what helps is taken no longer than there is something to help. */
const TAKES = /^takes\./;
const HELPS = /^takes\.(nsaid|opioid|antibiotic)$/;

function factsOf(
  mentions: readonly Mention[],
  text: QuestionText,
  all: readonly Mention[],
  ages: ReadonlySet<number>,
  today: number | undefined,
): Map<string, KnownFact> {
  const placesOf = (some: readonly Mention[]) => some.map(({ span }) => span.last);
  const taken = all.filter(({ fact }) => TAKES.test(fact));
  const places = new Set(placesOf(taken));
  const others = placesOf(all).filter((at) => !places.has(at));
  const ofTaken = timesNearest(text, [...places], others, today);
  const ofLongTaken = timesNearest(text, placesOf(taken.filter(({ fact }) => !HELPS.test(fact))), others, today);
  const lasted = (skipped: Iterable<number>) =>
    durationsFor(text, placesOf(mentions), placesOf(all), new Set([...ages, ...skipped]), today);
  const [daysTaken, daysOf] = [
    lasted((text.times ?? []).flatMap(({ at }) => (ofTaken.has(at) ? [] : [at]))),
    lasted(ofLongTaken),
  ];
  const facts = new Map<string, KnownFact>();
  mentions.forEach(({ fact, standing, words }, at) => {
    const before = facts.get(fact);
    const days = (TAKES.test(fact) ? daysTaken : daysOf)[at];
    const known: KnownFact = { standing, words, from: "message", ...(days !== undefined && { days }) };
    if (outweighs(known, before)) facts.set(fact, known);
    else if (before && before.standing === standing && (days ?? 0) > (before.days ?? 0))
      facts.set(fact, { ...before, days });
  });
  return facts;
}

const HURTS = new Set("hurt hurts painful fr:mal fr:douloureux es:duele es:doloroso de:weh de:schmerzhaft".split(" "));

const ASKS = new Set(["does", "will", "is", "did"]);

/** "Does it hurt?": a sentence that asks, or a part of one, and names nobody. Many leave the mark out. */
function asksWhetherItHurts({ tokens, typed }: QuestionText, within: number): boolean {
  const hurts = tokens[within];
  if (!hurts?.forms.some((form) => HURTS.has(form))) return false;
  const asksIn = (own: QuestionText["tokens"]) =>
    (ASKS.has(own[0]?.word ?? "") || /^\s*\?/.test(typed.slice(own.at(-1)?.end))) &&
    !own.some(({ word }) => PERSONAL.has(word));
  return (
    asksIn(tokens.filter(({ segment }) => segment === hurts.segment)) ||
    asksIn(tokens.filter(({ clause }) => clause === hurts.clause))
  );
}

/** A word of somebody who may be unwell, save in "does it hurt?". */
const isOfUnwell = ({ fact, standing, span }: Mention, text: QuestionText): boolean =>
  fact === UNWELL && standing === "present" && !asksWhetherItHurts(text, span.first);

/** What a question about care says beside it that may be an illness. */
function besideServices(mentions: readonly Mention[], text: QuestionText): { words: string; at: number }[] {
  if (!mentions.some(({ fact }) => fact.startsWith("service."))) return [];
  const explained = new Set(mentions.flatMap(({ fact, span }) => (fact.startsWith("service.") ? span.named : [])));
  return mentions
    .filter((mention) => isOfUnwell(mention, text) && !mention.span.named.every((at) => explained.has(at)))
    .map(({ words, span }) => ({ words, at: span.first }));
}

/** Whether a message asks for information, in its words or by its mark. */
const asksSomething = (mentions: readonly Mention[], { typed }: QuestionText): boolean =>
  /[?？]/.test(typed) || mentions.some(({ fact }) => fact === ASKING);

/** The question about care that whoever asks for a pet is answered. */
const OF_ANIMALS = "service.animals";

interface Prepared {
  read: Reader;
  toldOfThePast: ReturnType<typeof pastReader>;
}

const prepared = new WeakMap<Book, Prepared>();
function preparedFor(book: Book): Prepared {
  const before = prepared.get(book);
  if (before) return before;
  const made = { read: readerOf(book), toldOfThePast: pastReader(book.toldOfOthers) };
  prepared.set(book, made);
  return made;
}

/**
 * Reads a message: whose facts it names, and how each stands. What is known already counts for the writer. Pure; never throws,
 * whatever the string.
 */
export function understand(message: string, book: Book, known: Known = {}): Understood {
  return understoodOf(readMessage(message, book), book, known);
}

/** A message that was read, with what it says whoever it is about. */
export interface Heard extends ReadMessage {
  people: People;
  ages: readonly Age[];
  /** Ages that words such as "toddler" let guess. */
  guesses: readonly Age[];
  temperatures: readonly { at: number; celsius: number }[];
  /** The parts that tell what is over. */
  told: readonly ToldOfThePast[];
}

/** Finds the words of the book in a message, and of whom it speaks. */
export function readMessage(message: string, book: Book): Heard {
  const { read, toldOfThePast } = preparedFor(book);
  const heard = read(message);
  const { text } = heard;
  const people = peopleIn(text);
  return {
    ...heard,
    ...{ people, ages: agesOf(text, people), guesses: guessesIn(text), temperatures: temperaturesIn(text) },
    told: toldOfThePast(text.typed),
  };
}

/** Whether whoever writes tells of themself, with an "I" or without: "headache, what helps?" may be asked for anybody. */
export const tellsOfSelf = ({ text, people, mentions }: Heard): boolean =>
  people.isFirstPerson || namesWriter(text.typed) || mentions.some(({ fact }) => fact === OF_WRITER);

/** Of whom something is known: of the writer, or of whoever it is asked for. Where the words name several others, of the child that it may be. */
function knownPerson(persons: readonly Person[], known: Known): Person | undefined {
  if (known.isOfSubject) return persons.length === 1 ? persons[0] : SELF;
  const [first, ...further] = persons.filter((person) => person !== SELF);
  if (!known.isOfFamily || !first) return SELF;
  if (further.length === 0) return first;
  const { age = Number.POSITIVE_INFINITY, sex } = known;
  const fitting = [first, ...further].filter((person) => mayBe(person, { age, sex }));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A mother and her baby: whoever nurses has what is told of a breast. */
const OF_MOTHER = /^(breast\.|person\.breastfeeding$)/;

/** An age that somebody with these facts cannot have is not theirs: whoever feeds a baby of three weeks is older. */
const cannotBe = (age: number, person: Person, facts: ReadonlyMap<string, KnownFact>, book: Book): boolean =>
  person === SELF &&
  [...facts].some(
    ([id, { standing }]) => standing === "present" && !mayBeOf(factsById(book).get(id) ?? {}, { person, facts, age }),
  );

/** What a message that was read says, of each person. */
export function understoodOf(read: Heard, book: Book, known: Known = {}): Understood {
  const { text, mentions: found, unexplained, saysNothing, people, ages, guesses, temperatures, told } = read;
  const bystanders = toldOfBystanders(found, text, people, told);
  const mentions = withoutBystanders(withWeeks(found, text), text, people, bystanders).filter(
    ({ fact }) => !NO_FACTS.has(fact),
  );
  const asks = asksSomething(found, text);
  const isAlarming = found.some(({ fact, standing }) => fact === ALARMING && standing === "present");
  const isUnwell = isAlarming || found.some((mention) => isOfUnwell(mention, text));
  const unwell = besideServices(found, text);
  const nurses = mentions.some(({ fact, standing }) => fact === "person.breastfeeding" && standing === "present");
  const personOf = ({ fact, span }: Mention): Person => {
    const person = people.of[span.first] ?? SELF;
    return nurses && OF_MOTHER.test(fact) && people.isChild(person) ? SELF : person;
  };
  const persons = [...new Set([...mentions.map(personOf), ...(mentions.length === 0 ? [people.all[0] ?? SELF] : [])])];
  const wordsOf = (said: readonly { words: string; at: number }[], person: Person) =>
    said.filter(({ at }) => (people.of[at] ?? SELF) === person).map(({ words }) => words);
  // "Her cord fell off": nobody is named, and it is not whoever writes.
  const isUnnamed = !people.isFirstPerson && people.named.length === 0 && people.isThirdPerson;
  const isOfWriter = people.named.length === 0 && !people.isThirdPerson && tellsOfSelf(read);
  const subject = isUnnamed && !known.isOfSubject && !known.isOfFamily ? undefined : knownPerson(persons, known);
  const agesAt = agePlaces(ages, mentions, text);
  const cases = persons.map((person): Case => {
    if (person === ANIMAL) return { person, facts: new Map([[OF_ANIMALS, { standing: "present", from: "message" }]]) };
    const own = mentions.filter((mention) => personOf(mention) === person);
    const facts = factsOf(own, text, mentions, agesAt, known.today);
    const isSubject = person === subject;
    const temperature =
      hottest(temperatures.filter(({ at }) => people.of[at] === person)) ?? (isSubject ? known.temperature : undefined);
    if (temperature !== undefined) {
      const standing = temperature >= 38 ? "present" : "denied";
      if (facts.get("fever.present")?.standing !== "present" || standing === "denied")
        facts.set("fever.present", { ...facts.get("fever.present"), standing, from: "message" });
    }
    for (const [id, fact] of isSubject ? (known.facts ?? []) : []) if (!facts.has(id)) facts.set(id, fact);
    const isWell = facts.get("told.well")?.standing === "present" && !isAlarming;
    const asksOnly = asks && (!isUnwell || isWell);
    const saidAge = ageIn(ages, people, person);
    const isOwnAge = saidAge !== undefined && !cannotBe(saidAge, person, facts, book);
    const toldAge = isOwnAge ? saidAge : isSubject ? known.age : undefined;
    const age = toldAge ?? guessedAge(guesses, people, person);
    const sex = people.sexOf(person) ?? (isSubject ? known.sex : undefined);
    return {
      person,
      ...(age !== undefined && { age }),
      ...(toldAge !== undefined && { toldAge }),
      ...(person === SELF && isOfWriter && { isWriter: true }),
      ...(sex && { sex }),
      ...(temperature !== undefined && { temperature }),
      facts: withImplied(facts, book),
      unexplained: wordsOf(unexplained, person),
      maybeUnwell: asksOnly ? [] : wordsOf(unwell, person),
      ...(saysNothing && { saysNothing: true }),
      ...(asksOnly && { asksOnly: true }),
    };
  });
  const childAge = childAgeIn(ages, guesses, people);
  const weight = ({ facts }: Case) => [...facts.values()].filter(({ standing }) => standing === "present").length;
  return {
    cases: cases.sort((a, b) => weight(b) - weight(a)),
    ...(childAge !== undefined && { childAge }),
    present: () => toldAsPresent(read, bystanders),
  };
}
