import { BRANDS } from "./brands.rules";
import { CONDITIONS, type ConditionId, OTHER_ALLERGENS, OTHER_CONDITIONS } from "./conditions.rules";
import { type MedicineClass, SUBSTANCES } from "./substances.rules";

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

/** One thing that was understood, with the words that named it. */
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

/** Plain lower-case letters and digits, parted by single blanks. */
export function fold(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");
  return letters
    .replace(/['’‘]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const DICTIONARY = new Map<string, Meaning>();

function learn(names: string, meaning: Partial<Meaning>): void {
  for (const name of names.split(",").map(fold)) {
    const known = DICTIONARY.get(name);
    DICTIONARY.set(name, {
      substances: [...(known?.substances ?? []), ...(meaning.substances ?? [])],
      conditions: [...(known?.conditions ?? []), ...(meaning.conditions ?? [])],
    });
  }
}

for (const [id, , names] of SUBSTANCES) learn(names, { substances: [id] });
for (const [substances, names] of BRANDS) learn(names, { substances });
for (const [id, { name, synonyms }] of Object.entries(CONDITIONS)) {
  learn([...Object.values(name), synonyms].join(","), { conditions: [id as ConditionId] });
}
learn(`${OTHER_CONDITIONS}, ${OTHER_ALLERGENS}`, {});
learn(
  "none, nil, nkda, nka, no known allergies, no allergies, nothing, no, n a, aucun, aucune, rien, ninguno, ninguna, nada, keine, nichts",
  {},
);

const LONGEST = Math.max(...[...DICTIONARY.keys()].map((name) => name.split(" ").length));

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
function nameAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const meaning = DICTIONARY.get(words.slice(at, at + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

/**
 * Reads free texts as a careful person would: every word has to be a known name or of no weight, else it is kept as
 * unknown. "Not allergic to aspirin" counts as an allergy to aspirin: that errs on the safe side.
 */
export function readFreeText(texts: readonly string[]): Reading {
  const reading: Reading = { substances: [], conditions: [], unknown: [] };
  for (const text of texts) {
    const words = fold(text).split(" ").filter(Boolean);
    const strange: string[] = [];
    for (let at = 0; at < words.length; ) {
      const found = nameAt(words, at);
      const said = words.slice(at, at + (found?.length ?? 1)).join(" ");
      for (const what of found?.meaning.substances ?? []) reading.substances.push({ what, words: said });
      for (const what of found?.meaning.conditions ?? []) reading.conditions.push({ what, words: said });
      if (!found && !isFiller(said)) strange.push(said);
      at += found?.length ?? 1;
    }
    const saysNothing = words.length === 0 && text.trim() !== "";
    if (strange.length > 0 || saysNothing) reading.unknown.push(text.trim().slice(0, 60));
  }
  return reading;
}

const CLASSES: ReadonlyMap<string, readonly MedicineClass[]> = new Map(
  SUBSTANCES.map(([id, classes]) => [id, classes]),
);

export function classesOf(substance: string): readonly MedicineClass[] {
  return CLASSES.get(substance) ?? [];
}
