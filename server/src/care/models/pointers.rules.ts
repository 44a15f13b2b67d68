import type { Language } from "../../people/accounts/account.rules";

interface Shape {
  /** What it is called in a sentence. */
  name: string;
  pattern: RegExp;
}

/** What points to a person by its shape. Where a number could be two things, it is called by the first. */
const SHAPES: readonly Shape[] = [
  { name: "an e-mail address", pattern: /[^\s@<>()[\]"',;:]+@[^\s@]+\.[\p{L}\d-]+/gu },
  { name: "an NHS number", pattern: /(?<!\d)\d{3}[ -]?\d{3}[ -]?\d{4}(?!\d)/gu },
  // From 0 or + on, and as they are grouped in Spain.
  { name: "a phone number", pattern: /(?<![\d.,])(?:\+\d|\(?0\d)(?:[ ()./-]{0,2}\d){7,}/gu },
  { name: "a phone number", pattern: /(?<!\d)(?:\d{3}[ .-]\d{3}[ .-]\d{3}|\d{3}(?:[ .-]\d{2}){3}|\d{9})(?!\d)/gu },
  // The last two letters of a British postcode are never one of C, I, K, M, O, V: "B12 5mg" is none.
  {
    name: "a postcode",
    pattern: /(?<![\p{L}\d])(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\d])/giu,
  },
];

const MONTH =
  "(?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aoû|aou|ago|sep|oct|okt|nov|dec|déc|dez|dic|ene)[\\p{L}]*\\.?";
const expression = (source: string, flags: string) => new RegExp(source, flags);
const name = "\\p{Lu}[\\p{L}\\p{M}'’-]+";

/** What is taken out of a patient's question besides: days, what a number of records could be, addresses of pages, named people. */
const OF_QUESTIONS: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<!\d)\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})(?!\d)/gu,
  /(?<!\d)(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}(?!\d)/gu,
  expression(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de )?${MONTH},? (?:del? )?\\d{2}(?:\\d{2})?(?!\\d)`,
    "giu",
  ),
  expression(`(?<!\\p{L})${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}(?!\\d)`, "giu"),
  /(?<=(?:born|dob|d\.o\.b\.|née?|nacid[oa]|geboren|jahrgang)[^\p{L}\d]{1,3}(?:(?:in|on|en|el|am|im) )?)(?:19|20)\d{2}(?!\d)/giu,
  /(?<!\d)\d(?:[ -]?\d){5,}(?!\d)/gu,
  expression(
    `(?<=(?<!\\p{L})(?:[Mm]y name(?: is|['’]s)|[Ii] am called|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist) )\\p{L}[\\p{L}\\p{M}'’-]*(?: ${name}){0,3}`,
    "gu",
  ),
  expression(
    `(?<=(?<!\\p{L})(?:Dr|Doctor|Docteur|Doctora?|Mr|Mrs|Ms|Miss|Mme|Mlle|Monsieur|Madame|Sra?|Señora?|Herrn?|Frau|Prof|Professor|Nurse)\\.? )${name}(?: ${name})?`,
    "gu",
  ),
];

/** Five digits before a place: a postcode in France, Spain and Germany. */
const FIVE_DIGITS = /(?<!\d)(?:[A-Z]{1,2}-)?\d{5}(?= \p{Lu})/gu;

/** "my son Tom". German writes every noun like a name, so there it cannot be told. */
const RELATIVES = expression(
  `(?<=(?<!\\p{L})(?:son|daughter|wife|husband|partner|mum|mother|dad|father|brother|sister|friend|baby|boyfriend|girlfriend|grandson|granddaughter|fils|fille|femme|mari|mère|père|frère|sœur|hij[oa]|espos[oa]|marido|mujer|madre|padre|herman[oa]),? )\\p{Lu}\\p{Ll}[\\p{L}'’-]*`,
  "gu",
);

const patternsFor = (language: Language): readonly RegExp[] => [
  ...SHAPES.map(({ pattern }) => pattern),
  ...OF_QUESTIONS,
  ...(language === "en" ? [] : [FIVE_DIGITS]),
  ...(language === "de" ? [] : [RELATIVES]),
];

/** What points to a person in a text that staff write, as words of a sentence; empty when nothing does. */
export function pointersIn(text: string): string[] {
  let rest = text.normalize("NFKC");
  const found = new Set<string>();
  for (const { name: called, pattern } of SHAPES) {
    const without = rest.replace(pattern, " … ");
    if (without !== rest) found.add(called);
    rest = without;
  }
  return [...found];
}

/** What stands in the place of what was taken out. */
const GONE = "[…]";
/** Little words within names that stand in every sentence of some language. */
const PARTICLES = new Set(
  "de da do di du dos das del della den der des la le las los el van von und y e zu zur bin al".split(" "),
);
const WORD = /[\p{L}\p{M}'’-]+/gu;

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
const partsOf = (text: string): string[] => plain(text).split(/[^\p{L}]+/u);

/** The words by which somebody is called, in plain letters. */
function namesAmong(names: readonly string[]): Set<string> {
  return new Set(names.flatMap(partsOf).filter((part) => part.length > 1 && !PARTICLES.has(part)));
}

/**
 * A patient's question without what points to a person: known names, and what can be told by its shape. Null when something is
 * left over, or nothing is left.
 * @param names names of the person, and what else they are called by, such as the first part of an e-mail address.
 */
export function withoutPointers(question: string, language: Language, names: readonly string[]): string | null {
  const patterns = patternsFor(language);
  const known = namesAmong(names);
  const withoutNames = (text: string) =>
    text.replace(WORD, (word) => (partsOf(word).some((part) => known.has(part)) ? GONE : word));
  const shapeless = patterns.reduce(
    (text, pattern) => text.replace(pattern, GONE),
    question
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const text = withoutNames(shapeless).replace(/\[…\](?:[ ,-]*\[…\])+/g, GONE);
  const isLeft = patterns.some((pattern) => text.search(pattern) >= 0) || withoutNames(text) !== text;
  const letters = text.replace(/[^\p{L}]+/gu, "");
  return isLeft || letters.length < 3 ? null : text;
}
