import type { Language } from "../../../people/accounts/account.rules";
import { markersIn, type Trust, trustIn } from "./languages/evidence.rules";
import { foldedIn, hasToBeFolded } from "./languages/language.rules";
import { measuresOf } from "./languages/measures.rules";
import { meaningOf, OTHER_LANGUAGES, WORDS_OF } from "./languages/words-of.rules";
import type { Break, QuestionText, Token } from "./question.rules";
import { isCalledNormal } from "./reassurance.rules";
import { type Vocabulary, wordForms } from "./word-forms.rules";

// Letters with the invisible characters that may be hidden between them; numbers, also "37+5" and the
// German "31. Woche"; and the
// marks that part sentences.
const PIECES =
  /[\p{L}\p{M}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]+|\p{N}+(?:[.,+]\p{N}+)*(?:\.(?=\s+(?:Woche|SSW|Schwangerschaftswoche|Monat|Tag)))?|[.!?;,:()…。，！？；：\n\r\u2028\u2029]/gu;
const HARD_MARKS = /^[.!?;…。！？；]$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ＇´`]/u;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
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
export const COMPOUNDS: ReadonlySet<string> = new Set(
  (
    "hay-fever yellow-fever head-ache back-ache heart-burn nose-bleed sun-burn heat-stroke sun-stroke heat-rash cold-sore " +
    "cold-sores blood-pressure blood-test blood-tests blood-sugar blood-sugars blood-group blood-type blood-donor " +
    "blood-thinner blood-thinners blood-clot blood-clots food-poisoning chest-infection chest-infections head-lice little-one"
  ).split(" "),
);

/** Contractions that are other words without their apostrophe: "I'll" is not "ill". */
const WITH_APOSTROPHE: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["ill", ["i", "will"]],
  ["id", ["i", "would"]],
  ["well", ["we", "will"]],
  ["were", ["we", "are"]],
  ["hell", ["he", "will"]],
  ["shell", ["she", "will"]],
]);

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
  /** It begins with a capital within a sentence, as names do, and in German every noun. */
  isCapital: boolean;
}

function piecesOf(typed: string): Piece[] {
  const pieces: Piece[] = [];
  let breakBefore: Break = "none";
  let end = 0;
  for (const piece of typed.match(PIECES) ?? []) {
    // Nothing that could be a piece stands between two.
    const start = typed.indexOf(piece, end);
    end = start + piece.length;
    if (!WORD_START.test(piece)) {
      breakBefore = breakBefore === "hard" || HARD_MARKS.test(piece) ? "hard" : "soft";
      continue;
    }
    const word = plainLetters(piece).replace(/\.$/, "");
    if (word === "") continue;
    const previous = pieces.at(-1);
    const before = breakBefore === "none" ? previous?.words.at(-1) : undefined;
    if (previous && before === "can" && word === "not") {
      pieces[pieces.length - 1] = { ...previous, words: ["cannot"], parts: ["cannot"], end };
    } else if (previous && COMPOUNDS.has(`${before}-${word}`)) {
      pieces[pieces.length - 1] = { ...previous, words: [`${before}${word}`], parts: [`${before}${word}`], end };
    } else {
      const isContracted = APOSTROPHES.test(piece);
      const parts = isContracted ? piece.split(APOSTROPHES).map(plainLetters).filter(Boolean) : [word];
      const contracted = parts.length === 2 ? WITH_APOSTROPHE.get(word) : undefined;
      pieces.push({
        words: contracted ?? CONTRACTIONS.get(word) ?? [word],
        parts,
        ...{ start, end, breakBefore },
        isCapital: previous !== undefined && breakBefore !== "hard" && CAPITAL.test(piece),
      });
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
    return words.some((word) => hasToBeFolded(language, word)) ? words.map((word) => foldedIn(language, word)) : words;
  });
}

/** A sentence, as the numbers of its first piece and of the piece after its last. */
type Sentence = readonly [first: number, end: number];

function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const starts = pieces.flatMap(({ breakBefore }, at) => (at === 0 || breakBefore === "hard" ? [at] : []));
  return starts.map((start, at) => [start, starts[at + 1] ?? pieces.length]);
}

interface Reading {
  language: Language;
  /** By the number of their piece. */
  words: (readonly string[])[];
}

const wordsBetween = (words: Reading["words"], [first, end]: Sentence = [0, 0]): string[] =>
  words.slice(first, end).flat();

/** For each reading, how far each sentence is trusted to be of its language. */
function trustInSentences(
  readings: readonly Reading[],
  sentences: readonly Sentence[],
  { isEnglish }: Vocabulary,
): Trust[][] {
  const markers = readings.map(({ language, words }) =>
    sentences.map(([first, end]) => markersIn(language, words, first, end)),
  );
  const english = readings[0]?.words ?? [];
  return markers.map((own, reading) =>
    own.map((count, sentence) => {
      let strongestOther = 0;
      markers.forEach((others, other) => {
        if (other !== reading) strongestOther = Math.max(strongestOther, others[sentence] ?? 0);
      });
      // "Still sore" has no little word of any language, and is English all the same.
      const isAllEnglish = reading > 0 && count === 0 && wordsBetween(english, sentences[sentence]).every(isEnglish);
      return isAllEnglish ? "exact" : trustIn(count, strongestOther);
    }),
  );
}

const LANGUAGES_READ: readonly Language[] = ["en", ...OTHER_LANGUAGES];

const CLAUSE_STARTERS: ReadonlySet<string> = new Set(["but", "however", "although", "though", "whereas"]);
const SEGMENT_STARTERS: ReadonlySet<string> = new Set(["and", "now", "then", "plus", "also"]);

interface Word {
  word: string;
  language: Language;
  /** As it was typed, in plain letters; empty for the second half of a word that stands for two. */
  typed: string;
  forms: readonly string[];
  piece: number;
  breakBefore: Break;
  /** It stands in a sentence that is of another language than this reading. */
  isForeign: boolean;
}

type FormsOf = ReturnType<typeof wordForms>;

function isFoundIn(words: Reading["words"], [first, end]: Sentence, trust: Trust, formsOf: FormsOf): boolean {
  for (let at = first; at < end; at += 1) {
    for (const word of words[at] ?? []) if (formsOf(word, trust).length > 0) return true;
  }
  return false;
}

/**
 * The words of a reading, without the sentences in which nothing of its language can be found. Every reading but the
 * English one begins anew, so that nothing runs from one into the next.
 */
function wordsOf(
  { language, words }: Reading,
  pieces: readonly Piece[],
  sentences: readonly Sentence[],
  trust: readonly Trust[],
  formsOf: FormsOf,
): Word[] {
  const found: Word[] = [];
  const addWord = (piece: number, at: number, trusted: Trust) => {
    const typed = words[piece]?.[at] ?? "";
    const before = at === 0 ? (pieces[piece]?.breakBefore ?? "none") : "none";
    const breakBefore = found.length === 0 && language !== "en" ? "hard" : before;
    const meaning = meaningOf(language, words, piece, at);
    const isName = trusted === "misspelt" && language !== "de" && pieces[piece]?.isCapital;
    const forms = formsOf(typed, isName ? "inflected" : trusted); // "Jávea" is no slip of another word
    const isForeign = language === "en" && trusted === "exact";
    const space = meaning.indexOf(" ");
    if (space === -1) {
      found.push({ word: meaning, language, typed, forms, piece, breakBefore, isForeign });
      return;
    }
    found.push({ word: meaning.slice(0, space), language, typed, forms, piece, breakBefore, isForeign });
    for (const word of meaning.slice(space + 1).split(" ")) {
      found.push({ word, language, typed: "", forms: formsOf("", trusted), piece, breakBefore: "none", isForeign });
    }
  };
  sentences.forEach((sentence, number) => {
    const trusted = trust[number] ?? "misspelt";
    if (language !== "en" && !isFoundIn(words, sentence, trusted, formsOf)) return;
    for (let piece = sentence[0]; piece < sentence[1]; piece += 1) {
      for (let at = 0; at < (words[piece]?.length ?? 0); at += 1) addWord(piece, at, trusted);
    }
  });
  return found;
}

/** Reads a question into words. Never throws, and takes time in proportion to the length of the question. */
export function readQuestion(typed: string, vocabulary: Vocabulary): QuestionText {
  const pieces = piecesOf(typed);
  const sentences = sentencesOf(pieces);
  const readings = LANGUAGES_READ.map((language) => ({ language, words: wordsIn(language, pieces) }));
  const trust = trustInSentences(readings, sentences, vocabulary);
  const tokens: Token[] = [];
  const positions = new Map<string, number[]>();
  let clause = 0;
  let segment = 0;
  readings.forEach((reading, number) => {
    const { language } = reading;
    const words = wordsOf(reading, pieces, sentences, trust[number] ?? [], wordForms(language, vocabulary));
    const measured = measuresOf(words);
    words.forEach(({ word, forms: own, piece, breakBefore, isForeign }, at) => {
      if (breakBefore === "hard" || CLAUSE_STARTERS.has(word)) clause += 1;
      if (breakBefore !== "none" || CLAUSE_STARTERS.has(word) || SEGMENT_STARTERS.has(word)) segment += 1;
      // Its own language reads the measures of a sentence, which knows of whom they are told.
      const measure = isForeign ? undefined : measured.get(at);
      const calledNormal = isCalledNormal(words, at);
      const forms = measure ? [...own, ...measure.forms] : own;
      for (const form of forms) {
        const places = positions.get(form);
        if (places) places.push(tokens.length);
        else positions.set(form, [tokens.length]);
      }
      // A measure is quoted with its number: "4 weeks".
      const start = pieces[words[measure?.from ?? at]?.piece ?? piece]?.start ?? 0;
      const end = pieces[piece]?.end ?? start;
      tokens.push({
        word,
        language,
        forms,
        start,
        end,
        breakBefore,
        clause,
        segment,
        calledNormal,
      });
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
  if (quote.length <= LONGEST_QUOTE) return quote;
  const letters = Array.from(quote);
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : quote;
}
