import { fold, medicinesIn, type NamedMedicine } from "../medicines/names.rules";
import { ingredientsOf, kindsOf, type MedicinesTable, membersOf } from "../medicines/table.rules";
import { type Book, type CareId, mostUrgent } from "./book.rules";
import type { Case } from "./case.rules";
import { dangersOf, isPresent } from "./medicine-effects.rules";
import { isTaken, isWarning, linesOf, type MedicineLine, namedTwice, PREGNANT, pairsOf } from "./medicine-lines.rules";
import { isNamedByUse } from "./medicine-named.rules";
import { type About, OF_OTHERS, type Reading, readAsked } from "./medicine-reading.rules";
import { hasAny } from "./medicine-too-much.rules";
import type { ReadMessage } from "./reader.rules";

/** What the table of medicines answers to a question. */
export interface MedicineAnswer {
  care: CareId;
  medicines: readonly NamedMedicine[];
  lines: readonly MedicineLine[];
  /** Whether what its person has told is to be compared with it. */
  forPerson: boolean;
  /** Whether something is asked about them, rather than told. */
  isAsked: boolean;
  /** What they are for, or usually do, is what is asked. */
  isOfUse: boolean;
  /** Illnesses that the message names, as they were written. */
  conditions: readonly string[];
  /** What it says, or is known, that its person is allergic to, as it was written. */
  allergies: readonly string[];
}

/** Pairs stand by their weight. */
const RANK = ["never", "doctor-first", "unknown", "care", "fine"];
/** Of several medicines, what speaks against one is said before what is fine of another. */
const isAgainst = (line: MedicineLine) =>
  line.kind === "told" &&
  line.ids.some((id) => /^(?:never|avoid|no|nsaid|prevention|risk|stop|chickenpox)(?:-|$)|-avoid$/.test(id));
const rankOf = (line: MedicineLine) =>
  line.kind === "serious" || line.kind === "allergy" || (line.kind === "told" && line.section === "overdose")
    ? -1
    : line.kind === "pair"
      ? RANK.indexOf(line.row.severity)
      : line.kind === "unknown-pair"
        ? RANK.indexOf("unknown")
        : isAgainst(line)
          ? RANK.indexOf("fine") - 0.5
          : RANK.length;

const isFine = (line: MedicineLine) => line.kind === "pair" && line.row.severity === "fine";

const hasEffects = (line: MedicineLine) => line.kind === "cause" && line.effects.length > 0;
/** Nobody says that they have what is not among its side effects. */
const isUnfounded = (line: MedicineLine) => line.kind === "cause" && !hasEffects(line) && line.isAsked === true;

/** How much is usual, and that it is taken as needed, helps nobody who had too much, nor does "as long as the label says" whoever wants to stop. */
function isBesideMore(line: MedicineLine, lines: readonly MedicineLine[]): boolean {
  const hasSection = (section: string) => lines.some((one) => one.kind === "told" && one.section === section);
  if (["dose", "by-age", "age-needed", "no-dose", "as-prescribed"].includes(line.kind))
    return hasSection("overdose") || lines.some(({ kind }) => kind === "vomited");
  if (line.kind !== "told") return false;
  return (
    (line.section === "missed" && line.ids.includes("as-needed") && hasSection("overdose")) ||
    (line.section === "duration" && line.ids.includes("any") && hasSection("stopping"))
  );
}

/** A line that says nothing says nothing beside one that does. */
function worthSaying(lines: readonly MedicineLine[]): MedicineLine[] {
  const isOfPairs = lines.some(({ kind }) => kind === "pair");
  const says = (line: MedicineLine) =>
    line.kind !== "not-known" &&
    (line.kind !== "cause" || hasEffects(line) || isUnfounded(line)) &&
    !(isOfPairs && line.kind === "age-needed") &&
    !isBesideMore(line, lines);
  return (lines.some(says) ? lines.filter(says) : [...lines]).sort((a, b) => rankOf(a) - rankOf(b));
}

/** What two that must never be taken together do that gets worse within hours. */
const POISONS: ReadonlySet<string> = new Set(["too-much", "serotonin", "heart-rhythm", "high-blood-pressure"]);

/** What is told and is for the same day. */
const URGENT_TEXTS: ReadonlySet<string> = new Set(["kidney-signs", "clinic-late"]);

/** What is said of a pregnancy that need not be told to a doctor the same day. */
const HARMLESS: ReadonlySet<string> = new Set([
  "first-choice",
  "fine",
  "usual",
  "advised",
  "folic",
  "ask",
  "caffeine",
  "contraceptive",
]);

/** How soon somebody has to be asked, by what is found: nobody waits for what the table knows. */
function careFor(lines: readonly MedicineLine[], { questions, known, isUnexplained, isInTime }: Reading): CareId {
  const isWarned = lines.some(isWarning);
  const cares = lines.map((line): CareId => {
    if (line.kind === "pair" && line.row.severity === "never") {
      // "Can I take paracetamol if I had Lemsip at 1pm?" is asked in time.
      if (questions.has("taken") && !isInTime) return "urgent-111";
      // Both are taken, as far as the message tells.
      const areTaken = questions.has("on-it") && !hasAny(questions, ["may", "with"]);
      // Who takes both and has a side effect of one may be poisoned by it.
      if (areTaken && lines.some(hasEffects)) return POISONS.has(line.row.harm) ? "ae" : "urgent-111";
      if (questions.has("given") || areTaken) return "gp-today";
    }
    if (line.kind === "allergy" && line.severity === "STOP") {
      if (questions.has("taken")) return "urgent-111";
      if (questions.has("given") || isTaken(questions)) return "gp-today";
    }
    if (line.kind === "allergy" || line.kind === "day-full") return "ask-pharmacist";
    if (line.kind === "told" && line.ids.includes("weekly-only")) return "ask-pharmacist";
    if (line.kind === "told" && line.ids.some((id) => URGENT_TEXTS.has(id))) return "gp-today";
    if (line.kind === "told" && line.section === "run-out") return line.ids.includes("vital") ? "urgent-111" : "home";
    // "No, paracetamol instead" is all that has to be known.
    if (line.kind === "told" && line.section === "ill")
      return line.ids.some((id) => id === "any" || id === "chickenpox") ? "home" : "gp-today";
    if (line.kind === "serious") return line.care;
    if (line.kind === "told" && line.ids.includes("kidney-worse"))
      return questions.has("may") && !hasAny(questions, ["on-it", "given", "dose"]) ? "ask-pharmacist" : "gp-today";
    if (line.kind === "told" && line.section === "overdose") {
      if (line.ids.includes("of-another")) return "ask-pharmacist";
      const isHarmless = line.ids.includes("pharmacist-treats");
      return questions.has("swallowed") ? (isHarmless ? "urgent-111" : "ae") : isHarmless ? "home" : "urgent-111";
    }
    const isHarmful = line.kind === "told" && line.section === "pregnancy" && !line.ids.some((id) => HARMLESS.has(id));
    const isPregnant = PREGNANT.some((fact) => isPresent(known, fact)) || questions.has("pregnancy");
    const takesIt = isTaken(questions) || questions.has("on-it") || questions.has("stopping");
    const isOfMilk =
      line.kind === "told" && line.section === "breastfeeding" && line.ids.some((id) => id.endsWith("avoid"));
    if ((isHarmful && isPregnant && takesIt) || (isOfMilk && (takesIt || questions.has("given")))) return "gp-today";
    if (isHarmful || isOfMilk || isWarning(line) || line.kind === "light") return "ask-pharmacist";
    if (line.kind === "long-gap") return line.care;
    // Whoever has to ask before they take two of them is told beside it what is not known of the others.
    const isOpen = ["unnamed", "not-known"].includes(line.kind) || (line.kind === "unknown-pair" && !isWarned);
    return isOpen || (line.kind === "cause" && !hasEffects(line) && !isUnfounded(line)) ? "our-pharmacist" : "home";
  });
  // What nothing explains is never swallowed by what is known of the medicine.
  return mostUrgent(isUnexplained ? [...cares, "our-pharmacist"] : cares);
}

/** What is said of two that are asked to be the same. */
function sameness([one, other]: readonly NamedMedicine[], table: MedicinesTable): MedicineLine[] {
  if (!one || !other) return [];
  const [own, others] = [ingredientsOf(table, one.what), ingredientsOf(table, other.what)];
  if (one.what in table.medicines && membersOf(table, other.what).length > 0)
    return [{ kind: "one-of", medicines: [one, other], isOne: kindsOf(table, one.what).includes(other.what) }];
  if (own.some((id) => others.includes(id)))
    return [one, other].map((medicine) => ({ kind: "same", medicine, isOfTwo: true }) as const);
  const alike = kindsOf(table, one.what).some(
    (kind) => table.classes[kind]?.alike && kindsOf(table, other.what).includes(kind),
  );
  return [{ kind: "different", medicines: [one, other], ofOneKind: alike }];
}

/** Who asks about one of these does not ask whether two go together. */
const TOPICS = ["alcohol", "driving", "pregnancy", "breastfeeding", "sun", "food", "crushing"];
const NOT_OF_PAIRS = ["same", "missed", "doubled", "stopping", "cause"];
/** Whether what somebody has told is to be compared with what they ask. */
const isForPerson = (questions: ReadonlySet<string>) => hasAny(questions, ["may", "with", ...OF_OTHERS]);

/** The pairs that are asked about; those that should not be are told whatever is asked. */
function askedPairs(reading: Reading): MedicineLine[] {
  const { questions, named, others, isQuestion, isStatement, isOfUnknown, table } = reading;
  // "Can I have Gaviscon with doxycycline? It is giving me heartburn" asks of both.
  const notOfPairs = NOT_OF_PAIRS.filter((one) => one !== "cause" || !questions.has("may"));
  const isOfPairs = !isOfUnknown && (isQuestion || named.length > 1) && !hasAny(questions, notOfPairs);
  const twice = named.flatMap((one) => namedTwice(one, table));
  // What nobody named is compared with what they take, and not with one another.
  const between =
    questions.has("same") && named.length < 3
      ? []
      : [...twice, ...pairsOf(named, table)].filter(
          (line) => !("medicines" in line) || line.medicines.some(({ isNameless }) => !isNameless),
        );
  const withOwn = others.flatMap((other) => named.flatMap((one) => pairsOf([one, other], table)));
  // What goes with their other medicines is told only to whoever asks that.
  const isOfMine = questions.has("of-mine") || isStatement;
  const isOfOwn = isQuestion && (hasAny(questions, ["with", "beside"]) || (isOfMine && !hasAny(questions, notOfPairs)));
  // That two usually go together answers nobody who asks of both whether to drive or travel.
  const isTopic = hasAny(questions, TOPICS);
  const isAside =
    !questions.has("with") && hasAny(questions, ["driving", "travel", ...(questions.has("may") ? [] : ["ill"])]);
  return [
    ...between.filter((line) => isWarning(line) || (isOfPairs && (isQuestion || line.kind === "pair"))),
    ...withOwn.filter((line) => isWarning(line) || isOfOwn),
  ].filter((line) => (line.kind === "pair" || !isTopic) && !(isAside && isFine(line)));
}

/** It is asked with medicines that nobody names and no profile tells: the only answer is that. */
function unnamed({ questions, named, others, childAge, table }: Reading): MedicineLine[] {
  // "My blood pressure tablets" are what is asked about.
  const isOfUnnamed =
    // "Can my 9 year old have ibuprofen tablets" tells of no others.
    hasAny(questions, childAge === undefined ? OF_OTHERS : ["beside"]) &&
    others.length === 0 &&
    named.length === 1 &&
    !named.some(({ what }) => isNamedByUse(what, table));
  const isOfPairs = hasAny(questions, ["may", "with"]) && !hasAny(questions, [...TOPICS, ...NOT_OF_PAIRS, "storage"]);
  return isOfUnnamed && isOfPairs ? named.map((medicine) => ({ kind: "unnamed", medicine })) : [];
}

/** One that is called by another name than its own: what is in it is worth saying. */
const isOtherName = ([one, ...others]: readonly NamedMedicine[], table: MedicinesTable) => {
  const names = Object.values(table.medicines[one?.what ?? ""]?.names ?? {});
  return others.length === 0 && names.every(([name]) => fold(name ?? "") !== fold(one?.words ?? ""));
};

/** Of antibiotics that are no penicillin, what somebody who is allergic to penicillin asks. */
function otherThanAllergies({ medicines, allergies, against, table }: Reading): MedicineLine[] {
  const isOf = (what: string, kind: string) => kindsOf(table, what).includes(kind);
  const isOfPenicillin = allergies
    .flatMap((text) => medicinesIn(text, table))
    .some(({ what }) => isOf(what, "penicillin"));
  if (!isOfPenicillin) return [];
  return medicines
    .filter(
      ({ what }) =>
        what in table.medicines && isOf(what, "antibiotic") && !against.some((one) => one.medicine.what === what),
    )
    .map((medicine) => ({ kind: "told", medicine, section: "allergy", ids: ["not-penicillin"] }));
}

function answerLines(reading: Reading): MedicineLine[] {
  const { questions, medicines, table, isQuestion, isOfNothingElse, isStatement, isUnexplained, isOfUnknown } = reading;
  const lines = [
    ...reading.against,
    ...medicines.flatMap((one) => dangersOf(one, reading)),
    ...askedPairs(reading),
    ...unnamed(reading),
    ...(questions.has("same") && medicines.length === 2 ? sameness(medicines, table) : []),
    ...(hasAny(questions, ["may", "with", "given"]) ? otherThanAllergies(reading) : []),
    ...(isQuestion || isTaken(questions) ? linesOf(reading) : []),
  ];
  if (lines.length > 0) return worthSaying(lines);
  if (questions.has("may") && !isOfUnknown)
    return worthSaying(linesOf({ ...reading, questions: new Set(["use", "dose"]) }));
  // What is asked was not understood: a pharmacist reads it, and meanwhile it says what the medicine is for.
  const notKnown = medicines.map((medicine): MedicineLine => ({ kind: "not-known", medicine }));
  return isOfUnknown || (isQuestion && !isStatement && (isOfNothingElse || isUnexplained))
    ? [
        ...notKnown,
        ...linesOf({ ...reading, questions: new Set(["use", ...(isOtherName(medicines, table) ? ["same"] : [])]) }),
      ]
    : [];
}

/**
 * What the table of medicines answers to a message; nothing where it names none and asks about none of its person's, or asks nothing.
 */
export function medicineAnswer(read: ReadMessage, known: Case, book: Book, about: About): MedicineAnswer | undefined {
  const reading = readAsked(read, known, book, about);
  if (!reading) return undefined;
  const { questions, medicines, conditions, allergies, isQuestion } = reading;
  const lines = answerLines(reading);
  const isTold = lines.some((line) => ["allergy", "pair", "serious"].includes(line.kind) || hasEffects(line));
  if (lines.length === 0 || !(isQuestion || conditions.length > 0 || isTold)) return undefined;
  return {
    ...{
      care: careFor(lines, reading),
      medicines,
      lines,
      conditions,
      allergies,
      isAsked: isQuestion || lines.some(hasEffects),
      isOfUse: !reading.isBare && hasAny(questions, ["use", "effects"]),
    },
    forPerson: isForPerson(questions) || questions.has("dose") || conditions.length + reading.against.length > 0,
  };
}
