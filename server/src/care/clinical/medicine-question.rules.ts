import { medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { readFreeText } from "../medicines/read-profile.rules";
import { ingredientsOf, kindsOf, type MedicinesTable, SAID_OF_ALL } from "../medicines/table.rules";
import { type Book, type CareId, mostUrgent } from "./book.rules";
import type { Case } from "./case.rules";
import { isOfChild, lastDoseIn, strengthIn, takenTodayIn, weightIn } from "./medicine-amounts.rules";
import type { Amounts } from "./medicine-dose.rules";
import {
  type Asked,
  dangersOf,
  isPresent,
  isTaken,
  isWarning,
  linesOf,
  type MedicineLine,
  namedTwice,
  PREGNANT,
  pairsOf,
  SIGNS,
} from "./medicine-lines.rules";
import type { ReadMessage } from "./reader.rules";

/** What the table of medicines answers to a question. */
export interface MedicineAnswer {
  care: CareId;
  medicines: readonly NamedMedicine[];
  lines: readonly MedicineLine[];
  /** Whether what its person has told is to be compared with it. */
  forPerson: boolean;
  /** Illnesses that the message names, as they were written. */
  conditions: readonly string[];
}

/** No answer compares more of them. */
const MOST_MEDICINES = 12;
/** A message of so few words asks for everything about what it names. */
const FEW_WORDS = 6;
/** A message of so few words says nothing by the way. */
const BRIEF = 12;

/** What is asked beside these is how they are told, and not what is wanted. */
const MAIN = [
  ...["alcohol", "driving", "sun", "missed", "doubled", "swallowed", "vomited", "stopping", "starts", "pregnancy"],
  ...["breastfeeding", "with", "same", "habit", ...SAID_OF_ALL, ...SIGNS],
];
const BESIDE: ReadonlySet<string> = new Set(["use", "dose", "supply", "storage"]);

function wanted(questions: Set<string>, isChild: boolean, isOfSeveral: boolean): ReadonlySet<string> {
  // An animal's medicine is the vet's.
  if (questions.has("animals")) return new Set(["animals"]);
  // An operation, a journey or an empty box decides what is said of stopping it or of where to get it.
  if (["surgery", "run-out", "ill"].some((one) => questions.has(one))) questions.delete("stopping");
  const hasMain = MAIN.some((one) => questions.has(one)) || (isOfSeveral && questions.has("may"));
  // "Am I taking two of the same?" tells of no dose too many.
  if (questions.has("same")) questions.delete("doubled");
  return hasMain ? new Set([...questions].filter((one) => !BESIDE.has(one) || (isChild && one === "dose"))) : questions;
}

/** Pairs stand by their weight. */
const RANK = ["never", "doctor-first", "unknown", "care", "fine"];
const rankOf = (line: MedicineLine) =>
  line.kind === "serious"
    ? -1
    : line.kind === "pair"
      ? RANK.indexOf(line.row.severity)
      : line.kind === "unknown-pair"
        ? RANK.indexOf("unknown")
        : RANK.length;

const hasEffects = (line: MedicineLine) => line.kind === "cause" && line.effects.length > 0;

/** A line that says nothing says nothing beside one that does. */
function worthSaying(lines: readonly MedicineLine[]): MedicineLine[] {
  const isOfPairs = lines.some(({ kind }) => kind === "pair");
  const says = (line: MedicineLine) =>
    line.kind !== "not-known" &&
    (line.kind !== "cause" || hasEffects(line)) &&
    !(isOfPairs && line.kind === "age-needed");
  return (lines.some(says) ? lines.filter(says) : [...lines]).sort((a, b) => rankOf(a) - rankOf(b));
}

/** What is said of a pregnancy that need not be told to a doctor the same day. */
const HARMLESS: ReadonlySet<string> = new Set([
  "fine",
  "usual",
  "advised",
  "ask",
  "nsaid-ask",
  "caffeine",
  "contraceptive",
]);

/** How soon somebody has to be asked, by what is found: nobody waits for what the table knows. */
function careFor(lines: readonly MedicineLine[], { questions, known, isUnexplained }: Reading): CareId {
  const isWarned = lines.some(isWarning);
  const cares = lines.map((line): CareId => {
    if (line.kind === "pair" && line.row.severity === "never") {
      if (questions.has("taken")) return "urgent-111";
      if (questions.has("given")) return "gp-today";
    }
    if (line.kind === "day-full") return "ask-pharmacist";
    if (line.kind === "told" && line.section === "run-out") return line.ids.includes("vital") ? "urgent-111" : "home";
    if (line.kind === "told" && line.section === "ill") return line.ids.includes("any") ? "home" : "gp-today";
    if (line.kind === "serious") return line.care;
    if (line.kind === "told" && line.section === "overdose") {
      const isHarmless = line.ids.includes("pharmacist-treats");
      return questions.has("swallowed") ? (isHarmless ? "urgent-111" : "ae") : isHarmless ? "home" : "urgent-111";
    }
    const isHarmful = line.kind === "told" && line.section === "pregnancy" && !line.ids.some((id) => HARMLESS.has(id));
    const isPregnant = PREGNANT.some((fact) => isPresent(known, fact)) || questions.has("pregnancy");
    const takesIt = isTaken(questions) || questions.has("on-it") || questions.has("stopping");
    const isOfMilk = line.kind === "told" && line.section === "breastfeeding" && line.ids.includes("avoid");
    if ((isHarmful && isPregnant && takesIt) || (isOfMilk && (takesIt || questions.has("given")))) return "gp-today";
    if (isHarmful || isOfMilk || isWarning(line) || line.kind === "light") return "ask-pharmacist";
    if (line.kind === "long-gap") return line.care;
    // Whoever has to ask before they take two of them is told beside it what is not known of the others.
    const isOpen = ["unnamed", "not-known"].includes(line.kind) || (line.kind === "unknown-pair" && !isWarned);
    return isOpen || (line.kind === "cause" && line.effects.length === 0) ? "our-pharmacist" : "home";
  });
  // What nothing explains is never swallowed by what is known of the medicine.
  return mostUrgent(isUnexplained ? [...cares, "our-pharmacist"] : cares);
}

/** What is said of two that are asked to be the same. */
function sameness([one, other]: readonly NamedMedicine[], table: MedicinesTable): MedicineLine[] {
  if (!one || !other) return [];
  const [own, others] = [ingredientsOf(table, one.what), ingredientsOf(table, other.what)];
  if (own.some((id) => others.includes(id)))
    return [one, other].map((medicine) => ({ kind: "same", medicine }) as const);
  const alike = kindsOf(table, one.what).some(
    (kind) => table.classes[kind]?.alike && kindsOf(table, other.what).includes(kind),
  );
  return [{ kind: "different", medicines: [one, other], ofOneKind: alike }];
}

/** The medicines that a person takes; by name where the message calls them by their class, as in "my blood thinner". */
function namedIn(
  said: readonly NamedMedicine[],
  own: readonly NamedMedicine[],
  table: MedicinesTable,
): NamedMedicine[] {
  return said.flatMap((one) => {
    const members =
      one.what in table.medicines ? [] : own.filter(({ what }) => kindsOf(table, what).includes(one.what));
    return members.length > 0 ? members : [one];
  });
}

/** Who asks about one of these does not ask whether two go together. */
const TOPICS = ["alcohol", "driving", "pregnancy", "breastfeeding", "sun", "food"];
const NOT_OF_PAIRS = ["same", "missed", "doubled", "stopping", "cause"];
/** What is told, rather than asked. */
const TOLD: ReadonlySet<string> = new Set([
  ...["taken", "of-mine", "beside", "for-me", "for-child", "on-it", "gap", "given"],
]);
/** What is told as often as it is asked: "after a long flight my leg is swollen". */
const BY_THE_WAY: ReadonlySet<string> = new Set(["travel", "surgery"]);
/** What is told of somebody without being an illness. */
const BESIDE_ILLNESS = /^(takes|medicine|condition|person|keyword|service|talk|recent)\./;

/** Medicines that are not named. */
const OF_OTHERS = ["of-mine", "beside"];

const hasAny = (questions: ReadonlySet<string>, some: readonly string[]) => some.some((one) => questions.has(one));

/** Of whom a message is. */
interface About {
  /** What its writer, or whoever it is about, is known to take, as they wrote it down. */
  takes?: readonly string[];
  /** It is about whoever takes that. */
  isWriter: boolean;
  /** In years, of a child of whom it speaks; null where that is not told. */
  childAge?: number | null;
}

/** What a message asks, with what it says beside it. */
interface Reading extends Asked {
  /** The medicines that it names. */
  named: readonly NamedMedicine[];
  /** Those that its person takes beside them. */
  others: readonly NamedMedicine[];
  isQuestion: boolean;
  /** Nothing in it tells of an illness. */
  isOfNothingElse: boolean;
  /** It only tells of a medicine, and asks nothing. */
  isStatement: boolean;
  /** Signs of an illness in it are explained by nothing. */
  isUnexplained: boolean;
  conditions: readonly string[];
}

/** A class that is named beside one of its medicines is no other one: "latanoprost eye drops", "my blood thinner apixaban". */
function withoutForms(named: readonly NamedMedicine[], text: string, table: MedicinesTable): NamedMedicine[] {
  const isClass = ({ what }: NamedMedicine) => !(what in table.medicines);
  const isBeside = (one: NamedMedicine, other: NamedMedicine) => {
    const [first, second] = one.at < other.at ? [one, other] : [other, one];
    return /^[\s-]*$/.test(text.slice(first.at + first.words.length, second.at));
  };
  const medicines = named.filter((one) => !isClass(one));
  return named.filter(
    (one) =>
      !isClass(one) ||
      !medicines.some((other) => kindsOf(table, other.what).includes(one.what) || isBeside(one, other)),
  );
}

const AGES = /(\d{1,2})\s*-?\s*(months?|mths?|mo|years?|yrs?|yo|monate?|mois|meses|jahre?|ans|años)(?!\p{L})/giu;
/** "For 3 years", "every 2 months" tell no age. */
const NO_AGE =
  /(?:for|since|every|last|past|in|over|seit|vor|alle|depuis|pendant|il y a|tous les|desde hace|hace|cada)\s+$/iu;

/** The one age that a text tells of a child, in years, where the words do not tell whose it is; what was known otherwise. */
function ageIn(text: string, otherwise: null | undefined): number | null | undefined {
  if (otherwise === undefined) return undefined;
  const found = [...text.matchAll(AGES)].filter(
    ({ index }) => !NO_AGE.test(text.slice(Math.max(0, index - 14), index)),
  );
  const [one] = found;
  if (!one || found.length > 1) return otherwise;
  const value = Number(one[1]) / (/^m/iu.test(one[2] ?? "") ? 12 : 1);
  return value < 16 ? value : otherwise;
}

/** A sentence that asks, with or without its mark. */
const ASKS =
  /\?|(?<!\p{L})(?:when|how|what|which|where|can|should|do i|does|is it|wann|wie|was|welche|darf|kann|soll|muss ich|quand|comment|combien|puis-je|faut-il|est-ce|cu[aá]ndo|c[oó]mo|qu[eé]|puedo|debo)(?!\p{L})/iu;
const DRIVES = /(?<!\p{L})(?:driv|wheel|condu|volant|fahr|steuer|conduc)/iu;
/** "Il y a 3 ans" tells no age. */
const SINCE = "(?:il y a|depuis|hace|desde hace|vor|seit)";

/** "At 32 weeks", of whoever speaks of no child. */
const WEEKS_PREGNANT =
  /(?<!\p{L})(?:at|i'?m|i am|estoy de|estoy en|in der|bin in|à)\s+(\d{1,2})\.?\s*(?:\+\s*\d\s*)?(?:weeks?|wks?|semaines|semanas|woche|ssw|sa)(?!\p{L}|\s+(?:old|ago|on|in|into|after|since|post|without|off|de\s)(?!\p{L}))/iu;

/** In which week of a pregnancy somebody says that they are. */
function weekIn(text: string): number | undefined {
  const week = Number(WEEKS_PREGNANT.exec(text)?.[1]);
  return week >= 4 && week <= 42 ? week : undefined;
}

/** How often a medicine may be taken in a day, by its doses. */
function mostTimes(what: string, table: MedicinesTable): number {
  const { adult, child = [] } = table.medicines[what] ?? {};
  return Math.max(0, ...[...(adult ? [adult] : []), ...child].map(({ times }) => times));
}

const TOO_MUCH = /^(danger\.overdose|poison\.)/;

/** Adds what is told beside the words of the questions: an amount asks for a dose. */
function withAmounts(
  found: Set<string>,
  named: readonly NamedMedicine[],
  amounts: Amounts,
  { known, table }: Pick<Asked, "known" | "table">,
): void {
  // Whoever had too much of it is told no dose.
  const hadTooMuch = [...known.facts].some(([id, { standing }]) => standing === "present" && TOO_MUCH.test(id));
  // Four doses in a day are the most, and none too many.
  const { takenToday } = amounts;
  const isNoneTooMany = takenToday !== undefined && named.every(({ what }) => takenToday <= mostTimes(what, table));
  if (isNoneTooMany) found.delete("doubled");
  if (hadTooMuch || hasAny(found, ["swallowed", "doubled"])) return;
  const hasDoses = named.some(({ what }) => table.medicines[what]?.child ?? table.medicines[what]?.adult);
  const asksNothing = [...found].every((question) => TOLD.has(question) || question === "may");
  const isOfAmount = amounts.kg !== undefined;
  if (hasDoses && (takenToday !== undefined || (asksNothing && (isOfAmount || amounts.childAge !== undefined))))
    found.add("dose");
  // "Took two at 6, can I take more at 8" is asked for the next one, and told of none too many.
  const isOfNext = amounts.lastDose !== undefined && (found.has("may") || found.has("dose"));
  if (isOfNext && !hasAny(found, ["missed", "vomited", "alcohol", "driving"])) found.add("dose");
}

const ORGANS = ["condition.kidney", "condition.liver"];

/** The illnesses that a message names; "is it bad for my kidneys?" names none, and two letters ("mi") are no illness. */
function illnessesIn(message: string, found: ReadonlySet<string>, known: Case, table: MedicinesTable): string[] {
  const isOfOrgans = found.has("organs") && !ORGANS.some((fact) => isPresent(known, fact));
  return readFreeText([message], table).conditions.flatMap(({ what, words }) => {
    const isNone = what === "alcohol" || words.length < 3 || (isOfOrgans && /^(kidney|liver)/.test(what));
    return isNone ? [] : [words];
  });
}

function readAsked(
  { text, asked, unexplained }: ReadMessage,
  known: Case,
  book: Book,
  about: About,
): Reading | undefined {
  const { takes = [], isWriter, childAge: told } = about;
  const table = book.medicines;
  const message = text.typed;
  const found = new Set([...asked].map((id) => id.replace("ask.", "")));
  const all = medicinesIn(message, table);
  const said = found.has("same") ? all : withoutForms(all, message, table);
  if (takes.length === 0 && said.length === 0) return undefined;
  // "Would it upset my tablets?" is of the writer's own, also where somebody else is spoken of; "her tablets" never is.
  const own = isWriter || found.has("of-mine") ? takes.flatMap((text) => medicinesIn(text, table)) : [];
  const named = namedIn(said, own, table).slice(0, MOST_MEDICINES);
  const medicines = named.length === 0 && hasAny(found, OF_OTHERS) ? own.slice(0, MOST_MEDICINES) : named;
  if (medicines.length === 0) return undefined;
  if (told === undefined) found.delete("swallowed");
  // Who takes it while feeding a child, or says "can I take it", is no child.
  const isGrownUp = hasAny(found, ["breastfeeding", "for-me"]);
  const length = message.trim().split(/\s+/).length;
  const asks = ASKS.test(message);
  const asksMore =
    asks || length <= BRIEF || [...found].some((one) => one !== "cause" && !TOLD.has(one) && !BY_THE_WAY.has(one));
  if (!asksMore) for (const one of BY_THE_WAY) found.delete(one);
  // Whoever leaves a medicine in the car does not drive.
  if (found.has("storage") && !DRIVES.test(message)) found.delete("driving");
  const kg = weightIn(message);
  const isChild = found.has("for-child") || (kg !== undefined && isOfChild(kg));
  const isSince =
    typeof told === "number" && new RegExp(`${SINCE}\\s+${told}\\s+(?:ans|años|jahren?)`, "iu").test(message);
  const childAge =
    isGrownUp || isSince ? undefined : told === undefined && isChild ? null : (told ?? ageIn(message, told));
  const week = childAge === undefined ? weekIn(message) : undefined;
  if (week !== undefined) found.add("pregnancy");
  if (known.facts.get("keyword.pregnancy")?.standing === "denied") found.delete("pregnancy");
  const amounts = {
    ...{ childAge, kg, takenToday: takenTodayIn(message), lastDose: lastDoseIn(message, named.length > 1) },
    strength: named.length === 1 ? strengthIn(message) : undefined,
  };
  withAmounts(found, named, amounts, { known, table });
  const isShort = length <= FEW_WORDS;
  const asksNothing = [...found].every((question) => TOLD.has(question));
  const isBare = asksNothing && isShort && medicines.length === 1;
  const conditions = illnessesIn(message, found, known, table);
  const isUnexplained = unexplained.length > 0;
  const isOfNothingElse =
    !isUnexplained && [...known.facts].every(([id, { from }]) => from !== "message" || BESIDE_ILLNESS.test(id));
  return {
    ...{ medicines, known, table, named, ...amounts, week },
    questions: isBare ? new Set(["use", "effects"]) : wanted(found, childAge !== undefined, named.length > 1),
    others: own.filter(({ what }) => !medicines.some((one) => one.what === what)),
    isQuestion: !asksNothing || isShort || message.includes("?") || isOfNothingElse,
    ...{ isOfNothingElse, isUnexplained, isStatement: asksNothing && !asks && !isShort && isOfNothingElse },
    conditions,
  };
}

/** Whether what somebody has told is to be compared with what they ask. */
const isForPerson = (questions: ReadonlySet<string>) => hasAny(questions, ["may", "with", ...OF_OTHERS]);

/** The pairs that are asked about; those that should not be are told whatever is asked. */
function askedPairs({ questions, named, others, isQuestion, isStatement, table }: Reading): MedicineLine[] {
  const isOfPairs = (isQuestion || named.length > 1) && !hasAny(questions, NOT_OF_PAIRS);
  const twice = named.flatMap((one) => namedTwice(one, table));
  const between = questions.has("same") ? [] : [...twice, ...pairsOf(named, table)];
  const withOwn = others.flatMap((other) => named.flatMap((one) => pairsOf([one, other], table)));
  // What goes with their other medicines is told only to whoever asks that.
  const isOfOwn = isQuestion && (hasAny(questions, ["with", ...OF_OTHERS]) || isStatement);
  return [
    ...between.filter((line) => isWarning(line) || (isOfPairs && (isQuestion || line.kind === "pair"))),
    ...withOwn.filter((line) => isWarning(line) || isOfOwn),
  ].filter(({ kind }) => kind === "pair" || !hasAny(questions, TOPICS));
}

/** It is asked with medicines that nobody names and no profile tells: the only answer is that. */
function unnamed({ questions, named, others }: Reading): MedicineLine[] {
  const isOfUnnamed = hasAny(questions, OF_OTHERS) && others.length === 0 && named.length === 1;
  const isOfPairs = hasAny(questions, ["may", "with"]) && !hasAny(questions, [...TOPICS, ...NOT_OF_PAIRS]);
  return isOfUnnamed && isOfPairs ? named.map((medicine) => ({ kind: "unnamed", medicine })) : [];
}

function answerLines(reading: Reading): MedicineLine[] {
  const { questions, medicines, table, isQuestion, isOfNothingElse, isStatement, isUnexplained } = reading;
  const lines = [
    ...medicines.flatMap((one) => dangersOf(one, reading)),
    ...askedPairs(reading),
    ...unnamed(reading),
    ...(questions.has("same") ? sameness(medicines, table) : []),
    ...(isQuestion || isTaken(questions) ? linesOf(reading) : []),
  ];
  if (lines.length > 0) return worthSaying(lines);
  if (questions.has("may")) return worthSaying(linesOf({ ...reading, questions: new Set(["use", "dose"]) }));
  // What is asked was not understood: a pharmacist reads it, and meanwhile it says what the medicine is for.
  const notKnown = medicines.map((medicine): MedicineLine => ({ kind: "not-known", medicine }));
  return isQuestion && !isStatement && (isOfNothingElse || isUnexplained)
    ? [...notKnown, ...linesOf({ ...reading, questions: new Set(["use"]) })]
    : [];
}

/**
 * What the table of medicines answers to a message; nothing where it names none and asks about none of its person's, or asks nothing.
 */
export function medicineAnswer(read: ReadMessage, known: Case, book: Book, about: About): MedicineAnswer | undefined {
  const reading = readAsked(read, known, book, about);
  if (!reading) return undefined;
  const { questions, medicines, conditions, isQuestion } = reading;
  const lines = answerLines(reading);
  const isTold = lines.some((line) => line.kind === "pair" || line.kind === "serious" || hasEffects(line));
  if (lines.length === 0 || !(isQuestion || conditions.length > 0 || isTold)) return undefined;
  return {
    ...{ care: careFor(lines, reading), medicines, lines, conditions },
    forPerson: isForPerson(questions) || questions.has("dose") || conditions.length > 0,
  };
}
