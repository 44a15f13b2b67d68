import type { Language } from "../../../people/accounts/account.rules";
import type { Trust } from "./languages/evidence.rules";
import { type OtherLanguage, tagged } from "./languages/language.rules";
import { WORDS_OF } from "./languages/words-of.rules";
import type { SpellingOf } from "./spelling.rules";

/** The words that patterns name, and what a typed word may have been meant to be. */
export interface Vocabulary {
  spellingOf: SpellingOf;
  /** Whether a word is one of the English dictionary. */
  isEnglish(word: string): boolean;
  /** Every word that a pattern of the language names. Other words need no form to be found by. */
  known: Readonly<Record<OtherLanguage, ReadonlySet<string>>>;
  /** Words that more than one language writes in the same way: "confusion", "coma", "arm". */
  cognates: ReadonlySet<string>;
  /** Beginnings that stand for every word that begins so, such as the "halsschmerz" of "halsschmerz*". */
  beginnings: Readonly<Record<Language, ReadonlySet<string>>>;
}

/** Words in the plural that mean something else: bloods are tests. */
const PLURALS_ALONE: ReadonlySet<string> = new Set(["bloods"]);
/** The same in Spanish, read without accents: years are no plural of "ano". */
const SPANISH_ALONE: ReadonlySet<string> = new Set(["anos"]);

function singularsOf(word: string): string[] {
  if (PLURALS_ALONE.has(word) || word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("es") && word.length > 5) forms.push(word.slice(0, -2));
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

const STRETCHED = /(\p{L})\1{2,}/gu;

function formsOf(word: string, spellingOf: SpellingOf): string[] {
  // "paaain" and "heeelp": a letter that is held down counts once.
  const unstretched = word.replace(STRETCHED, "$1");
  const forms = [word, unstretched, ...singularsOf(word)];
  return [...new Set([...forms, ...spellingOf(word)])];
}

const SHORTEST_MISSPELT = 5;

function formsInEnglish(word: string, trust: Trust, { spellingOf, cognates }: Vocabulary): string[] {
  if (trust === "misspelt") return formsOf(word, spellingOf);
  if (trust === "inflected") return [word, ...singularsOf(word)];
  // "Temps" is no plural of "temp" in a French sentence.
  return cognates.has(word) ? [] : [word];
}

/** The forms of a word that a pattern of the language names. */
function formsIn(language: OtherLanguage, word: string, trust: Trust, vocabulary: Vocabulary): string[] {
  const known = vocabulary.known[language];
  const { spellingOf, cognates } = vocabulary;
  if (trust === "exact") return known.has(word) && !cognates.has(word) ? [tagged(language, word)] : [];
  const { stemsOf, cut, realWords, meanings } = WORDS_OF[language];
  const unstretched = word.replace(STRETCHED, "$1");
  const stems = language === "es" && SPANISH_ALONE.has(unstretched) ? [] : stemsOf(unstretched);
  const all = [word, unstretched, ...stems, ...(cut?.(word).slice(1) ?? [])];
  const found = [...new Set(all.filter((form) => known.has(form)))];
  const forms = found.map((form) => tagged(language, form));
  const mayBeMisspelt =
    trust === "misspelt" && word.length >= SHORTEST_MISSPELT && !realWords.has(word) && !meanings.has(word);
  return mayBeMisspelt && found.length === 0 ? [...forms, ...spellingOf(tagged(language, word))] : forms;
}

const SHORTEST_BEGINNING = 3;

/** "halsschmerz*" for "halsschmerzen": the beginnings that patterns name, where the sentence may be of the language. */
function beginningsOf(language: Language, word: string, trust: Trust, { beginnings }: Vocabulary): string[] {
  if (trust === "exact") return [];
  const found: string[] = [];
  for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1) {
    const beginning = word.slice(0, length);
    if (beginnings[language].has(beginning))
      found.push(language === "en" ? `${beginning}*` : tagged(language, `${beginning}*`));
  }
  return found;
}

type Forms = readonly string[];

/** Words whose forms are remembered at the most, for each language and trust; then all are forgotten. */
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Vocabulary, Map<string, Map<string, Forms>>>();

/** The forms of words that were read before: most words of a question are those of others. Single words, of nobody. */
function formsSeen(vocabulary: Vocabulary, language: Language, trust: Trust): Map<string, Forms> {
  const all = remembered.get(vocabulary) ?? new Map<string, Map<string, Forms>>();
  remembered.set(vocabulary, all);
  const name = `${language} ${trust}`;
  const seen = all.get(name);
  if (seen && seen.size < MOST_REMEMBERED) return seen;
  const fresh = new Map<string, Forms>();
  all.set(name, fresh);
  return fresh;
}

/** Shorter ones mean something else in a sentence of another language: "9 Std", "ca 5 Wochen". */
const SHORTEST_FOREIGN = 4;
const A_NUMBER = /^\d/;
const NO_FORMS: Forms = [];

/** Says what a word counts as in a language, as far as it is trusted to be of it. */
export function wordForms(language: Language, vocabulary: Vocabulary): (word: string, trust: Trust) => Forms {
  const seen = {
    misspelt: formsSeen(vocabulary, language, "misspelt"),
    inflected: formsSeen(vocabulary, language, "inflected"),
    exact: formsSeen(vocabulary, language, "exact"),
  };
  return (word, trust) => {
    if (trust === "exact" && word.length < SHORTEST_FOREIGN && !A_NUMBER.test(word)) return NO_FORMS;
    let forms = seen[trust].get(word);
    if (!forms) {
      const whole =
        language === "en" ? formsInEnglish(word, trust, vocabulary) : formsIn(language, word, trust, vocabulary);
      const begun = beginningsOf(language, word, trust, vocabulary);
      forms = begun.length > 0 ? [...whole, ...begun] : whole;
      seen[trust].set(word, forms);
    }
    return forms;
  };
}
