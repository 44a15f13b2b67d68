import type { Language } from "../../people/accounts/account.rules";
import type { Source } from "../medicines/texts.rules";
import {
  type Advice,
  type Book,
  type CareId,
  type Condition,
  isMoreUrgent,
  type Pathway,
  type Row,
  type Texts,
} from "./book.rules";
import type { Case, Standing } from "./case.rules";
import { holds, holdsIfDenied, mayBeOf } from "./conditions.rules";
import { nextQuestions, type Question } from "./questions.rules";
import type { Assessment, Walked } from "./triage.rules";
import { factsById } from "./understand.rules";
import type { Step } from "./urgent-texts.rules";

/** A fact that was understood, with the words that said it; null where a list was ticked. */
export interface Heard {
  fact: string;
  label: string;
  words: string | null;
  standing: Standing;
  days: number | null;
}

/** Signs to watch for, with the care that each of them needs. */
export interface Watch {
  care: CareId;
  name: string;
  signs: readonly string[];
}

/** A piece of advice, with the complaint that it is for and the page that its words follow. */
export interface Advised extends Step {
  about: string;
  source: Source | null;
  offersIbuprofen: boolean;
}

/** The answer to a case, in one language. Everything above `more` is to be read on one phone screen. */
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
  /** Further advice that suits the person, to unfold. */
  more: readonly Advised[];
  /** Medicines that can help, with the complaints that they are for; whether they suit the person is checked elsewhere. */
  medicines: readonly { id: string; about: readonly string[] }[];
  heard: readonly Heard[];
  questions: readonly Question[];
  sources: readonly { title: string; url: string }[];
}

/** The first screen holds no more words than these. */
export const MOST_WORDS = 150;
/** Of these stand in headings, and in the sentence that says to call 111 when it gets worse. */
const FRAME_WORDS = 20;
const MOST_SIGNS = 4;
const MOST_HELPS = 3;
/** Of one complaint. */
const MOST_MEDICINES = 3;

const WORDS: Readonly<Record<Language, { and: string; lasts: (what: string, days: number) => string }>> = {
  en: { and: "and", lasts: (what, days) => `${what} for longer than ${spanOf(days, "en")}` },
  fr: { and: "et", lasts: (what, days) => `${what} depuis plus de ${spanOf(days, "fr")}` },
  de: { and: "und", lasts: (what, days) => `${what} länger als ${spanOf(days, "de")}` },
  es: { and: "y", lasts: (what, days) => `${what} durante más de ${spanOf(days, "es")}` },
};

const UNITS: Readonly<Record<Language, readonly (readonly [days: number, one: string, many: string])[]>> = {
  en: [
    [30, "month", "months"],
    [7, "week", "weeks"],
    [1, "day", "days"],
    [1 / 24, "hour", "hours"],
    [1 / 1440, "minute", "minutes"],
  ],
  fr: [
    [30, "mois", "mois"],
    [7, "semaine", "semaines"],
    [1, "jour", "jours"],
    [1 / 24, "heure", "heures"],
    [1 / 1440, "minute", "minutes"],
  ],
  de: [
    [30, "einen Monat", "Monate"],
    [7, "eine Woche", "Wochen"],
    [1, "einen Tag", "Tage"],
    [1 / 24, "eine Stunde", "Stunden"],
    [1 / 1440, "eine Minute", "Minuten"],
  ],
  es: [
    [30, "mes", "meses"],
    [7, "semana", "semanas"],
    [1, "día", "días"],
    [1 / 24, "hora", "horas"],
    [1 / 1440, "minuto", "minutos"],
  ],
};

/** "3 weeks", "7 days": in the largest unit that fits, months from two on. */
function spanOf(days: number, language: Language): string {
  const units = UNITS[language];
  const [size, one, many] = units.find(([unit]) => days >= unit * (unit === 1 ? 1 : 2) - 1e-9) ??
    units.at(-1) ?? [1, "", ""];
  const count = Math.round(days / size);
  if (count !== 1) return `${count} ${many}`;
  return language === "de" ? one : `1 ${one}`;
}

/** What belongs to the person and is no sign that could still come. */
const OF_PERSON = /^(person|condition|takes|recent|alcohol|smoker|measure)\./;

/** The signs of a condition that a person could notice, each as a phrase. */
function signsOf(condition: Condition, known: Case, book: Book, language: Language): string[] {
  if (holds(condition, known) === true) return [];
  if ("fact" in condition) {
    const fact = factsById(book).get(condition.fact);
    return fact && !OF_PERSON.test(fact.id) && mayBeOf(fact, known) ? [(fact.sign ?? fact.label)[language]] : [];
  }
  if ("lasts" in condition) {
    const fact = factsById(book).get(condition.lasts);
    return fact && condition.over !== undefined ? [WORDS[language].lasts(fact.label[language], condition.over)] : [];
  }
  if ("of" in condition)
    return condition.atLeast === 1 ? condition.of.flatMap((one) => signsOf(one, known, book, language)) : [];
  if (!("all" in condition)) return [];
  // What holds already needs no words; of what does not, one sign of each part is said together.
  const open = condition.all.filter((one) => !("not" in one) && holds(one, known) !== true);
  if (open.some((one) => "age" in one || ("fact" in one && OF_PERSON.test(one.fact)))) return [];
  const [first, ...rest] = open.map((one) => signsOf(one, known, book, language));
  if (!first || rest.some((signs) => signs.length === 0)) return rest.length === 0 ? (first ?? []) : [];
  return rest.reduce(
    (all, signs) =>
      all.flatMap((one) =>
        signs.slice(0, 1).map((sign) => `${one} ${WORDS[language].and} ${inSentence(sign, language)}`),
      ),
    first,
  );
}

/** German words that are no nouns: small words and verbs, and what describes the noun behind it ("Starker Schmerz"). */
const NO_NOUN =
  /^(?:(?:D(?:as|ie|er|en|em)|E(?:in|s)|Eine[nmrs]?|Kein(?:e[nr]?)?|Sehr|Nicht|Kaum|Viel|Viele|Mehr|Zu|Sie|Mit|Beim?|Nach|Seit|Ohne|Immer|Plötzlich|Nimmt|Trinkt|Kann|Wird|Ist|Hat|Fühlt|Sieht) |\p{Lu}\p{Ll}+(?:e|er|es|en)(?:,| und| oder)?(?: \p{Ll}+e[nrs]?(?: und| oder)?)* \p{Lu})/u;

/** A sign inside a sentence: abbreviations, names such as "Crohn's" and German nouns keep their capital. */
export const inSentence = (text: string, language: Language): string =>
  (language === "de" ? NO_NOUN : /^(?!I |\S+['’]s\b)\p{Lu}(?:[\p{Ll} ]|['’]\p{Ll})/u).test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

function watchOf({ known, walked, likely }: Assessment, book: Book, language: Language): Watch[] {
  const byCare = new Map<CareId, Set<string>>();
  const rows = walked.flatMap(({ pathway }) => pathway.rows).filter(({ care }) => likely && isMoreUrgent(care, likely));
  for (const row of rows) {
    const signs = byCare.get(row.care) ?? new Set();
    byCare.set(row.care, signs);
    for (const sign of signsOf(row.when, known, book, language)) signs.add(sign);
  }
  return [...byCare]
    .sort(([a], [b]) => (isMoreUrgent(a, b) ? -1 : 1))
    .flatMap(([care, signs]) =>
      signs.size > 0 ? [{ care, name: book.care[care].name[language], signs: [...signs] }] : [],
    );
}

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
  return inTurn.filter(({ title }, at) => inTurn.findIndex((one) => one.title === title) === at);
}

function medicinesOf(walked: readonly Walked[], language: Language): Answer["medicines"] {
  const about = new Map<string, string[]>();
  for (const { pathway } of walked) {
    for (const id of pathway.medicines.slice(0, MOST_MEDICINES))
      about.set(id, [...(about.get(id) ?? []), pathway.label[language]]);
  }
  return [...about].map(([id, complaints]) => ({ id, about: complaints }));
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const lengthOf = (step: Step) => wordsIn(step.title) + wordsIn(step.description);

const lengthOfWatch = (watch: readonly Watch[]) =>
  watch.reduce((sum, { name, signs }) => sum + [name, ...signs].map(wordsIn).reduce((a, b) => a + b, 0), 0);

/** The signs of each care that are shown first; where there is no room, the least urgent ones go. */
function shownOf(watch: readonly Watch[], room: number): Watch[] {
  const shown = watch.slice(0, 3).map(({ signs, ...one }) => ({ ...one, signs: signs.slice(0, MOST_SIGNS) }));
  while (lengthOfWatch(shown) > room) {
    const last = shown.at(-1);
    if (!last || (shown.length === 1 && last.signs.length === 1)) break;
    last.signs.pop();
    if (last.signs.length === 0) shown.pop();
  }
  return shown;
}

function reasonsOf(walked: readonly Walked[], likely: CareId, language: Language): string[] {
  const deciding = walked.filter((one) => one.likely === likely);
  return [...new Set(deciding.map(({ row, pathway }) => (row ?? pathway.otherwise).because[language]))].slice(0, 2);
}

function sourceOf({ pathway, row }: { pathway: Walked["pathway"]; row?: Row }, known: Case) {
  const source = pathway.sources[row?.source ?? ""] ?? pageFor(pathway, known);
  return source ? [{ title: source.title, url: source.url }] : [];
}

/** Writes what a person reads, from the book alone. */
export function answerTo(assessment: Assessment, book: Book, language: Language): Answer {
  const { known, walked } = assessment;
  const likely = assessment.likely ?? "gp-days";
  const care = book.care[likely];
  const deciding = walked.filter((one) => one.likely === likely);
  const isUrgent = ["emergency", "ae", "crisis"].includes(likely);
  const firstAid = deciding.flatMap(({ pathway }) =>
    advisedBy(pathway, pathway.firstAid.map(asAdvice), known, language),
  );
  const advice = isUrgent && likely !== "crisis" ? firstAid : adviceOf(deciding, known, language);
  const why = reasonsOf(walked, likely, language);
  const core = [care.name[language], care.how[language], ...why].map(wordsIn).reduce((sum, words) => sum + words, 0);
  const [first] = advice;
  const watch = shownOf(
    watchOf(assessment, book, language),
    MOST_WORDS - FRAME_WORDS - core - (first ? lengthOf(first) : 0),
  );
  let left = MOST_WORDS - FRAME_WORDS - core - lengthOfWatch(watch);
  const helps: Advised[] = [];
  for (const step of advice) {
    if (helps.length === MOST_HELPS || lengthOf(step) > left) break;
    helps.push(step);
    left -= lengthOf(step);
  }
  const byId = factsById(book);
  return {
    ...{ care: likely, name: care.name[language], how: care.how[language], why, helps, watch },
    more: advice.slice(helps.length),
    medicines: isUrgent ? [] : medicinesOf(deciding, language),
    heard: [...known.facts].flatMap(([fact, { standing, words = null, days = null, from }]) =>
      from === "answer" || (from === "message" && words)
        ? [{ fact, label: byId.get(fact)?.label[language] ?? fact, words, standing, days }]
        : [],
    ),
    questions: nextQuestions(assessment, book),
    sources: [
      ...new Map(deciding.flatMap((one) => sourceOf(one, known)).map((source) => [source.url, source])).values(),
    ],
  };
}
