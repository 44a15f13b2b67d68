import type { Language } from "../accounts/account.rules";
import { COGNATES, EVERYDAY_COGNATES, KNOWN, SPELLED } from "./languages/cognates.rules";
import type { Trust } from "./languages/evidence.rules";
import { type OtherLanguage, tagged } from "./languages/language.rules";
import { WORDS_OF } from "./languages/words-of.rules";
import type { SpellingOf } from "./spelling.rules";

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
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

function formsInEnglish(word: string, trust: Trust, spellingOf: SpellingOf): string[] {
  if (trust === "misspelt") return formsOf(word, spellingOf);
  const forms = [word, ...singularsOf(word)];
  return trust === "inflected" ? forms : forms.some((form) => COGNATES.has(form)) ? [] : forms;
}

/** The forms of a word that a pattern of the language names. */
function formsIn(language: OtherLanguage, word: string, trust: Trust, spellingOf: SpellingOf): string[] {
  const known = KNOWN[language];
  const spelled = SPELLED[language];
  if (trust === "exact") {
    const cognates = spelled.has(word) ? COGNATES : EVERYDAY_COGNATES;
    return known.has(word) && !cognates.has(word) ? [tagged(language, word)] : [];
  }
  const { stemsOf, cut, realWords, meanings } = WORDS_OF[language];
  const unstretched = word.replace(STRETCHED, "$1");
  const all = [word, unstretched, ...stemsOf(unstretched), ...(cut?.(word).slice(1) ?? [])];
  const found = [...new Set(all.filter((form) => known.has(form)))];
  const forms = found.map((form) => tagged(language, form));
  const mayBeMisspelt =
    trust === "misspelt" && word.length >= SHORTEST_MISSPELT && !realWords.has(word) && !meanings.has(word);
  const isSpelled = found.some((form) => spelled.has(form));
  return mayBeMisspelt && !isSpelled ? [...forms, ...spellingOf(tagged(language, word))] : forms;
}

type Forms = readonly string[];

/** Words whose forms are remembered at the most, for each language and trust; then all are forgotten. */
const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<SpellingOf, Map<string, Map<string, Forms>>>();

/** The forms of words that were read before: most words of a question are those of others. Single words, of nobody. */
function formsSeen(spellingOf: SpellingOf, language: Language, trust: Trust): Map<string, Forms> {
  const all = remembered.get(spellingOf) ?? new Map<string, Map<string, Forms>>();
  remembered.set(spellingOf, all);
  const name = `${language} ${trust}`;
  const seen = all.get(name);
  if (seen && seen.size < MOST_REMEMBERED) return seen;
  const fresh = new Map<string, Forms>();
  all.set(name, fresh);
  return fresh;
}

/** Says what a word counts as in a language, as far as it is trusted to be of it. */
export function wordForms(language: Language, spellingOf: SpellingOf): (word: string, trust: Trust) => Forms {
  const seen = {
    misspelt: formsSeen(spellingOf, language, "misspelt"),
    inflected: formsSeen(spellingOf, language, "inflected"),
    exact: formsSeen(spellingOf, language, "exact"),
  };
  return (word, trust) => {
    let forms = seen[trust].get(word);
    if (!forms) {
      forms = language === "en" ? formsInEnglish(word, trust, spellingOf) : formsIn(language, word, trust, spellingOf);
      seen[trust].set(word, forms);
    }
    return forms;
  };
}
