import type { Language } from "../../people/accounts/account.rules";
import { type Book, type CareId, type Condition, isMoreUrgent } from "./book.rules";
import type { Case } from "./case.rules";
import { holds, mayBeOf } from "./conditions.rules";
import { areAlikeIn, partSaidIn, type Stems, stemsOf } from "./said-already.rules";
import type { Assessment } from "./triage.rules";
import { factsById } from "./understand.rules";

/** Signs to watch for, with the care that each of them needs. */
export interface Watch {
  care: CareId;
  name: string;
  signs: readonly string[];
}

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

/** German words that begin a sign and are no nouns. */
const SMALL: ReadonlySet<string> = new Set(
  (
    "abends abgebrochener absichtlich alles andere angefahren atmet auch auf aus ausgekühlt begann bei beim " +
    "besser bewusstlos danach das dazu dem den der die doppelt drei durch ein eine einem einen einer eines " +
    "eingezogene es etwas fast findet fragt früher fühlt für gefährlich geschlagen geschwollen gesund hat heiser " +
    "hustet ihr im immer in isst ist jemand jenseits jetzt kam kann kaum kein keine keinen keiner krank kurz lag " +
    "lange langsam leuchtend mehr mit morgens männlich müde nach nachts nicht niedergeschlagen nimmt nur nässt " +
    "ohne plötzlich rosa rotes schlechter schwanger schwer schwindlig sehr seit seitdem sich sie sieht sonst " +
    "stillend ständig stöhnt tagsüber taub trinkt unter verhält verläuft verschluckt viel viele vielleicht von " +
    "vor wann war weiblich weiß wenig wer wie wieder wird würgt zittrig zu zuerst zur ängstlich über überzeugt"
  ).split(" "),
);
/** German words that describe the noun behind them: "Starker Schmerz", "Blaue, graue oder blasse Haut". */
const DESCRIBES =
  /^\p{Lu}\p{Ll}+(e|er|es|en)(?:(?:,| und| oder)?(?: sehr)? (?!(?:die|der|den|eine|keine|unter|oder|ohne)\b)\p{Ll}+\1)* \p{Lu}/u;

/** Whether a German sign begins with a word that has its capital from standing first. */
const isCapitalOfPlace = (text: string): boolean =>
  SMALL.has((text.match(/^\p{L}+/u)?.[0] ?? "").toLowerCase()) || DESCRIBES.test(text);

/** A sign inside a sentence: abbreviations, names such as "Crohn's" and German nouns keep their capital. */
export const inSentence = (text: string, language: Language): string =>
  (language === "de" ? isCapitalOfPlace(text) : /^(?!I |\S+['’]s\b)\p{Lu}(?:[\p{Ll} ]|['’]\p{Ll})/u.test(text))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Most ways to get care that are named, and most signs of each. */
const MOST_CARES = 3;
const MOST_SIGNS = 4;

/** The share of its words in a longer sign from which a shorter one says it of more people. */
const SAYS_IT = 0.65;

/** A sign as it is said, and in English, by whose words it is compared: all languages name the same ones. */
interface Sign {
  text: string;
  english: string;
  stems: Stems;
}

const areLike = (one: Sign, other: Sign) => one.english === other.english || areAlikeIn(one.stems, other.stems);

/** Of signs that read as the same one the first, or a shorter one that says it of more people. */
function onceAlike(signs: readonly Sign[]): Sign[] {
  const kept: Sign[] = [];
  for (const sign of signs) {
    const at = kept.findIndex((one) => areLike(one, sign));
    const like = kept[at];
    if (like === undefined) kept.push(sign);
    else if (sign.english.length < like.english.length && partSaidIn(sign.stems, like.stems) >= SAYS_IT)
      kept[at] = sign;
  }
  // A shorter one may be like several.
  return kept.filter((sign, at) => !kept.slice(0, at).some((one) => areLike(one, sign)));
}

/** The signs to watch for, the most urgent first, each once: what is an emergency already needs no less urgent care. */
export function watchOf({ known, walked, likely }: Assessment, book: Book, language: Language): Watch[] {
  const byCare = new Map<CareId, Sign[]>();
  const rows = walked.flatMap(({ pathway }) => pathway.rows).filter(({ care }) => likely && isMoreUrgent(care, likely));
  for (const { care, when } of rows) {
    const english = signsOf(when, known, book, "en");
    const signs = signsOf(when, known, book, language).map((text, at) => {
      const compared = english[at] ?? text;
      return { text, english: compared, stems: stemsOf(compared) };
    });
    byCare.set(care, [...(byCare.get(care) ?? []), ...signs]);
  }
  const sorted = [...byCare].sort(([a], [b]) => (isMoreUrgent(a, b) ? -1 : 1));
  const watch: Watch[] = [];
  const before: Sign[] = [];
  for (const [care, signs] of sorted) {
    const isSaid = ({ stems }: Sign) => before.some((one) => partSaidIn(one.stems, stems) === 1);
    const own = onceAlike(signs.filter((sign) => !isSaid(sign))).slice(0, MOST_SIGNS);
    before.push(...own);
    if (own.length > 0 && watch.length < MOST_CARES)
      watch.push({ care, name: book.care[care].name[language], signs: own.map(({ text }) => text) });
  }
  return watch;
}
