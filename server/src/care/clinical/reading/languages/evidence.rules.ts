import type { Language } from "../../../../people/accounts/account.rules";
import type { QuestionText } from "../question.rules";
import { OTHER_LANGUAGES, WORDS_OF } from "./words-of.rules";

/**
 * In which languages a sentence may be written, told by its little words. It decides only about words that several
 * languages share ("confusion"), and about words that would have to be misspelt: a warning sign that is spelled as its
 * language spells it always counts.
 */

const ENGLISH: ReadonlySet<string> = new Set(
  (
    "the is my i and have of to with for it this that are but not she you can cannot been do does did since from by be " +
    "his her they we what how when only just very feel feels feeling felt had were which who about after before if or there " +
    "because up out into then than some any get got going keep keeps now today your our its take want without never been"
  ).split(" "),
);

/** Little words of another language that are English words too. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  (
    "a an on in at so me he has or no as is it was am son tan but car comment type signs symptom symptoms episode " +
    "episodes trace tortes plus des die den war hat man also bin kind still sea e o u i t s d m n l c j y of to les se " +
    "bad art not sign since important grave fort gros sent partner baby mama papa mann mit von mi minutes contractions under " +
    "denies denied non total constipation"
  ).split(" "),
);

const MARKERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: ENGLISH,
  fr: markersOf("fr"),
  es: markersOf("es"),
  de: markersOf("de"),
};

function markersOf(language: (typeof OTHER_LANGUAGES)[number]): ReadonlySet<string> {
  return new Set(
    [...WORDS_OF[language].meanings.keys()].filter((word) => !ALSO_ENGLISH.has(word) && !ENGLISH.has(word)),
  );
}

/** How many little words of the language there are from one piece to another. */
export function markersIn(
  language: Language,
  pieces: readonly (readonly string[])[],
  first: number,
  end: number,
): number {
  let count = 0;
  for (let at = first; at < end; at += 1) {
    for (const word of pieces[at] ?? []) if (MARKERS[language].has(word)) count += 1;
  }
  return count;
}

/** Whether a text is of a language that is read here: a fifth of its words at least are little words of one. */
export function isOfKnownLanguage({ tokens }: QuestionText): boolean {
  const words = tokens.flatMap(({ language, word }) => (language === "en" ? [word] : []));
  const markersOfMost = Object.values(MARKERS).map((own) => words.filter((word) => own.has(word)).length);
  return words.length > 0 && Math.max(...markersOfMost) * 5 >= words.length;
}

/** How much of a word counts in a reading: its misspellings too, its other forms too, or only itself as no other language has it. */
export type Trust = "misspelt" | "inflected" | "exact";

/** How far a sentence is trusted to be of a language, by its own little words and those of the strongest other. */
export function trustIn(own: number, strongestOther: number): Trust {
  if (strongestOther > 2 * own) return "exact";
  return strongestOther > own ? "inflected" : "misspelt";
}
