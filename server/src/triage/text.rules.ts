import type { Language } from "../accounts/account.rules";
import { markersIn, type Trust, trustIn } from "./languages/evidence.rules";
import { foldedIn } from "./languages/language.rules";
import { measuresOf } from "./languages/measures.rules";
import { meaningOf, OTHER_LANGUAGES, WORDS_OF } from "./languages/words-of.rules";
import type { SpellingOf } from "./spelling.rules";
import { wordForms } from "./word-forms.rules";

/** What stands before a word: nothing, a comma or a new line, or the end of a sentence. */
export type Break = "none" | "soft" | "hard";

/** One word of a question. */
export interface Token {
  /** The word in plain lower-case letters; of another language, the English word that does the same work. */
  word: string;
  /** As what the question is read here. */
  language: Language;
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

/**
 * A question, read once in each language, one reading after the other. Nobody has to guess its language: a reading in
 * which nothing is recognised changes nothing, and a word counts in the reading of its own language only.
 */
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
const APOSTROPHES = /['’‘ʼ＇´`]/u;
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

const PLAIN = /^[a-z0-9.,]+$/;

function plainLetters(piece: string): string {
  if (PLAIN.test(piece)) return piece;
  const folded = piece.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(INVISIBLE_OR_APOSTROPHE, "");
  return Array.from(folded, (letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
}

interface Piece {
  words: readonly string[];
  /** What stands before, between and after its apostrophes. */
  parts: readonly string[];
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
      pieces[pieces.length - 1] = { ...previous, words: ["cannot"], parts: ["cannot"], end };
    } else if (previous && COMPOUNDS.has(`${before}-${word}`)) {
      pieces[pieces.length - 1] = { ...previous, words: [`${before}${word}`], parts: [`${before}${word}`], end };
    } else {
      const parts = APOSTROPHES.test(piece) ? piece.split(APOSTROPHES).map(plainLetters).filter(Boolean) : [word];
      pieces.push({ words: CONTRACTIONS.get(word) ?? [word], parts, start: match.index, end, breakBefore });
    }
    breakBefore = "none";
  }
  return pieces;
}

/** The words of each piece as another language cuts and folds them: "j'ai" is two words in French. */
function wordsIn(language: Language, pieces: readonly Piece[]): (readonly string[])[] {
  if (language === "en") return pieces.map(({ words }) => words);
  const { cut, meanings } = WORDS_OF[language];
  return pieces.map(({ parts }) => {
    const words = parts.length === 1 || (cut && meanings.has(parts[0] ?? "")) ? parts : [parts.join("")];
    return language === "es" ? words : words.map((word) => foldedIn(language, word));
  });
}

/** The sentences of a question, each as the numbers of its first piece and of the piece after its last. */
function sentencesOf(pieces: readonly Piece[]): [number, number][] {
  const starts = pieces.flatMap(({ breakBefore }, at) => (at === 0 || breakBefore === "hard" ? [at] : []));
  return starts.map((start, at) => [start, starts[at + 1] ?? pieces.length]);
}

interface Reading {
  language: Language;
  /** By the number of their piece. */
  words: (readonly string[])[];
}

/** For each reading, how far each piece is trusted to be of its language. */
function trustInPieces(pieces: readonly Piece[], readings: readonly Reading[]): Trust[][] {
  const trust = readings.map(() => pieces.map((): Trust => "misspelt"));
  for (const [first, end] of sentencesOf(pieces)) {
    const markers = readings.map(({ language, words }) => markersIn(language, words, first, end));
    trust.forEach((ofPieces, reading) => {
      const strongestOther = Math.max(...markers.filter((_, other) => other !== reading));
      ofPieces.fill(trustIn(markers[reading] ?? 0, strongestOther), first, end);
    });
  }
  return trust;
}

const CLAUSE_STARTERS: ReadonlySet<string> = new Set(["but", "however", "although", "though", "whereas"]);
const SEGMENT_STARTERS: ReadonlySet<string> = new Set(["and", "now", "then", "plus", "also"]);

interface Word {
  word: string;
  language: Language;
  /** As it was typed, in plain letters; empty for the second half of a word that stands for two. */
  typed: string;
  piece: number;
  breakBefore: Break;
}

/** The words of a reading. Every reading but the English one begins anew, so that nothing runs from one into the next. */
function wordsOf({ language, words }: Reading, pieces: readonly Piece[], isRead: readonly boolean[]): Word[] {
  const found: Word[] = [];
  words.forEach((inPiece, piece) => {
    if (!isRead[piece]) return;
    inPiece.forEach((typed, at) => {
      const before = at === 0 ? (pieces[piece]?.breakBefore ?? "none") : "none";
      const breakBefore = found.length === 0 && language !== "en" ? "hard" : before;
      const meaning = meaningOf(language, words, piece, at);
      if (!meaning.includes(" ")) found.push({ word: meaning, language, typed, piece, breakBefore });
      else {
        meaning.split(" ").forEach((word, part) => {
          const isFirst = part === 0;
          found.push({
            word,
            language,
            typed: isFirst ? typed : "",
            piece,
            breakBefore: isFirst ? breakBefore : "none",
          });
        });
      }
    });
  });
  return found;
}

/** Reads a question into words. Never throws, and takes time in proportion to the length of the question. */
export function readQuestion(typed: string, spellingOf: SpellingOf): QuestionText {
  const pieces = piecesOf(typed);
  const readings = (["en", ...OTHER_LANGUAGES] as const).map((language) => ({
    language,
    words: wordsIn(language, pieces),
  }));
  const trust = trustInPieces(pieces, readings);
  const tokens: Token[] = [];
  const positions = new Map<string, number[]>();
  let clause = 0;
  let segment = 0;
  const sentences = sentencesOf(pieces);
  readings.forEach((reading, number) => {
    const { language } = reading;
    const formsOf = wordForms(language, spellingOf);
    const formsAs = (letters: string, piece: number) => formsOf(letters, trust[number]?.[piece] ?? "misspelt");
    // A sentence in which nothing of the language can be found is not read in it.
    const isRead = pieces.map(() => language === "en");
    for (const [first, end] of language === "en" ? [] : sentences) {
      for (let at = first; at < end; at += 1) {
        if (reading.words[at]?.some((word) => formsAs(word, at).length > 0)) {
          isRead.fill(true, first, end);
          break;
        }
      }
    }
    const words = wordsOf(reading, pieces, isRead);
    const measured = measuresOf(words);
    words.forEach(({ word, typed: letters, piece, breakBefore }, at) => {
      if (breakBefore === "hard" || CLAUSE_STARTERS.has(word)) clause += 1;
      if (breakBefore !== "none" || CLAUSE_STARTERS.has(word) || SEGMENT_STARTERS.has(word)) segment += 1;
      const own = formsAs(letters, piece);
      const measure = measured.get(at);
      const forms = measure ? [...own, ...measure.forms] : own;
      for (const form of forms) {
        const places = positions.get(form);
        if (places) places.push(tokens.length);
        else positions.set(form, [tokens.length]);
      }
      // A measure is quoted with its number: "4 weeks".
      const start = pieces[words[measure?.from ?? at]?.piece ?? piece]?.start ?? 0;
      const end = pieces[piece]?.end ?? start;
      tokens.push({ word, language, forms, start, end, breakBefore, clause, segment });
    });
  });
  return { typed, tokens, positions };
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
