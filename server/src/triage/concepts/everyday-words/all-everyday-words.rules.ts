import type { Language } from "../../../accounts/account.rules";
import type { ConceptWords } from "../../languages/language.rules";
import { EVERYDAY_CAUTIONS } from "./cautions.rules";
import { EVERYDAY_ILLNESS_DE } from "./de-illness.rules";
import { EVERYDAY_SKIN_AND_LIMBS_DE } from "./de-skin-and-limbs.rules";
import { EVERYDAY_ILLNESS_EN } from "./en-illness.rules";
import { EVERYDAY_SKIN_AND_LIMBS_EN } from "./en-skin-and-limbs.rules";
import { EVERYDAY_ILLNESS_ES } from "./es-illness.rules";
import { EVERYDAY_SKIN_AND_LIMBS_ES } from "./es-skin-and-limbs.rules";
import { EVERYDAY_ILLNESS_FR } from "./fr-illness.rules";
import { EVERYDAY_SKIN_AND_LIMBS_FR } from "./fr-skin-and-limbs.rules";
import { NOT_MEANT } from "./not-meant.rules";
import { TYPED_EN, TYPED_FR } from "./typed.rules";
import { TYPED_DE, TYPED_ES } from "./typed-es-de.rules";

type WordsById = Readonly<Record<string, ConceptWords>>;

/** All words of each concept, from whatever list they are. */
function together(...lists: readonly WordsById[]): WordsById {
  const all: Record<string, ConceptWords> = {};
  for (const [id, words] of lists.flatMap((list) => Object.entries(list))) {
    const before = all[id];
    all[id] = before
      ? {
          patterns: [...before.patterns, ...words.patterns],
          unless: [...(before.unless ?? []), ...(words.unless ?? [])],
        }
      : words;
  }
  return all;
}

/** How everyday complaints are told of, by language and concept. */
export const EVERYDAY_WORDS_IN: Readonly<Record<Language, WordsById>> = {
  en: together(EVERYDAY_ILLNESS_EN, EVERYDAY_SKIN_AND_LIMBS_EN, EVERYDAY_CAUTIONS.en, NOT_MEANT.en, TYPED_EN),
  fr: together(EVERYDAY_ILLNESS_FR, EVERYDAY_SKIN_AND_LIMBS_FR, EVERYDAY_CAUTIONS.fr, NOT_MEANT.fr, TYPED_FR),
  es: together(EVERYDAY_ILLNESS_ES, EVERYDAY_SKIN_AND_LIMBS_ES, EVERYDAY_CAUTIONS.es, NOT_MEANT.es, TYPED_ES),
  de: together(EVERYDAY_ILLNESS_DE, EVERYDAY_SKIN_AND_LIMBS_DE, EVERYDAY_CAUTIONS.de, NOT_MEANT.de, TYPED_DE),
};

/** The concepts whose words stand in the newer lists: these make a concept one version newer. */
export const TYPED_CONCEPTS: ReadonlySet<string> = new Set(
  [TYPED_EN, TYPED_FR, TYPED_ES, TYPED_DE, ...Object.values(NOT_MEANT)].flatMap((words) => Object.keys(words)),
);
