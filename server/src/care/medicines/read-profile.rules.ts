import { CONDITIONS, type ConditionId, OTHER_ALLERGENS, OTHER_CONDITIONS } from "./conditions.rules";
import { foldedWords, foldName, longestOf, nameLike, namesOf } from "./names.rules";
import { ingredientsOf, type MedicinesTable } from "./table.rules";

/** What a person has told about themself, in their own words. */
export interface Profile {
  /** In years. */
  age?: number;
  sex?: string;
  pregnantOrBreastfeeding?: "yes" | "no" | "unsaid";
  allergies: readonly string[];
  conditions: readonly string[];
  medications: readonly string[];
}

/** One thing that was understood, with the words that named it; a medicine by the id of its row or of its class. */
export interface Understood<T> {
  what: T;
  words: string;
}

/** What a list of free texts says of medicines and conditions. */
export interface Reading {
  substances: Understood<string>[];
  conditions: Understood<ConditionId>[];
  /** Words that nobody could make sense of; then nothing may be taken for safe. */
  unknown: string[];
}

interface Meaning {
  substances: readonly string[];
  conditions: readonly ConditionId[];
}

/** Conditions and words of no weight, by their folded names. */
const OTHERS = new Map<string, readonly ConditionId[]>();

function learn(names: string, conditions: readonly ConditionId[] = []): void {
  for (const name of names.split(",").map(foldName)) OTHERS.set(name, [...(OTHERS.get(name) ?? []), ...conditions]);
}

for (const [id, { name, synonyms }] of Object.entries(CONDITIONS)) {
  learn([...Object.values(name), synonyms].join(","), [id as ConditionId]);
}
learn(`${OTHER_CONDITIONS}, ${OTHER_ALLERGENS}`);
learn(
  "none, nil, nkda, nka, no known allergies, no allergies, nothing, no, n a, aucun, aucune, rien, ninguno, ninguna, nada, keine, nichts",
);

const LONGEST = longestOf(OTHERS.keys());

/** Words around a name that change nothing: amounts, times, and how it is put. */
const FILLERS = new Set(
  (
    "a an the of to for in on at and or with my i have had has am is are take takes taking took get since from as by once twice three times a daily day days " +
    "every morning evening night week weekly when needed mg ml mcg g tablet tablets capsule capsules pill pills spray cream drops " +
    "gel puff puffs low dose allergy allergies allergic reaction reactions intolerance intolerant rash mild severe serious bad " +
    "type disease problem problems condition syndrome disorder chronic acute history childhood child years year ago diagnosed stage " +
    "de la le les du des et ou un une el los las y o una con der die das und oder ein eine mit gegen contra contre allergie alergia " +
    "allergique alergico alergica allergisch maladie enfermedad krankheit comprime comprimes tabletten pastillas morgens abends"
  ).split(" "),
);

const isFiller = (word: string) => FILLERS.has(word) || /^\d+(mg|ml|mcg|g|x)?$/.test(word) || word.length === 1;

/** The longest name that begins at this word, with its length in words. */
function nameAt(
  words: readonly string[],
  at: number,
  table: MedicinesTable,
): { meaning: Meaning; length: number } | undefined {
  const index = namesOf(table);
  const first = words[at] ?? "";
  const longest = Math.max(LONGEST.get(first) ?? 1, index.longest.get(first) ?? 1);
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const said = length === 1 ? first : words.slice(at, at + length).join(" ");
    const conditions = OTHERS.get(said);
    const name = conditions ? said : nameLike(said, index);
    const substances = (index.names.get(name ?? "") ?? []).flatMap((what) => ingredientsOf(table, what));
    if (conditions || name) return { meaning: { substances, conditions: conditions ?? [] }, length };
  }
  return undefined;
}

/**
 * Reads free texts as a careful person would: every word has to be a known name or of no weight, else it is kept as
 * unknown. "Not allergic to aspirin" counts as an allergy to aspirin: that errs on the safe side.
 */
export function readFreeText(texts: readonly string[], table: MedicinesTable): Reading {
  const reading: Reading = { substances: [], conditions: [], unknown: [] };
  for (const text of texts) {
    const { words, written } = foldedWords(text);
    let isStrange = false;
    for (let at = 0; at < words.length; ) {
      const found = nameAt(words, at, table);
      if (found) {
        const said = written(at, at + found.length);
        for (const what of found.meaning.substances) reading.substances.push({ what, words: said });
        for (const what of found.meaning.conditions) reading.conditions.push({ what, words: said });
      } else isStrange ||= !isFiller(words[at] ?? "");
      at += found?.length ?? 1;
    }
    const saysNothing = words.length === 0 && text.trim() !== "";
    if (isStrange || saysNothing) reading.unknown.push(text.trim().slice(0, 60));
  }
  return reading;
}
