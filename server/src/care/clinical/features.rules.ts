const { imul, sqrt } = Math;

/** How many buckets the features are hashed into: a power of two. */
export const BUCKETS = 2 ** 18;

/** A word of a question as the model reads it. */
export interface ModelWord {
  /** In plain lower-case letters; a number as its shape, "38.4" as "00.0". */
  word: string;
  /** Whether a negation stands before it: then it has features of its own, "no pain" is not "pain". */
  isDenied: boolean;
  /** Status in the question as it was typed. */
  start: number;
  end: number;
}

/** A sentence, or a part of a very long one. */
export type Unit = readonly ModelWord[];

const LONGEST_UNIT = 30;
const LONGEST_WORD = 24;
/** For how many words a negation holds. */
const NEGATION_REACH = 7;

const PIECES =
  /[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]+(?:[.,]\p{N}+)*|[.!?;,:()…。，！？；：\n\r\u2028\u2029]/gu;
const MARK = /^[^\p{L}\p{N}]$/u;
const HARD = /^[.!?;…。！？；\n\r\u2028\u2029]$/u;
const HIDDEN = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]/gu;
const PLAIN = /^[a-z]+$/;

/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Array.from("аaеeоoрpсcхxуyіiѕsкkмmтtнhвb".match(/../gu) ?? [], (pair) => [pair.charAt(0), pair.charAt(1)]),
);

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that deny what follows. "Cannot" is none: what somebody cannot do is often the emergency itself. */
const DENIES = words(
  "no not never without denies denied deny nor none nobody nil neither dont doesnt didnt isnt arent wasnt havent hasnt hadnt " +
    "pas sans aucun aucune ni nie jamais personne ne sin ningun ninguna niega nunca tampoco " +
    "nicht kein keine keinen keinem keiner ohne nie weder verneint noch",
);
/** Notes that list what is denied, commas and all. */
const DENIES_LIST = words("denies denied deny nil niega verneint nie");
const ENDS_DENIAL = words(
  "but just only because since although however yet though mais juste seulement car pero solo sino porque aber nur sondern weil denn",
);
const OR = words("or nor ni o ou oder noch and");

function plain(piece: string): string {
  if (PLAIN.test(piece)) return piece;
  const folded = piece.normalize("NFKD").toLowerCase().replace(HIDDEN, "").replaceAll("ß", "ss").replaceAll("œ", "oe");
  const latin = Array.from(folded, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
  return latin.replace(/\p{N}/gu, "0").slice(0, LONGEST_WORD);
}

/** Whether an "or" follows a comma soon, so that the comma is one of a list. */
function isList(words: readonly string[], from: number): boolean {
  for (let at = from + 1; at < from + 5; at += 1) {
    const word = words[at] ?? ".";
    if (OR.has(word)) return true;
    if (HARD.test(word) || word === ",") return false;
  }
  return false;
}

/** Cuts a question into sentences of words. Any string will do; linear in its length. */
export function unitsOf(typed: string): Unit[] {
  const pieces: readonly string[] = typed.match(PIECES) ?? [];
  const words = pieces.map((piece) => (MARK.test(piece) ? piece : plain(piece)));
  const units: ModelWord[][] = [];
  let unit: ModelWord[] = [];
  let denied = 0;
  let deniesList = false;
  let end = 0;
  const close = () => {
    if (unit.length > 0) units.push(unit);
    unit = [];
  };
  pieces.forEach((piece, at) => {
    const word = words[at] ?? "";
    // Nothing that could be a piece stands between two.
    const start = typed.indexOf(piece, end);
    end = start + piece.length;
    if (MARK.test(piece)) {
      if (HARD.test(word)) close();
      const goesOn = word === "," && denied > 0 && (deniesList || isList(words, at));
      denied = goesOn ? NEGATION_REACH : 0;
      return;
    }
    if (word === "") return;
    if (ENDS_DENIAL.has(word)) denied = 0;
    unit.push({ word, isDenied: denied > 0, start, end });
    if (denied > 0) denied -= 1;
    if (DENIES.has(word)) {
      denied = NEGATION_REACH;
      deniesList = DENIES_LIST.has(word);
    }
    if (unit.length === LONGEST_UNIT) close();
  });
  close();
  return units;
}

const PRIME = 0x01000193;
const SEEDS = {
  word: 0x811c9dc5,
  deniedWord: 0x2f0b4f93,
  pair: 0x6d9a1c35,
  letters: 0x1b873593,
  deniedLetters: 0x5bd1e995,
  name: 0x3c6ef372,
};
/** What a feature of each kind weighs. Letters are many, so each counts less. */
const WORD_VALUE = 1;
const PAIR_VALUE = 0.8;
const LETTERS_VALUE = 0.4;

function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let at = 0; at < text.length; at += 1) mixed = imul(mixed ^ text.charCodeAt(at), PRIME);
  return mixed;
}

function bucketOf(hash: number): number {
  const mixed = imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) & (BUCKETS - 1);
}

/** The bucket of the name of what was found in a question, whichever words told it. */
export const bucketOfName = (name: string): number => bucketOf(mix(SEEDS.name, name));

/** Calls `add` for every feature of one word of a unit: itself, with the word before it, and its runs of 3 to 5 letters. */
export function featuresOfWord(unit: Unit, at: number, add: (bucket: number, value: number) => void): void {
  const own = unit[at];
  if (!own) return;
  const { word, isDenied } = own;
  add(bucketOf(mix(isDenied ? SEEDS.deniedWord : SEEDS.word, word)), WORD_VALUE);
  const before = unit[at - 1];
  const pair = mix(
    mix(SEEDS.pair, before?.isDenied ? `!${before.word}` : (before?.word ?? "^")),
    isDenied ? " !" : " ",
  );
  add(bucketOf(mix(pair, word)), PAIR_VALUE);
  const letters = `<${word}>`;
  const seed = isDenied ? SEEDS.deniedLetters : SEEDS.letters;
  for (let from = 0; from < letters.length - 2; from += 1) {
    let hash = seed;
    const end = Math.min(letters.length, from + 5);
    for (let to = from; to < end; to += 1) {
      hash = imul(hash ^ letters.charCodeAt(to), PRIME);
      if (to - from >= 2) add(bucketOf(hash), LETTERS_VALUE);
    }
  }
}

/** Shorter texts than this count as if they were as long: a few words alone make the model sure of nothing. */
const SHORTEST = 25;

/** By what the sum of weights is divided: the length of the vector of features, whose squares sum up to `norm`. */
export function lengthOf(norm: number): number {
  return sqrt(Math.max(SHORTEST, norm));
}

/** Sentences with all that is read in a way of its own: accents, numbers, denials, lists, look-alikes, short and long words. */
const SAMPLES =
  "No fever, cough or chest pain, but my сhest hurts: 38.4! Denies syncope, nausea. Pas de fièvre mais mal à l'œil; sin dolor. " +
  "Kein Fieber, aber Schmerzen am Fuß. I cannot breathe… otorhinolaryngologically";

/**
 * A number for how questions become features: weights fit no code that has another one. It follows from what becomes of samples, so that
 * nobody has to remember to change it.
 */
export const FEATURES: number = fingerprint();

function fingerprint(): number {
  let hash = SEEDS.word ^ SHORTEST ^ BUCKETS;
  for (const unit of unitsOf(SAMPLES)) {
    unit.forEach((_, at) => {
      featuresOfWord(unit, at, (bucket, value) => {
        hash = imul(imul(hash ^ bucket, PRIME) ^ Math.round(value * 1000), PRIME);
      });
    });
  }
  return hash >>> 0;
}
