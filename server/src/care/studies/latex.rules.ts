/** What stands above or below a letter, by the sign of its command: \"o, \'e, \c{c}. */
const ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030A",
  H: "\u030B",
  v: "\u030C",
  d: "\u0323",
  c: "\u0327",
  k: "\u0328",
};

const GREEK =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega";
const LETTERS = "αβγδεζηθικλμνξοπρστυφχψω";

/** Commands that stand for a letter or a sign. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ss: "ß", o: "ø", O: "Ø", l: "ł", L: "Ł", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", aa: "å", AA: "Å" }),
  ...Object.entries({ i: "i", j: "j", dh: "ð", DH: "Ð", th: "þ", TH: "Þ", dj: "đ", DJ: "Đ", ng: "ŋ", NG: "Ŋ" }),
  ...Object.entries({ textendash: "–", textemdash: "—", textquoteright: "’", textquoteleft: "‘", textdegree: "°" }),
  ...Object.entries({ times: "×", pm: "±", geq: "≥", leq: "≤", ldots: "…", dots: "…", copyright: "©" }),
  ...GREEK.split(" ").map((name, at): [string, string] => [name, LETTERS[at] ?? ""]),
]);

const COMMAND = /[A-Za-z]+/y;
const BASE = /[ \t\r\n]{0,5}\{?\\?(\p{L})\}?/uy;
/** What is written with several signs. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["---", "—"],
  ["--", "–"],
  ["``", "“"],
  ["''", "”"],
];
const PLAIN = "&%$#_{}";

/**
 * What a LaTeX text says: accents become letters (\"o, \'e, {\ss}), braces and dollars go, commands that only change how something
 * looks go and leave what they stand around. White space stays as it is.
 */
export function plainText(latex: string): string {
  let plain = "";
  let at = 0;
  while (at < latex.length) {
    const sign = latex[at] ?? "";
    if (sign === "\\") {
      const [text, next] = commandAt(latex, at + 1);
      plain += text;
      at = next;
      continue;
    }
    const pair = PAIRS.find(([signs]) => latex.startsWith(signs, at));
    if (pair) {
      plain += pair[1];
      at += pair[0].length;
      continue;
    }
    if (sign === "~") plain += " ";
    else if (!"{}$".includes(sign)) plain += sign;
    at += 1;
  }
  return plain.normalize("NFC");
}

/** What the command behind a backslash stands for, and where the text goes on. */
function commandAt(latex: string, at: number): [string, number] {
  COMMAND.lastIndex = at;
  const [name] = COMMAND.exec(latex) ?? [];
  if (name === undefined) {
    const sign = latex[at] ?? "";
    if (ACCENTS[sign]) return accented(latex, at + 1, ACCENTS[sign]);
    return [PLAIN.includes(sign) ? sign : sign === "\\" || sign === "," || sign === " " ? " " : "", at + 1];
  }
  const behind = at + name.length;
  const accent = name.length === 1 ? ACCENTS[name] : undefined;
  if (accent) return accented(latex, behind, accent);
  // One blank behind a command belongs to it.
  return [SIGNS.get(name) ?? "", latex[behind] === " " ? behind + 1 : behind];
}

function accented(latex: string, at: number, accent: string): [string, number] {
  BASE.lastIndex = at;
  const [all, letter] = BASE.exec(latex) ?? [];
  return all && letter ? [letter + accent, at + all.length] : ["", at];
}

/** The parts of a text between separators that do not stand in braces. White space has to be single blanks. */
export function splitOutsideBraces(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") depth = Math.max(0, depth - 1);
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)];
}
