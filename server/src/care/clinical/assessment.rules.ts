import type { Source } from "../medicines/texts.rules";
import { type Book, type CareId, factsOf, isMoreUrgent, mostUrgent } from "./book.rules";
import { indexOf, KEYWORD } from "./book-index.rules";
import { CARE_LEVELS, type CareLabel, type CareLevel } from "./care-level.rules";
import { type MedicineAnswer, medicineAnswer } from "./medicine-question.rules";
import { ANIMAL, SELF } from "./persons.rules";
import { type Answered, type AskedFor, answer, OF_CHILDREN, type Question } from "./question.rules";
import type { Mention } from "./reader.rules";
import { type Scored, scoredBy, scoredNames } from "./scorecard.rules";
import { mayTellOfAnother } from "./strangers.rules";
import { type Assessment as Judged, triage, triageCase, type Walked } from "./triage.rules";
import { factsById, type Heard, type Known, readMessage, tellsOfSelf, understoodOf } from "./understand.rules";
import { readWhole } from "./whole-reader.rules";

/** Something that decided how urgent a message is, with the words that said it. */
export interface AssessedSignal {
  /** The id of the fact. */
  concept: string;
  label: string;
  /** As they were written; empty where a list was ticked. */
  words: string;
  source: Source;
  level: CareLevel;
}

/** What is made of a message, before anything is asked back. */
export interface Assessment {
  level: CareLevel;
  /** Where to go, how soon and how. */
  care: CareId;
  /** What evaluations call it. */
  label: CareLabel;
  /** Something else than the book found it more urgent. */
  raised?: true;
  /** What was answered may make it less urgent than the message alone was. */
  stepsDown?: true;
  /** True for an emergency and for a crisis. */
  isCritical: boolean;
  /** The most urgent first. */
  signals: AssessedSignal[];
  /** The documented escalation keywords of the message, each with the words as they were written. */
  escalationKeywords: { keyword: string; words: string }[];
  /** Whether a pharmacist is to see the message, whatever its level. */
  escalate: boolean;
  /** Whether it speaks of a child, for whom no medicine is suggested. */
  isAboutChild: boolean;
  /** The age that it names is not that of its writer. */
  isSomebodyElse: boolean;
  /** Whoever writes names themself, or says that it is for them. */
  namesWriter: boolean;
  /** Whether something dangerous is only asked about, or lies in the past. */
  isSetAside: boolean;
  /** How much of it was understood: nothing, a question about care, or what ails somebody. */
  understood: "nothing" | "care" | "medicine" | "illness";
  /** What the table of medicines answers. */
  medicine?: MedicineAnswer;
  /** What of the message is told of whom it is about and is there. */
  present: string;
  /** The case of whoever is worst off, and the pathways that it opened. */
  judged: Judged;
  /** What the facts speak for, all together, as the scorecard of the book weighs them. */
  scored: Scored;
  /** What the whole message speaks for, its words beside these facts; nothing without a reader. */
  read?: Scored;
}

const CHILDREN: ReadonlySet<string> = new Set(["child", "son", "daughter"]);
const GROWN_UP = 16;
const OF_CHILD = /^((child|baby|vomit|diarrhoea)\.|fever\.present|rash\.present|general\.limp)/;
/** In words: "sore throat" is no report yet. */
const LEAST_REPORT = 4;
const AT_HOME: ReadonlySet<CareId> = new Set(["home", "pharmacist-treats"]);

/** The present facts of a pathway that the message named: those that opened it, and those of the row that decided. */
function signalsOf({ pathway, row, likely }: Walked, { known }: Judged, book: Book): AssessedSignal[] {
  const byId = factsById(book);
  const page = pathway.sources[row?.source ?? ""] ?? Object.values(pathway.sources)[0];
  const ids = [...new Set([...(row ? factsOf(row.when) : []), ...pathway.opens])];
  return ids.flatMap((id) => {
    const fact = known.facts.get(id);
    const label = byId.get(id)?.label.en;
    const words = fact?.from === "answer" ? "" : fact?.words;
    if (fact?.standing !== "present" || words === undefined || !label || !page) return [];
    const source = { ...page, writtenOn: pathway.written };
    return [{ concept: id, label, words, source, level: book.care[likely].level }];
  });
}

function onceEach(signals: readonly AssessedSignal[]): AssessedSignal[] {
  const seen = new Set<string>();
  return signals.filter(({ concept, words }) => {
    const isNew = !seen.has(concept) && !(words && seen.has(words));
    seen.add(concept).add(words);
    return isNew;
  });
}

/** The keywords count however they stand, save where they are denied. */
function keywordsIn(judged: readonly Judged[], book: Book): Assessment["escalationKeywords"] {
  return indexOf(book).keywords.flatMap((id) => {
    const found = judged.map(({ known }) => known.facts.get(id)).find((fact) => fact && fact.standing !== "denied");
    return found?.words ? [{ keyword: id.slice(KEYWORD.length).replace("-", " "), words: found.words }] : [];
  });
}

/** Dangers of the book that the message names without saying that they are there now. */
function setAside({ known }: Judged): boolean {
  return [...known.facts].some(
    ([id, { standing }]) => id.startsWith("danger.") && ["asked", "past"].includes(standing),
  );
}

function isOfChild({ known: { person, age } }: Judged): boolean {
  return age !== undefined ? age < GROWN_UP : CHILDREN.has(person);
}

/** Somebody young, or what is often told of one and is worse in a baby. */
const mayBeOfChild = (judged: Judged): boolean =>
  isOfChild(judged) ||
  [...judged.known.facts].some(([id, { standing }]) => standing === "present" && OF_CHILD.test(id));

/** What somebody had that may speak against what helps others; pain, a faint or thoughts that are over do not. */
const PAST_DANGER =
  /^(danger\.(stroke|mini-stroke|heart-attack-signs|clot-on-the-lung|dangerous-heart-rhythm|torn-or-swollen-aorta|anaphylaxis|severe-asthma|vomiting-blood|seizure|overdose|pancreas-or-bile|acute-glaucoma|pre-eclampsia|medicine-poisoning-over-time)$|stroke\.named|heart\.attack-named)/;

/** A danger of the past, such as a stroke. */
function hadDanger({ facts }: Judged["known"]): boolean {
  return [...facts].some(([id, { standing, from }]) =>
    id === "condition.stroke-before" ? from === "message" : standing === "past" && PAST_DANGER.test(id),
  );
}

/** Whether a pharmacist reads along whatever could be looked after at home. */
export const isForPharmacist = (hasKeyword: boolean, { known, walked }: Pick<Judged, "known" | "walked">): boolean =>
  hasKeyword || (walked.length > 0 && hadDanger(known));

/**
 * A keyword of the specification has a pharmacist read the question too, whatever its care. A danger of the past sends whatever could be looked
 * after at home to a pharmacist where somebody is ill: what helps others may not suit them.
 */
function careOf(
  { likely = "gp-days", known, walked }: Judged,
  hasKeyword: boolean,
  book: Book,
): Pick<Assessment, "care" | "level"> {
  const isSent = isForPharmacist(false, { known, walked }) && isMoreUrgent("our-pharmacist", likely);
  const care = isSent ? "our-pharmacist" : likely;
  const { level } = book.care[care];
  return {
    care,
    level: isForPharmacist(hasKeyword, { known, walked }) && level === "SELF_CARE" ? "PHARMACIST" : level,
  };
}

/** Pathways about medicines themselves: where nothing of theirs is there, the table of medicines knows better. */
const OF_MEDICINES = new Set(["general", "medicine-side-effect", "missed-or-wrong-medicine"]);

/**
 * What a case leads to once a question about medicines is answered: whoever is ill goes where their illness leads, or sooner; who
 * only asks is answered.
 */
function careWithMedicine({ walked, likely }: Judged, { care, lines }: MedicineAnswer): CareId {
  const ill = walked.filter(
    ({ pathway, row }) => !OF_MEDICINES.has(pathway.id) || (row && row.care !== "our-pharmacist"),
  );
  if (ill.length === 0 || !likely) return care;
  if (care === "our-pharmacist") return likely;
  // What the table explains needs nobody who says whether it comes from the medicine.
  const isExplained = lines.some((line) => line.kind === "cause" && line.effects.length > 0);
  const ofIllness = ill.map((one) => one.likely);
  return mostUrgent([care, ...(isExplained && likely === "our-pharmacist" ? ofIllness : [likely])]);
}

/** "A man of 62 with chest pain", asked by somebody of 34. */
function namesAnotherAge(read: Heard, book: Book, { age, isOfSubject, isOfFamily, today }: Known): boolean {
  if (age === undefined || isOfSubject || isOfFamily) return false;
  const said = understoodOf(read, book, { today }).cases.find(({ person }) => person === SELF)?.age;
  return said !== undefined && Math.abs(said - age) > 1;
}

/** For whom it was said to be, where that was asked. */
function askedFor(answers: readonly Answered[]): AskedFor | null {
  return answers.map(({ said }) => ("who" in said ? said.who : null)).findLast((who) => who !== null) ?? null;
}

/** Nobody is named, and it is about a child. */
const isOfChildren = ({ said }: Answered): boolean => "present" in said && said.present.includes(OF_CHILDREN);

/** "Cough for 3 days, no fever": nobody is named, nothing is asked, and a child with it would be seen no sooner. Who leaves out the "I" writes of themself. */
function isPlainReport(read: Heard, judged: Judged, { today }: Known, book: Book): boolean {
  const isOfAnother = read.people.named.length > 0 || judged.known.person !== SELF || mayTellOfAnother(read.text.typed);
  if (
    read.text.typed.trim().split(/\s+/).length < LEAST_REPORT ||
    isOfAnother ||
    mayBeOfChild(judged) ||
    judged.known.asksOnly ||
    read.text.typed.includes("?")
  )
    return false;
  const [opened] = triage(understoodOf(read, book, { today }), book);
  if (!opened) return false;
  const who: Question = { kind: "who", id: "who", family: [] };
  const { likely = "home" } = triageCase(answer(opened.known, who, { who: "child" }, book), book);
  return !isMoreUrgent(likely, opened.likely ?? "home");
}

/** A case with all that was answered about it since. */
function answeredCase(opened: Judged, answers: readonly Answered[], book: Book): Judged {
  return answers.reduce(
    ({ known }, { question, said }) => triageCase(answer(known, question, said, book), book),
    opened,
  );
}

/** "Scared it is meningitis, it is only a runny nose": what is feared decides, save where all that is told is for home. */
function understoodWithFears(read: Heard, book: Book, known: Known) {
  const understood = understoodOf(read, book, known);
  const cases = triage(understood, book);
  const isForHome = cases.every(({ likely, walked }) => walked.length > 0 && likely && AT_HOME.has(likely));
  if (isForHome || !read.mentions.some(({ isFeared }) => isFeared)) return { understood, cases };
  // A condition that is feared is no illness that somebody has.
  const isDanger = ({ isFeared, fact }: Mention) => isFeared && !fact.startsWith("condition.");
  const mentions = read.mentions.map((one) => (isDanger(one) ? { ...one, standing: "present" as const } : one));
  const feared = understoodOf({ ...read, mentions }, book, known);
  return { understood: feared, cases: triage(feared, book) };
}

/**
 * Decides how urgent a message is, from the text, what is known of its writer, and what was answered since. Pure; never throws,
 * whatever the string.
 */
export function assess(message: string, book: Book, known: Known = {}, answers: readonly Answered[] = []): Assessment {
  const read = readMessage(message, book);
  const isUnnamed = read.people.named.length === 0 && !known.isOfFamily && !known.isOfSubject && !tellsOfSelf(read);
  const who = askedFor(answers) ?? (isUnnamed && answers.some(isOfChildren) ? "child" : null);
  const isSomebodyElse = who ? who === "child" || who === "other" : namesAnotherAge(read, book, known);
  const { understood, cases } = understoodWithFears(read, book, isSomebodyElse ? { today: known.today } : known);
  const [opened, ...others] = cases as [Judged, ...Judged[]];
  const worst = answeredCase(opened, answers, book);
  const judged = [worst, ...others];
  const escalationKeywords = keywordsIn(judged, book);
  const isOfKnown = known.isOfFamily === true || known.isOfSubject === true;
  const isOwn = !isSomebodyElse && (worst.known.person === SELF || isOfKnown);
  const knownChild = isOfKnown && isOfChild(worst) ? known.age : undefined;
  const asked = medicineAnswer(read, worst.known, book, {
    ...(!isSomebodyElse && { takes: known.takes, allergies: known.allergies }),
    isWriter: isOwn,
    childAge: understood.childAge === undefined ? knownChild : (understood.childAge ?? knownChild ?? null),
  });
  // What the table cannot answer, or knows in general alone, may be a question about care.
  const isGeneral =
    !["ask.food", "ask.rx"].some((one) => read.asked.has(one)) &&
    asked?.lines.every(
      (line) =>
        line.kind === "told" &&
        (["how", "supply"].includes(line.section) ||
          (line.section === "storage" && line.ids.some((id) => ["any", "room"].includes(id)))),
    );
  // Two of which nothing is known are no question about care.
  const isOfPair = asked?.lines.some(({ kind }) => kind === "unknown-pair" || kind === "unnamed");
  const isForCare = worst.services.length > 0 && (isGeneral || (asked?.care === "our-pharmacist" && !isOfPair));
  const medicine = isForCare ? undefined : asked;
  const likely = medicine ? careWithMedicine(worst, medicine) : worst.likely;
  const { care, level } = careOf({ ...worst, ...(likely && { likely }) }, escalationKeywords.length > 0, book);
  const { label } = book.care[care];
  const signals = onceEach(judged.flatMap((one) => one.walked.flatMap((walked) => signalsOf(walked, one, book))));
  const isIll = worst.walked.some(({ pathway }) =>
    medicine ? !OF_MEDICINES.has(pathway.id) : pathway.id !== "general",
  );
  const asksCare = worst.services.length + worst.talk.length > 0;
  const assessed: Omit<Assessment, "scored" | "read"> = {
    ...{ level, care, label, escalationKeywords, present: understood.present(), judged: worst },
    isCritical: level === "EMERGENCY" || level === "CRISIS",
    signals: signals.sort((a, b) => CARE_LEVELS.indexOf(b.level) - CARE_LEVELS.indexOf(a.level)),
    escalate: escalationKeywords.length > 0 || care === "our-pharmacist",
    ...{ isAboutChild: isOfChild(worst), isSomebodyElse },
    namesWriter: who ? who === "self" : tellsOfSelf(read) || isPlainReport(read, opened, known, book),
    isSetAside: worst.known.person === ANIMAL || judged.some(setAside),
    understood: isIll ? "illness" : medicine ? "medicine" : asksCare ? "care" : "nothing",
    ...(medicine && { medicine }),
  };
  const names = scoredNames(assessed);
  const scored = scoredBy(book.scorecard, names);
  return { ...assessed, scored, ...(book.reader && { read: readWhole(book.reader, message, names) }) };
}
