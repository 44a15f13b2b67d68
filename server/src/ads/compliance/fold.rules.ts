/** A text as rules compare it, with the place of each of its UTF-16 units in the original. */
export interface FoldedText {
  original: string;
  text: string;
  /** Where the signs begin and end that became the unit. */
  starts: Int32Array;
  ends: Int32Array;
}

/** Nothing that anybody could see: zero-width and direction marks, variation selectors, controls that are no white space. */
const UNSEEN = /^(?:\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc})$/u;
/** A superscript number and a trade mark end a word: in "guaranteed¹" the word is still "guaranteed". */
const MARKS = /^[\u00b2\u00b3\u00b9\u2070\u2074-\u2079™℠®©]/u;
const COMBINING = /^\p{M}$/u;
const SIMPLE = /^[a-z0-9.,;:!?'"%£/()&+-]$/;

const SINGLE_QUOTES = /[‘’‚‛′‵ʼʹ`´]/gu;
const DOUBLE_QUOTES = /[“”„‟″«»]/gu;
const DASHES = /[\p{Pd}−]/gu;

const plainQuotes = (text: string): string => text.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');

/** A letter with its marks in plain form: compatibility forms (fullwidth, ligatures) are resolved, case is dropped. */
function foldCluster(cluster: string): string {
  if (SIMPLE.test(cluster)) return cluster;
  if (MARKS.test(cluster)) return " ";
  return plainQuotes(plainQuotes(cluster).normalize("NFKC")).replace(DASHES, "-").toLowerCase();
}

/** Letters of Cyrillic and Greek, and the Latin ones that they cannot be told from (Unicode UTS #39, confusables). */
const LOOK_ALIKES = new Map(
  ["аa вb сc ԁd еe ɡg һh іi јj кk ӏl мm нh оo рp ԛq гr ѕs тt ѵv ԝw хx уy", "αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ıi"]
    .flatMap((pairs) => pairs.split(" "))
    .map(([letter = "", latin = ""]) => [letter, latin]),
);
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/**
 * A folded text with Latin letters alone where accents and look-alikes stood, unit by unit: as long as before, so that its places hold.
 * Words of rules are looked for in it ("guerit" is "guérit"); patterns say themselves which letters they mean.
 */
export const plainLetters = (folded: string): string =>
  folded.replace(BEYOND_ASCII, (letter) => {
    const base = letter.normalize("NFD").charAt(0);
    const plain = LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(base) ?? base;
    return letter.length === 1 && /[a-z]/.test(plain) ? plain : letter;
  });

/** The text as it is compared: NFKC, lower case, plain quotes and dashes, nothing unseen, each run of white space as one space. */
export function foldText(original: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let cluster = "";
  let clusterStart = 0;
  let clusterEnd = 0;
  const close = () => {
    for (const unit of foldCluster(cluster).split("")) {
      if (!/\s/.test(unit)) {
        parts.push(unit);
        starts.push(clusterStart);
        ends.push(clusterEnd);
      } else if (parts.at(-1) === " ") {
        ends[ends.length - 1] = clusterEnd;
      } else {
        parts.push(" ");
        starts.push(clusterStart);
        ends.push(clusterEnd);
      }
    }
    cluster = "";
  };
  let at = 0;
  for (const sign of original) {
    const end = at + sign.length;
    if (SIMPLE.test(sign) || !UNSEEN.test(sign)) {
      if (cluster === "" || !COMBINING.test(sign)) {
        close();
        clusterStart = at;
      }
      cluster += sign;
      clusterEnd = end;
    }
    at = end;
  }
  close();
  return { original, text: parts.join(""), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** Words and single signs of a folded text. `joined` has them with one space where white space or hyphens stood between. */
export interface Tokens {
  joined: string;
  /** Places in `joined`. */
  from: number[];
  to: number[];
  /** Places in the folded text. */
  starts: number[];
  ends: number[];
}

export function tokensOf(folded: string): Tokens {
  const tokens: Tokens = { joined: "", from: [], to: [], starts: [], ends: [] };
  const parts: string[] = [];
  let length = 0;
  let last = 0;
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M} -]/gu)) {
    if (index > last && parts.length > 0) {
      parts.push(" ");
      length += 1;
    }
    tokens.from.push(length);
    tokens.starts.push(index);
    parts.push(word);
    length += word.length;
    last = index + word.length;
    tokens.to.push(length);
    tokens.ends.push(last);
  }
  tokens.joined = parts.join("");
  return tokens;
}
