import type { Language } from "../../people/accounts/account.rules";
import type { Source } from "../medicines/texts.rules";
import {
  type Advice,
  type Book,
  type CareId,
  type Fact,
  factsOf,
  type Pathway,
  type Row,
  type Texts,
} from "./book.rules";
import type { Case, Standing } from "./case.rules";
import { holdsIfDenied } from "./conditions.rules";
import type { Question } from "./question.rules";
import { nextQuestions } from "./questions.rules";
import { areAlike, isSaidIn, sentencesOf } from "./said-already.rules";
import type { Assessment, Walked } from "./triage.rules";
import { factsById } from "./understand.rules";
import type { Step } from "./urgent-texts.rules";
import { type Watch, watchOf } from "./watch.rules";

/** A fact that was understood, with the words that said it; null where a list was ticked. */
export interface Heard {
  fact: string;
  label: string;
  words: string | null;
  standing: Standing;
  days: number | null;
}

/** A piece of advice, with the complaint that it is for and the page that its words follow. */
export interface Advised extends Step {
  about: string;
  source: Source | null;
  offersIbuprofen: boolean;
}

/** The answer to a case, in one language. */
export interface Answer {
  care: CareId;
  /** What to do now. */
  name: string;
  how: string;
  /** Why, at most two sentences of the book. */
  why: readonly string[];
  /** What to do until help comes, or what helps. */
  helps: readonly Advised[];
  watch: readonly Watch[];
  /** Medicines that can help, with the complaints that they are for; whether they suit the person is checked elsewhere. */
  medicines: readonly { id: string; about: readonly string[] }[];
  heard: readonly Heard[];
  questions: readonly Question[];
  sources: readonly { title: string; url: string }[];
}

/** Of one complaint. */
const MOST_MEDICINES = 3;

/** "Title: what to do", as the book writes it. */
export function stepOf(text: string): Step {
  const [title = "", ...rest] = text.split(/\s?: /);
  const description = rest.join(": ");
  return { title, description: description.charAt(0).toUpperCase() + description.slice(1) };
}

/** Up to this age, in years, the page about children is the one to cite. */
const CHILD_AGE = 16;

/** The page that a pathway follows for this person: the one about children where it has one, else its first. */
const pageFor = ({ sources }: Pathway, { age }: Case) =>
  (age !== undefined && age < CHILD_AGE ? sources.child : undefined) ?? Object.values(sources)[0];

function advisedBy(pathway: Pathway, advice: readonly Advice[], known: Case, language: Language): Advised[] {
  const { label, written } = pathway;
  const page = pageFor(pathway, known);
  const source = page ? { ...page, writtenOn: written } : null;
  return advice.map(({ text, offersIbuprofen }) => ({
    ...{ ...stepOf(text[language]), about: label[language], source, offersIbuprofen },
  }));
}

const asAdvice = (text: Texts): Advice => ({ text, unless: [], offersIbuprofen: false });

function adviceOf(walked: readonly Walked[], known: Case, language: Language): Advised[] {
  const lists = walked.map(({ pathway }) => {
    const fitting = pathway.advice.filter(({ unless }) => !unless.some((one) => holdsIfDenied(one, known)));
    return advisedBy(pathway, fitting, known, language);
  });
  // One of each complaint in turn, so that none is left out.
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return inTurn.filter(({ title }, at) => inTurn.findIndex((one) => areAlike(one.title, title)) === at);
}

function medicinesOf(walked: readonly Walked[], language: Language): Answer["medicines"] {
  const about = new Map<string, string[]>();
  for (const { pathway } of walked) {
    for (const id of pathway.medicines.slice(0, MOST_MEDICINES))
      about.set(id, [...(about.get(id) ?? []), pathway.label[language]]);
  }
  return [...about].map(([id, complaints]) => ({ id, about: complaints }));
}

/** At most two reasons, of the second what the first does not say. */
function reasonsOf(walked: readonly Walked[], likely: CareId, language: Language): string[] {
  const deciding = walked.filter((one) => one.likely === likely);
  const reasons = new Set(deciding.map(({ row, pathway }) => (row ?? pathway.otherwise).because[language]));
  const [first, second = ""] = [...reasons];
  if (!first) return [];
  const more = sentencesOf(second).filter((sentence) => sentence && !isSaidIn(sentence, first));
  return more.length > 0 ? [first, more.join(" ")] : [first];
}

/** The page that the row follows; where that is the general one, the one for this person. */
function sourceOf({ pathway, row }: { pathway: Walked["pathway"]; row?: Row }, known: Case) {
  const [general] = Object.keys(pathway.sources);
  const own = row && row.source !== general ? pathway.sources[row.source] : undefined;
  const source = own ?? pageFor(pathway, known);
  return source ? [{ title: source.title, url: source.url }] : [];
}

/**
 * Pathways with those behind that were decided by a danger or its signs alone, where that danger has a first aid of its own: a face that
 * droops makes confusion an emergency, and is that of a stroke.
 */
function dangersFirst(deciding: readonly Walked[], { facts }: Case, byId: ReadonlyMap<string, Fact>): Walked[] {
  const isThere = (id: string) => facts.get(id)?.standing === "present";
  const dangers = deciding.flatMap(({ pathway }) => (pathway.firstAid.length > 0 ? pathway.opens : []));
  const signs = new Set(
    dangers.filter(isThere).flatMap((id) => {
      const { covers } = byId.get(id) ?? {};
      return covers ? [id, ...covers] : [];
    }),
  );
  const isBehind = ({ pathway, row }: Walked): boolean => {
    const decisive = row ? factsOf(row.when).filter(isThere) : [];
    const isOfSigns = decisive.length > 0 && decisive.every((id) => signs.has(id));
    return isOfSigns && !pathway.opens.some((id) => isThere(id) && signs.has(id));
  };
  return [...deciding.filter((one) => !isBehind(one)), ...deciding.filter(isBehind)];
}

/** Writes what a person reads, from the book alone. @param raised the care to which readers raised it */
export function answerTo(assessment: Assessment, book: Book, language: Language, raised?: CareId): Answer {
  const { known, walked } = assessment;
  const likely = assessment.likely ?? "gp-days";
  const care = book.care[likely];
  const deciding = walked.filter((one) => one.likely === likely);
  const isUrgent = ["emergency", "ae", "crisis"].includes(likely);
  const byId = factsById(book);
  const firstAid = dangersFirst(deciding, known, byId).flatMap(({ pathway }) =>
    advisedBy(pathway, pathway.firstAid.map(asAdvice), known, language),
  );
  const helps = isUrgent && likely !== "crisis" ? firstAid : adviceOf(deciding, known, language);
  const why = reasonsOf(walked, likely, language);
  return {
    ...{ care: likely, name: care.name[language], how: care.how[language], why, helps },
    watch: watchOf(assessment, book, language),
    medicines: isUrgent ? [] : medicinesOf(deciding, language),
    heard: [...known.facts].flatMap(([fact, { standing, words = null, days = null, from }]) =>
      from === "answer" || (from === "message" && words)
        ? [{ fact, label: byId.get(fact)?.label[language] ?? fact, words, standing, days }]
        : [],
    ),
    questions: nextQuestions(assessment, book, raised),
    sources: [
      ...new Map(deciding.flatMap((one) => sourceOf(one, known)).map((source) => [source.url, source])).values(),
    ],
  };
}
