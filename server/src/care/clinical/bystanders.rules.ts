import { type People, type Person, SELF } from "./persons.rules";
import type { Mention, ReadMessage } from "./reader.rules";
import type { QuestionText, Span } from "./reading/question.rules";
import type { ToldOfThePast } from "./reading/told-of-the-past.rules";

/** Words of somebody who may be unwell; they are no fact. */
export const UNWELL = "general.unwell";
/** Words that ask for information; they are no fact. */
export const ASKING = "told.asks";
/** Words of what has to be looked at, however well somebody is otherwise; they are no fact. */
export const ALARMING = "told.alarming";
/** Words by which whoever writes tells of themself without an "I"; they are no fact. */
export const OF_WRITER = "told.of-writer";
/** "She has it too", and "what about her?"; they are no fact. */
export const SAME = "told.same";
export const WHAT_ABOUT = "told.what-about";
/** What is read off a message and is no fact of anybody. */
export const NO_FACTS: ReadonlySet<string> = new Set([UNWELL, ASKING, ALARMING, OF_WRITER, SAME, WHAT_ABOUT]);
/** What is told of somebody's illness, rather than how a message is told. */
export const isOfIllness = ({ fact }: Mention): boolean =>
  fact !== UNWELL && !fact.startsWith("talk.") && !fact.startsWith("told.");

/** Whoever lives with the writer may be asked about beside the writer's own complaint. */
const CLOSE: ReadonlySet<Person> = new Set(["son", "daughter", "child", "partner"]);

/** What runs in a family counts because others had it. */
const OF_FAMILY = /-family$/;
/** What somebody had once counts for them later too. */
const OF_LIFE = /^(condition|recent|takes|person|smoker|alcohol|womb|keyword)\./;

/** A child that is only wished for, and a tablet that does not go down: the text model takes both for a child that took one. */
const READ_BY_BOOK: ReadonlySet<string> = new Set(["service.pregnancy-plans", "service.tablets-hard-to-swallow"]);

/** A part of a message that tells of bystanders, and whom it names. */
export interface ToldOfBystander extends ToldOfThePast {
  persons: ReadonlySet<Person>;
  /** They are no bystanders: it is their own past. */
  isOwn?: true;
}

/** The parts of sentences in which somebody is only told of beside whom the message is about: their illness is over. */
export function toldOfBystanders(
  mentions: readonly Mention[],
  { tokens }: QuestionText,
  people: People,
  told: readonly ToldOfThePast[],
): ToldOfBystander[] {
  if (told.length === 0) return [];
  const startOf = (at: number) => tokens[at]?.start ?? 0;
  const isIn = (at: number, { start, end }: ToldOfThePast["sentence"]) => startOf(at) >= start && startOf(at) < end;
  const facts = mentions.filter(isOfIllness);
  const asks = mentions.some(({ fact }) => fact === ASKING);
  const isWell = mentions.some(({ fact, standing }) => fact === "told.well" && standing === "present");
  const isOfCare = ({ fact }: Mention) => fact.startsWith("service.");
  const asksCare = mentions.some((one) => one.standing === "present" && isOfCare(one));
  return told.flatMap((part) => {
    const { sentence, isOfStranger, isSettled, isFound } = part;
    const named = people.named.filter(({ at }) => isIn(at, sentence));
    // "A man of 23 collapsed, his brother died at 25": what stands before somebody is named is of somebody else.
    if (named.length > 0 && named.every(({ at }) => startOf(at) >= part.end)) return [];
    const persons = new Set(named.map(({ person }) => person));
    const ofPart = facts.filter(({ span }) => isIn(span.first, part)).map(({ span }) => people.of[span.first] ?? SELF);
    // "My son goes to university. He had meningitis at two": whom it goes on about. Where somebody else is asked about, the writer is a bystander too.
    if (persons.size === 0 && !isOfStranger) for (const one of [...ofPart, SELF].slice(0, 1)) persons.add(one);
    const elsewhere = facts.filter(({ span }) => !isIn(span.first, sentence));
    const isOf = ({ span }: Mention) => persons.has(people.of[span.first] ?? SELF);
    const beside = elsewhere.filter((mention) => !isOf(mention));
    // What somebody had long ago decides nothing of what they have now.
    const own = new Set(ofPart.filter((person) => elsewhere.some(({ span }) => people.of[span.first] === person)));
    if (part.isLongOver && own.size > 0) return [{ ...part, persons: own, isOwn: true }];
    // "My father had a stroke at seventy. What can I do to stay well?": what is asked is beside it.
    const asksAfter = part.isLongOver && !persons.has(SELF);
    if (asksAfter && asksCare && beside.every(isOfCare)) return [{ ...part, persons }];
    // "The man across the road had a stroke on Tuesday. We are both fine": of nobody who is close.
    const isOfOthers = named.length > 0 && named.every(({ person, isDistant }) => isDistant || person === "friend");
    if (isFound && isOfOthers && beside.length === 0 && isWell) return [{ ...part, persons }];
    if (beside.length === 0) return asksAfter && asks ? [{ ...part, persons }] : [];
    if (persons.has(SELF) && elsewhere.some((mention) => isOf(mention) && mention.standing === "present")) return [];
    const isWriterAfter = beside.some(
      ({ span, standing }) => standing === "present" && startOf(span.first) >= sentence.end,
    );
    if (isSettled || isOfStranger || (isFound && isWriterAfter)) return [{ ...part, persons }];
    const isNamedAgain = people.named.some(({ at, person }) => persons.has(person) && !isIn(at, sentence));
    const isAfter = beside.some(({ span, standing }) => standing === "present" && startOf(span.first) < sentence.start);
    const isClose = persons.has(SELF) || named.some(({ person, isDistant }) => CLOSE.has(person) && !isDistant);
    return isAfter && !isNamedAgain && !isClose ? [{ ...part, persons }] : [];
  });
}

/** The mentions of a message, where what is told of bystanders is past. */
export function withoutBystanders(
  mentions: readonly Mention[],
  text: QuestionText,
  people: People,
  bystanders: readonly ToldOfBystander[],
): Mention[] {
  if (bystanders.length === 0) return [...mentions];
  const isToldOf = (at: number, fact: string) => {
    const { start = 0 } = text.tokens[at] ?? {};
    return bystanders.some(
      (one) =>
        start >= one.start &&
        start < one.end &&
        (one.isOfStranger || one.persons.has(people.of[at] ?? SELF)) &&
        !(one.isOwn && OF_LIFE.test(fact)) &&
        !OF_FAMILY.test(fact),
    );
  };
  return mentions.map((mention) =>
    mention.standing === "present" && mention.span.named.some((at) => isToldOf(at, mention.fact))
      ? { ...mention, standing: "past" }
      : mention,
  );
}

/**
 * What of a message is told of whom it is about and is there: without what is told of bystanders, and without the parts between commas in which
 * the book understood everything as denied, past or only asked about. The whole where nothing else stands in it.
 */
export function toldAsPresent(
  { text, mentions, unexplained }: ReadMessage,
  bystanders: readonly ToldOfBystander[],
): string {
  const { typed, tokens } = text;
  const ranges = bystanders.map(({ start, end }): [start: number, end: number] => [start, end]);
  const rangeOf = ({ first, last }: Span): [number, number] => {
    let [from, to] = [first, last];
    while (tokens[from - 1]?.segment === tokens[first]?.segment && tokens[from - 1]) from -= 1;
    while (tokens[to + 1]?.segment === tokens[last]?.segment && tokens[to + 1]) to += 1;
    return [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
  };
  const isOfBook = new Set(mentions.flatMap(({ fact, span }) => (READ_BY_BOOK.has(fact) ? span.named : [])));
  const kept = new Uint8Array(typed.length + 1);
  const keep = (at: number) => {
    if (!isOfBook.has(at)) kept[tokens[at]?.start ?? 0] = 1;
  };
  for (const { standing, span } of mentions) if (standing === "present") span.named.forEach(keep);
  for (const { at } of unexplained) keep(at);
  for (const { fact, standing, span } of mentions) {
    if (fact === UNWELL || (standing === "present" && !READ_BY_BOOK.has(fact))) continue;
    const [start, end] = rangeOf(span);
    if (!kept.subarray(start, end).includes(1)) ranges.push([start, end]);
  }
  let rest = "";
  let from = 0;
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    if (start > from) rest += typed.slice(from, start);
    from = Math.max(from, end);
  }
  rest += typed.slice(from);
  return /\p{L}/u.test(rest) ? rest : typed;
}
