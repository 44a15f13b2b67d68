import type { Language } from "../accounts/account.rules";
import { MATTERS } from "./concepts/matters/all-matters.rules";
import { PLAIN_WORDS } from "./concepts/plain-words.rules";
import { inAllLanguages } from "./languages/all-languages.rules";
import { foldedIn, withoutAccents } from "./languages/language.rules";
import { LITTLE_WORDS } from "./pattern.rules";
import { type QuestionText, type Span, type Token, wordAt } from "./question.rules";
import { NEGATORS } from "./words.rules";

/** A question of more words than this may hide something between them. */
const MOST_WORDS = 90;
/** A part between commas may be this short without any such word: "please", "thank you very much". */
const SHORT_PART = 2;
/** So many words that nobody knows may stand in a part, by its length: more where a word of questions about care is beside them. */
const mayBeUnknown = (length: number, isNamed: boolean) => (isNamed ? 2 : 0) + 1 + Math.floor(length / 6);

const wordsOf = (written: readonly string[]) => written.flatMap((pattern) => pattern.split(/[\s|~&<>]+/));
const PATTERNS = MATTERS.map((matter) => inAllLanguages(matter)).flatMap(({ patterns }) =>
  Object.values(patterns).flat(),
);

/** Every word of questions about care, and those that name what they are about: the first of each pattern. */
const KNOWN: ReadonlySet<string> = new Set(wordsOf(PATTERNS));
const NAMING: ReadonlySet<string> = new Set(
  wordsOf(PATTERNS.map((pattern) => pattern.split("~")[0] ?? "")).filter(
    (word) => !LITTLE_WORDS.has(word) && !isPlain(word),
  ),
);

/** A word that tells nothing: of everyday life, a little word, or a number. A word of a pattern may carry its language. */
function isPlain(word: string): boolean {
  const [tag, tagged] = word.includes(":") ? (word.split(":") as [Language, string]) : (["en", word] as const);
  return LITTLE_WORDS.has(word) || PLAIN_WORDS[tag]?.has(tagged) === true || /^\d/.test(word);
}

const bare = (word: string) => word.replace(/^(fr|es|de):/, "");
const NAME = /^\p{Lu}\p{Ll}+$/u;

const isNaming = ({ forms }: Token) => forms.some((form) => NAMING.has(form));
const typedOf = ({ typed }: QuestionText, { start, end }: Token) =>
  withoutAccents(typed.slice(start, end)).replace(/['’]/g, "");

/** "Norwich", "Bee Gees": a name within a sentence. In German every noun has a capital letter. */
function isName({ typed }: QuestionText, { start, end, language, breakBefore }: Token): boolean {
  return language !== "de" && start > 0 && breakBefore !== "hard" && NAME.test(typed.slice(start, end));
}

function isKnown(text: QuestionText, token: Token, allowed: ReadonlySet<string>): boolean {
  if (isName(text, token) || allowed.has(bare(token.word))) return true;
  if (isPlain(token.word) || token.forms.some((form) => KNOWN.has(form))) return true;
  const typed = typedOf(text, token);
  return (
    PLAIN_WORDS[token.language].has(typed) ||
    PLAIN_WORDS[token.language].has(foldedIn(token.language, typed)) ||
    /^\d/.test(typed)
  );
}

/** Whether each part between commas and stops is about care, or only of everyday life. */
function isCovered(text: QuestionText, tokens: readonly Token[], allowed: ReadonlySet<string>): boolean {
  let length = 0;
  let unknown = 0;
  let isNamed = false;
  const isFine = () => length <= SHORT_PART || unknown <= mayBeUnknown(length, isNamed);
  for (const token of tokens) {
    if (token.breakBefore !== "none") {
      if (!isFine()) return false;
      [length, unknown, isNamed] = [0, 0, false];
    }
    length += 1;
    if (!isKnown(text, token, allowed)) unknown += 1;
    isNamed ||= isNaming(token);
  }
  return isFine();
}

/** Whether a question, in one of its readings, is about care from its beginning to its end. */
export function isOnlyAboutCare(text: QuestionText, allowed: ReadonlySet<string>): boolean {
  const { tokens } = text;
  const byLanguage = new Map<Language, Token[]>();
  for (const token of tokens) {
    const before = byLanguage.get(token.language);
    if (before) before.push(token);
    else byLanguage.set(token.language, [token]);
  }
  if ((byLanguage.get("en")?.length ?? 0) > MOST_WORDS) return false;
  return [...byLanguage.values()].some((own) => isCovered(text, own, allowed));
}

const OF_FEELING: ReadonlySet<string> = new Set(
  "feel feels feeling felt sens sent siento siente encuentro encuentra fuhle fuhlt geht".split(" "),
);
const WELL: ReadonlySet<string> = new Set(
  (
    "fine well good great ok okay normal fit healthy brilliant perfectly usual same lovely amazing bien forme parfaitement " +
    "perfectamente estupendamente gut wohl bestens prima super blendend prachtig"
  ).split(" "),
);
/** Words from "feel" to "fine": "feel absolutely fine". */
const FEEL_WITHIN = 3;

const plainWordAt = (text: QuestionText, at: number) => bare(text.tokens[at]?.word ?? "");

/** "I feel fine", "je me sens bien", "mir geht es gut": said of somebody who is well. */
export function isReassuring(text: QuestionText, { first, last, named }: Span): boolean {
  if (named.length !== 1 || !OF_FEELING.has(plainWordAt(text, first))) return false;
  if (NEGATORS.has(wordAt(text, first - 1)) || NEGATORS.has(wordAt(text, first - 2))) return false;
  for (let at = last + 1; at <= last + FEEL_WITHIN; at += 1) {
    if (text.tokens[at]?.breakBefore !== "none" || NEGATORS.has(wordAt(text, at))) return false;
    if (WELL.has(plainWordAt(text, at))) return true;
  }
  return false;
}

const MINE: ReadonlySet<string> = new Set(["my", "me"]);
/** Of these it is asked in general only: "my heart" is somebody's own. */
const IN_GENERAL: ReadonlySet<string> = new Set(
  "heart lung lungs brain kidney kidneys stomach head blood body coeur ventre corazon herz magen kopf".split(" "),
);

/** Whether each word of a place is one that the question may hold. */
export function isAllowed(text: QuestionText, { named }: Span, allowed: ReadonlySet<string>): boolean {
  return named.every((at) => {
    const word = plainWordAt(text, at);
    return allowed.has(word) && !(IN_GENERAL.has(word) && MINE.has(wordAt(text, at - 1)));
  });
}
