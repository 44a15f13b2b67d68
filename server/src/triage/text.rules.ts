import { measuresIn } from "./measures.rules";
import type { SpellingOf } from "./spelling.rules";

/** What stands before a word: nothing, a comma or a new line, or the end of a sentence. */
export type Break = "none" | "soft" | "hard";

/** One word of a question. */
export interface Token {
  /** The word in plain lower-case letters. */
  word: string;
  /** Everything that the word may count as: itself, its singular, its corrected spelling, a measure such as "@over-3-days". */
  forms: readonly string[];
  /** Where it stands in the question as it was typed. */
  start: number;
  end: number;
  breakBefore: Break;
  /** Number of the sentence part; "but" begins a new one too. */
  clause: number;
  /** Number of the smaller part between commas, "and" and "now". */
  segment: number;
}

export interface QuestionText {
  typed: string;
  tokens: readonly Token[];
  /** Where each form occurs, in rising order. */
  positions: ReadonlyMap<string, readonly number[]>;
}

// Letters with the invisible characters that may be hidden between them; numbers; and the marks that part sentences.
const PIECES =
  /[\p{L}\p{M}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]+|\p{N}+(?:[.,]\p{N}+)*|[.!?;,:()…。，！？；：\n\r\u2028\u2029]/gu;
const HARD_MARKS = /^[.!?;…。！？；]$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]/u;
const INVISIBLE_OR_APOSTROPHE = /[\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]/gu;

/** Cyrillic and Greek letters that look like Latin ones (Unicode TR 39 calls them confusables). */
const LOOK_ALIKES = new Map(
  [..."аaеeоoрpсcхxуyіiѕsкkмmтtнhвbԁdɡgһhјjοoαaεeιiρpκkνvτtυuχxηnıiℓlƖl"].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [],
  ),
);

const BEFORE_NOT = "do does did is are was were has have had could would should need must might ai".split(" ");
/** Contractions without their apostrophe, since many people leave it out. */
const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...BEFORE_NOT.map((verb) => [`${verb}nt`, [verb, "not"]] as const),
  ["cant", ["cannot"]],
  ["wont", ["will", "not"]],
  ["im", ["i", "am"]],
  ["ive", ["i", "have"]],
  ["hes", ["he", "is"]],
  ["shes", ["she", "is"]],
  ["theyre", ["they", "are"]],
  ["youre", ["you", "are"]],
  ["theyve", ["they", "have"]],
  ["weve", ["we", "have"]],
  ["whats", ["what", "is"]],
  ["its", ["it", "is"]],
  ["thats", ["that", "is"]],
  ["theres", ["there", "is"]],
  ["gonna", ["going", "to"]],
  ["wanna", ["want", "to"]],
]);

/**
 * Words that belong together and mean something else than their parts: the blood of a "blood test" does not flow,
 * and "hay fever" is no fever.
 */
const COMPOUNDS: ReadonlySet<string> = new Set(
  (
    "hay-fever yellow-fever head-ache back-ache heart-burn nose-bleed sun-burn heat-stroke sun-stroke heat-rash cold-sore " +
    "cold-sores blood-pressure blood-test blood-tests blood-sugar blood-sugars blood-group blood-type blood-donor " +
    "blood-thinner blood-thinners blood-clot blood-clots food-poisoning chest-infection chest-infections head-lice"
  ).split(" "),
);

function plainLetters(piece: string): string {
  const folded = piece.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(INVISIBLE_OR_APOSTROPHE, "");
  return Array.from(folded, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

function formsOf(word: string, spellingOf: SpellingOf): string[] {
  // "paaain" and "heeelp": a letter that is held down counts once.
  const unstretched = word.replace(/(\p{L})\1{2,}/gu, "$1");
  const forms = [word, unstretched, ...singularsOf(word)];
  return [...new Set([...forms, ...spellingOf(word)])];
}

interface Piece {
  words: readonly string[];
  start: number;
  end: number;
  breakBefore: Break;
}

function piecesOf(typed: string): Piece[] {
  const pieces: Piece[] = [];
  let breakBefore: Break = "none";
  for (const match of typed.matchAll(PIECES)) {
    const [piece] = match;
    if (!WORD_START.test(piece)) {
      breakBefore = breakBefore === "hard" || HARD_MARKS.test(piece) ? "hard" : "soft";
      continue;
    }
    const word = plainLetters(piece);
    if (word === "") continue;
    const end = match.index + piece.length;
    const previous = pieces.at(-1);
    const before = breakBefore === "none" ? previous?.words.at(-1) : undefined;
    if (previous && before === "can" && word === "not") {
      pieces[pieces.length - 1] = { ...previous, words: ["cannot"], end };
    } else if (previous && COMPOUNDS.has(`${before}-${word}`)) {
      pieces[pieces.length - 1] = { ...previous, words: [`${before}${word}`], end };
    } else {
      pieces.push({ words: CONTRACTIONS.get(word) ?? [word], start: match.index, end, breakBefore });
    }
    breakBefore = "none";
  }
  return pieces;
}

const CLAUSE_STARTERS: ReadonlySet<string> = new Set(["but", "however", "although", "though", "whereas"]);
const SEGMENT_STARTERS: ReadonlySet<string> = new Set(["and", "now", "then", "plus", "also"]);

/** Reads a question into words. Never throws, and takes time in proportion to the length of the question. */
export function readQuestion(typed: string, spellingOf: SpellingOf): QuestionText {
  const tokens: Token[] = [];
  let clause = 0;
  let segment = 0;
  for (const piece of piecesOf(typed)) {
    piece.words.forEach((word, at) => {
      const breakBefore = at === 0 ? piece.breakBefore : "none";
      if (breakBefore === "hard" || CLAUSE_STARTERS.has(word)) clause += 1;
      if (breakBefore !== "none" || CLAUSE_STARTERS.has(word) || SEGMENT_STARTERS.has(word)) segment += 1;
      const forms = formsOf(word, spellingOf);
      tokens.push({ word, forms, start: piece.start, end: piece.end, breakBefore, clause, segment });
    });
  }
  const measured = measuresIn(tokens.map((token) => token.word));
  const positions = new Map<string, number[]>();
  const complete = tokens.map((token, at) => {
    const measure = measured.get(at);
    const forms = [...token.forms, ...(measure?.forms ?? [])];
    for (const form of forms) {
      const places = positions.get(form);
      if (places) places.push(at);
      else positions.set(form, [at]);
    }
    // A measure is quoted with its number: "4 weeks".
    return { ...token, forms, start: tokens[measure?.from ?? at]?.start ?? token.start };
  });
  return { typed, tokens: complete, positions };
}

const LONGEST_QUOTE = 120;

/** The words as the person wrote them, from the first to the last token, fit to be shown and stored. */
export function wordsAsWritten(text: QuestionText, first: number, last: number): string {
  const from = text.tokens[first]?.start ?? 0;
  const to = text.tokens[last]?.end ?? from;
  const quote = text.typed
    .slice(from, to)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  const letters = Array.from(quote);
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : quote;
}
