import { medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { readFreeText } from "../medicines/read-profile.rules";
import { ingredientsOf, kindsOf, type MedicinesTable } from "../medicines/table.rules";
import { type Book, type CareId, mostUrgent } from "./book.rules";
import type { Case } from "./case.rules";
import {
  type Asked,
  dangersOf,
  isPresent,
  isTaken,
  linesOf,
  type MedicineLine,
  PREGNANT,
  pairsOf,
} from "./medicine-lines.rules";
import { type Reader, readerOf } from "./reader.rules";

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

const READERS = new WeakMap<Book, Reader>();

/** Finds the questions of the table in a message. They have a reader of their own, since their words mean nothing elsewhere. */
function questionsIn(message: string, book: Book): Set<string> {
  const read = READERS.get(book) ?? readerOf({ ...book, facts: book.questions });
  READERS.set(book, read);
  return new Set(read(message).mentions.map(({ fact }) => fact.replace("ask.", "")));
}

/** No answer compares more of them. */
const MOST_MEDICINES = 6;
/** A message of so few words asks for everything about what it names. */
const FEW_WORDS = 6;

/** What is asked beside these is how they are told, and not what is wanted. */
const MAIN = [
  ...["alcohol", "driving", "sun", "missed", "doubled", "swallowed", "vomited", "stopping", "starts", "pregnancy"],
  ...["breastfeeding", "with", "same"],
];
const BESIDE: ReadonlySet<string> = new Set(["use", "dose", "supply", "storage"]);

function wanted(questions: Set<string>, isChild: boolean): ReadonlySet<string> {
  const hasMain = MAIN.some((one) => questions.has(one));
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
  const says = (line: MedicineLine) => line.kind !== "not-known" && (line.kind !== "cause" || hasEffects(line));
  return (lines.some(says) ? lines.filter(says) : [...lines]).sort((a, b) => rankOf(a) - rankOf(b));
}

/** What is said of a pregnancy that need not be told to a doctor the same day. */
const HARMLESS: ReadonlySet<string> = new Set(["fine", "usual", "advised", "ask", "caffeine", "contraceptive"]);

/** How soon somebody has to be asked, by what is found: nobody waits for what the table knows. */
function careFor(lines: readonly MedicineLine[], { questions, known }: Asked): CareId {
  const cares = lines.map((line): CareId => {
    if (line.kind === "pair" && line.row.severity === "never" && questions.has("taken")) return "urgent-111";
    if (line.kind === "serious") return line.care;
    if (line.kind === "told" && line.section === "overdose") {
      const isHarmless = line.ids.includes("pharmacist-treats");
      return questions.has("swallowed") ? (isHarmless ? "urgent-111" : "ae") : isHarmless ? "home" : "urgent-111";
    }
    const isHarmful = line.kind === "told" && line.section === "pregnancy" && !line.ids.some((id) => HARMLESS.has(id));
    const isPregnant = PREGNANT.some((fact) => isPresent(known, fact)) || questions.has("pregnancy");
    const takesIt = isTaken(questions) || questions.has("on-it") || questions.has("stopping");
    if (isHarmful && isPregnant && takesIt) return "gp-today";
    if (line.kind === "long-gap") return line.isDangerous ? "urgent-111" : "home";
    const isOpen = line.kind === "unknown-pair" || line.kind === "not-known";
    return isOpen || (line.kind === "cause" && line.effects.length === 0) ? "our-pharmacist" : "home";
  });
  return mostUrgent(cares);
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
function named(message: string, own: readonly NamedMedicine[], table: MedicinesTable): NamedMedicine[] {
  return medicinesIn(message, table).flatMap((one) => {
    const members =
      one.what in table.medicines ? [] : own.filter(({ what }) => kindsOf(table, what).includes(one.what));
    return members.length > 0 ? members : [one];
  });
}

const isWarning = (line: MedicineLine) => line.kind === "pair" && ["never", "doctor-first"].includes(line.row.severity);
/** Who asks about one of these does not ask whether two go together. */
const TOPICS = ["alcohol", "driving", "pregnancy", "breastfeeding", "sun", "food"];
const NOT_OF_PAIRS = ["same", "missed", "doubled", "stopping", "cause"];

/** Of whom a message is. */
interface About {
  /** What its writer, or whoever it is about, is known to take, as they wrote it down. */
  takes?: readonly string[];
  /** It is about whoever takes that. */
  isWriter?: boolean;
  /** In years, of a child of whom it speaks; null where that is not told. */
  childAge?: number | null;
}

/**
 * What the table of medicines answers to a message; nothing where it names none and asks about none of its person's, or asks nothing.
 */
export function medicineAnswer(
  message: string,
  known: Case,
  book: Book,
  { takes = [], isWriter = true, childAge: told }: About = {},
): MedicineAnswer | undefined {
  const table = book.medicines;
  if (takes.length === 0 && medicinesIn(message, table).length === 0) return undefined;
  const found = questionsIn(message, book);
  const own = isWriter || found.has("of-mine") ? takes.flatMap((text) => medicinesIn(text, table)) : [];
  const said = named(message, own, table).slice(0, MOST_MEDICINES);
  if (said.length === 0 && own.length === 0) return undefined;
  const medicines = said.length === 0 && found.has("of-mine") ? own.slice(0, MOST_MEDICINES) : said;
  if (medicines.length === 0) return undefined;
  // Who takes it while feeding a child, or says "can I take it", is no child.
  const isGrownUp = found.has("breastfeeding") || found.has("for-me");
  const childAge = isGrownUp ? undefined : told === undefined && found.has("for-child") ? null : told;
  if (told === undefined) found.delete("swallowed");
  const isShort = message.trim().split(/\s+/).length <= FEW_WORDS;
  const asksNothing = [...found].every((question) =>
    ["taken", "of-mine", "for-me", "for-child", "on-it", "gap"].includes(question),
  );
  const isBare = asksNothing && medicines.length === 1 && isShort;
  const questions = isBare ? new Set(["use", "effects"]) : wanted(found, childAge !== undefined);
  const asked: Asked = { questions, medicines, known, table, childAge };
  const conditions = readFreeText([message], table).conditions.filter(({ what }) => what !== "alcohol");
  const isQuestion = !asksNothing || isShort || message.includes("?");
  const hasOther = NOT_OF_PAIRS.some((one) => questions.has(one));
  const forPerson = ["may", "with", "of-mine"].some((one) => questions.has(one));
  const others = own.filter(({ what }) => !medicines.some((one) => one.what === what));
  const pairs = questions.has("same")
    ? []
    : pairsOf(said, table).filter((line) => isWarning(line) || (isQuestion && !hasOther));
  const ofMine = isQuestion ? others.flatMap((other) => said.flatMap((one) => pairsOf([one, other], table))) : [];
  const relevant = ofMine.filter(
    (line) =>
      isWarning(line) || (forPerson && (line.kind === "pair" || questions.has("of-mine") || questions.has("with"))),
  );
  const hasTopic = TOPICS.some((one) => questions.has(one));
  const lines = [
    ...medicines.flatMap((one) => dangersOf(one, known, table)),
    ...[...pairs, ...relevant].filter(({ kind }) => kind === "pair" || !hasTopic),
    ...(questions.has("same") ? sameness(medicines, table) : []),
    ...(isQuestion || isTaken(questions) ? linesOf(asked) : []),
  ];
  const isOpen = lines.length === 0 && (questions.has("may") || conditions.length > 0);
  const worth = worthSaying(isOpen ? linesOf({ ...asked, questions: new Set(["use", "dose"]) }) : lines);
  const isWorth =
    isQuestion ||
    conditions.length > 0 ||
    worth.some((line) => isWarning(line) || line.kind === "serious" || hasEffects(line));
  if (worth.length === 0 || !isWorth) return undefined;
  return {
    ...{ care: careFor(worth, asked), medicines, lines: worth },
    forPerson: forPerson || questions.has("dose") || conditions.length > 0,
    conditions: conditions.map(({ words }) => words),
  };
}
