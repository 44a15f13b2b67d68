import { type QuestionText, type Span, wordAt } from "./question.rules";
import { bare, NEGATORS } from "./words.rules";

const JOINS: ReadonlySet<string> = new Set([
  "and",
  "very",
  "really",
  "so",
  "is",
  "are",
  "quite",
  "a",
  "bit",
  "now",
  "also",
]);

/**
 * A comma parts what is said of one thing from what is said of another, save in a list of what one thing is: "the knee is hot, red
 * and swollen".
 */
export function isTornByComma(
  { tokens }: QuestionText,
  { first, last, named }: Span,
  symptoms: ReadonlySet<string>,
  parts: ReadonlySet<string>,
): boolean {
  let breakAt = first + 1;
  while (breakAt <= last && tokens[breakAt]?.breakBefore !== "soft") breakAt += 1;
  if (breakAt > last) return false;
  const is = (at: number, group: ReadonlySet<string>) => tokens[at]?.forms.some((form) => group.has(form)) ?? false;
  // What begins behind the comma has to be a list of adjectives up to its end, and no part of the body may follow: "sore throat, red eyes".
  if (!named.some((at) => at < breakAt) || is(last + 1, parts)) return true;
  for (let at = breakAt; at <= last; at += 1) if (!is(at, symptoms) && !JOINS.has(tokens[at]?.word ?? "")) return true;
  return false;
}

/** Who "takes" in the first person, in languages that tell it by the verb alone. */
const I_TAKE: ReadonlySet<string> = new Set(["take", "taking", "prends", "prend", "nehme", "tomo", "uso", "llevo"]);

/** "I have a baby and take tablets": what the writer takes is nothing that a child took. */
export function isTornByTaking(text: QuestionText, { first, last }: Span): boolean {
  const { tokens } = text;
  for (let at = first + 1; at < last; at += 1) {
    if (tokens[at]?.word !== "and") continue;
    const next = bare(wordAt(text, at + 1));
    // "Le bébé pleure et je prends …", and where nothing but the child stands before it "bebé y tomo …", but not "tomó".
    const isTold =
      ["i", "am"].includes(next) ||
      (at === first + 1 && !text.typed.slice(tokens[at + 1]?.start, tokens[at + 1]?.end).endsWith("ó"));
    if (isTold && I_TAKE.has(["i", "am"].includes(next) ? bare(wordAt(text, at + 2)) : next)) return true;
  }
  return false;
}

const RETURNS: ReadonlySet<string> = new Set([
  "is",
  "are",
  "was",
  "came",
  "come",
  "comes",
  "coming",
  "got",
  "gets",
  "went",
]);

/** "The pain is back", "it came back today": again, and no part of the body as in "is back pain …". */
export const saysAgain = (text: QuestionText, { named }: Span, parts: ReadonlySet<string>): boolean =>
  named.some((at) => {
    if (text.tokens[at]?.word !== "back" || !RETURNS.has(wordAt(text, at - 1))) return false;
    const next = text.tokens[at + 1];
    return next?.breakBefore !== "none" || !(named.includes(at + 1) || next.forms.some((form) => parts.has(form)));
  });

/** How many words apart the parts of a picture may be told. */
const FAR = 40;
/** How many sentences may end between them. */
const SENTENCES_APART = 2;

const isSharing = (span: Span, picture: readonly Span[]) =>
  span.named.some((at) => picture.some(({ named }) => named.includes(at)));

function sentencesApart({ tokens }: QuestionText, a: Span, b: Span): number {
  const [from, to] = a.last < b.first ? [a.last, b.first] : [b.last, a.first];
  let apart = 0;
  for (let at = from + 1; at <= to; at += 1) if (tokens[at]?.breakBefore === "hard") apart += 1;
  return apart;
}

/** A lone "not" says nothing of what stands in another part of the sentence: "the baby moves as usual. It is not dry skin". */
const isApartFromNot = ({ tokens }: QuestionText, a: Span, b: Span): boolean =>
  tokens[a.first]?.clause !== tokens[b.first]?.clause &&
  [a, b].some(({ named }) => named.every((at) => NEGATORS.has(tokens[at]?.word ?? "")));

/** Every place of the first part with the nearest of each other part: "jaw aching && sweating" is told in two sentences. */
export function togetherIn(text: QuestionText, [first = [], ...others]: readonly (readonly Span[])[]): Span[][] {
  if (others.length === 0) return first.map((span) => [span]);
  return first.flatMap((span) => {
    const picture = [span];
    for (const spans of others) {
      let near: Span | undefined;
      let least = FAR + 1;
      for (const other of spans) {
        const apart = Math.max(other.first - span.last, span.first - other.last);
        if (apart >= least || isSharing(other, picture) || sentencesApart(text, span, other) > SENTENCES_APART)
          continue;
        if (isApartFromNot(text, picture.at(-1) ?? span, other)) continue;
        near = other;
        least = apart;
      }
      if (!near) return [];
      picture.push(near);
    }
    return [picture];
  });
}
