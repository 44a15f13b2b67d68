import { type People, type Person, SELF } from "./persons.rules";
import type { Mention } from "./reader.rules";
import { agesIn } from "./reading/ages.rules";
import { numberIn } from "./reading/numbers.rules";
import type { QuestionText, Span } from "./reading/question.rules";

/** An age that a message tells or lets guess, with the number of its token. */
export interface Age {
  at: number;
  years: number;
}

const WEEKS = /^(weeks?|wks?)$/;

/** The weeks of a pregnancy that stand beside its word, in any language, with the place of their unit. */
function weeksBeside({ first, last }: Span, { tokens }: QuestionText): { at: number; weeks: number } | undefined {
  for (let at = Math.max(0, first - 5); at <= last + 5; at += 1) {
    const weeks = numberIn(tokens[at]?.word);
    if (weeks !== undefined && weeks >= 4 && weeks <= 43 && WEEKS.test(tokens[at + 1]?.word ?? ""))
      return { at: at + 1, weeks };
  }
  return undefined;
}

/** Adds "20 weeks or more" where a number of weeks stands beside the pregnancy. */
export function withWeeks(mentions: readonly Mention[], text: QuestionText): Mention[] {
  return mentions.flatMap((mention) => {
    const told = mention.fact === "person.pregnant" ? weeksBeside(mention.span, text) : undefined;
    return told && told.weeks >= 20 ? [mention, { ...mention, fact: "person.pregnant-late" }] : [mention];
  });
}

/** A baby or toddler whose age nobody told. */
const GUESSED: ReadonlyMap<string, number> = new Map(
  Object.entries({
    newborn: 0.05,
    // Young enough for a fever to be looked at.
    baby: 0.4,
    babies: 0.4,
    infant: 0.4,
    toddler: 2,
    child: 6,
    kid: 6,
    boy: 8,
    girl: 8,
    teenager: 15,
  }),
);

const GROWN_UP = 16;
/** Of a child of whom nothing tells how old they are. */
export const GUESSED_CHILD = 8;

/** The age that is told of a child; null where one is named without it, or several with different ones. */
export function childAgeIn(ages: readonly Age[], guesses: readonly Age[], people: People): number | null | undefined {
  const told = new Set(ages.flatMap(({ years }) => (years < GROWN_UP ? [years] : [])));
  if (told.size > 0) return told.size === 1 ? ([...told][0] as number) : null;
  return guesses.length > 0 || people.all.some((person) => people.isChild(person)) ? null : undefined;
}

const LATER = /^(day|week|month|year|hour|time|kg|stone|percent|degree)s?$/;

/** What is counted or measured: "my wife 38 weeks". */
const COUNTED = /^(x|times|mg|ml|degrees?|temp|temperature|tablets?|pills?|min|minutes?|mins|am|pm|st|lb|lbs|cm|mm)$/;

/** "My son is 4", "my girl, 6,", "grandad 86 fell", and in other languages "ma fille de 3 ans". */
function agesBeside({ tokens }: QuestionText, people: People): { at: number; years: number }[] {
  const after = new Set(people.named.map(({ at }) => at + 1));
  return tokens.flatMap(({ word, language }, at) => {
    const value = numberIn(word);
    if (value === undefined || value > 110 || !/^[a-z]+$|^\d{1,3}$/.test(word) || ["a", "an"].includes(word)) return [];
    const unit = tokens[at + 1]?.word ?? "";
    const before = tokens[at - 1]?.word ?? "";
    const isOther = language !== "en" && !["since", "for", "agobefore", "in"].includes(before);
    const ofYear = /^months?$/.test(unit) ? 12 : /^weeks?$/.test(unit) ? 52 : undefined;
    if (isOther && ofYear && people.isChild(people.of[at] ?? SELF)) return [{ at, years: value / ofYear }];
    const isOfYears = isOther && /^years?$/.test(unit);
    const isSaid = ["is", "aged", "turned"].includes(before) && !LATER.test(unit) && value >= 1;
    const isNamed = tokens[at]?.breakBefore === "soft" && tokens[at + 1]?.breakBefore !== "none" && value < 18;
    const isOfGrownUp = after.has(at) && value >= GROWN_UP && !LATER.test(unit) && !COUNTED.test(unit);
    return isOfYears || ((isSaid || isNamed || isOfGrownUp) && people.of[at] !== SELF) ? [{ at, years: value }] : [];
  });
}

/** Every age that a message tells. */
export function agesOf(text: QuestionText, people: People): Age[] {
  const all = [...agesIn(text.tokens.map(({ word }) => word)), ...agesBeside(text, people)];
  return all.flatMap(({ at, years }) => (years === undefined ? [] : [{ at, years }]));
}

/** Where ages and the weeks of a pregnancy stand: they tell how long nothing has lasted. */
export function agePlaces(ages: readonly Age[], mentions: readonly Mention[], text: QuestionText): ReadonlySet<number> {
  const weeks = mentions.flatMap(({ fact, span }) =>
    fact === "person.pregnant" ? (weeksBeside(span, text)?.at ?? []) : [],
  );
  return new Set([...ages.flatMap(({ at }) => [at, at + 1]), ...weeks]);
}

/** The age that is told of a person; of nobody else where one age stands beside several people. */
export function ageIn(ages: readonly Age[], people: People, person: Person): number | undefined {
  const own = ages.find(({ at }) => people.of[at] === person);
  if (own) return own.years;
  return ages.length === 1 && people.all.length === 1 ? ages[0]?.years : undefined;
}

/** The ages that words such as "toddler" let guess. */
export function guessesIn({ tokens }: QuestionText): Age[] {
  return tokens.flatMap(({ word }, at) => {
    const years = GUESSED.get(word) ?? (word.endsWith("s") ? GUESSED.get(word.slice(0, -1)) : undefined);
    return years === undefined ? [] : [{ at, years }];
  });
}

/** The age that is guessed of a person of whom none was told. */
export function guessedAge(guesses: readonly Age[], people: People, person: Person): number | undefined {
  const isMeant = person !== SELF || !people.isFirstPerson;
  const guessed = isMeant ? guesses.find(({ at }) => people.of[at] === person) : undefined;
  return guessed?.years ?? (people.isChild(person) ? GUESSED_CHILD : undefined);
}
