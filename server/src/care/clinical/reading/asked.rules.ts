import { type QuestionText, REACH, type Span, someBetween, wordAt } from "./question.rules";
import { bare, PERSONAL } from "./words.rules";

const CAUSING: ReadonlySet<string> = new Set(
  "cause causes causing trigger triggers lead leads increase increases raise raises bring give gives make makes".split(
    " ",
  ),
);
const DEFINING: ReadonlySet<string> = new Set(
  "symptoms symptom signs sign causes cause mean means difference treated diagnosed definition prevent avoid".split(
    " ",
  ),
);
const CHANCE: ReadonlySet<string> = new Set(
  "risk risks chance chances odds likelihood prevent preventing avoid avoiding".split(" "),
);
/** "I watched a programme about sepsis." */
const TOLD_BY_OTHERS: ReadonlySet<string> = new Set(
  (
    "programme program documentary film movie article poster leaflet telly tv podcast book news series soap " +
    "essay project homework lecture course exam quiz read reading googled learning"
  ).split(" "),
);
/** "I lie awake googling sudden death." */
const LOOKS_UP: ReadonlySet<string> = new Set("googling googled google".split(" "));
/** "A scan for an aneurysm", "Impfung gegen Gürtelrose": what is looked for or kept away is not there. */
const LOOKED_FOR: ReadonlySet<string> = new Set(
  (
    "screening screened vaccine vaccination vaccinated jab jabs immunisation vaccin vaccination vaccine depistage " +
    "impfung impfen geimpft vorsorge früherkennung fruherkennung vacuna vacunacion vacunado vacunada cribado"
  ).split(" "),
);
const FOR: ReadonlySet<string> = new Set("for against on of auf gegen contre de la del du".split(" "));

function isLookedFor(text: QuestionText, span: Span): boolean {
  // "Gegen Gürtelrose impfen": the verb comes last.
  const isAfter = (at: number) => text.tokens[at]?.breakBefore === "none" && LOOKED_FOR.has(bare(wordAt(text, at)));
  if (bare(wordAt(text, span.first - 1)) === "gegen" && (isAfter(span.last + 1) || isAfter(span.last + 2))) return true;
  let at = span.first - 1;
  while (at > span.first - 4 && text.tokens[at + 1]?.breakBefore === "none") {
    if (LOOKED_FOR.has(bare(wordAt(text, at)))) return at < span.first - 1;
    if (!FOR.has(bare(wordAt(text, at))) && !ARTICLES.has(wordAt(text, at))) return false;
    at -= 1;
  }
  return false;
}

const MAY: ReadonlySet<string> = new Set("can could will would might may".split(" "));
const GETS: ReadonlySet<string> = new Set("get catch develop contract".split(" "));
const ASKED_OF: ReadonlySet<string> = new Set("i we he she they you one it people anyone".split(" "));

/** "Can I still get shingles?": what may come is not there. */
function mayCome(text: QuestionText, span: Span): boolean {
  let at = span.first - 1;
  while (at > span.first - 4 && (ARTICLES.has(wordAt(text, at)) || wordAt(text, at) === "my")) at -= 1;
  if (!GETS.has(wordAt(text, at))) return false;
  const before = (back: number) => wordAt(text, at - back);
  return [1, 2].some((back) => ASKED_OF.has(before(back)) && MAY.has(before(back + 1)));
}

/** "How do I know if a cut needs stitches?": nobody is said to have one. */
function isHowToKnow(text: QuestionText, span: Span): boolean {
  for (let at = span.first - 1; at >= Math.max(1, span.first - 5); at -= 1) {
    const word = wordAt(text, at);
    if (text.tokens[at + 1]?.breakBefore !== "none" || PERSONAL.has(word)) return false;
    if (["if", "whether", "when"].includes(word) && ["know", "tell"].includes(wordAt(text, at - 1)))
      return someBetween(at - 5, at - 2, (place) => wordAt(text, place) === "how");
  }
  return false;
}

/** "Is meningitis catching?" */
const OF_AN_ILLNESS: ReadonlySet<string> = new Set(
  "catching contagious infectious hereditary dangerous common curable genetic".split(" "),
);
const OPENS_QUESTION: ReadonlySet<string> = new Set(
  "can could does do will would might may is are what which how why".split(" "),
);

const NAMED_OF: ReadonlySet<string> = new Set("sign signs symptom symptoms cause causes".split(" "));
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
const WHICH: ReadonlySet<string> = new Set(["what", "which"]);
const HANDLES: ReadonlySet<string> = new Set(["treat", "cure", "prevent", "catch"]);
const ANYBODY: ReadonlySet<string> = new Set(["you", "one", "they"]);

/** Whether a person is named from here on, up to the end of the sentence. */
function namesPerson(text: QuestionText, from: number): boolean {
  const clause = text.tokens[from]?.clause;
  return someBetween(from, from + REACH, (at) => text.tokens[at]?.clause === clause && PERSONAL.has(wordAt(text, at)));
}

/** "What are the signs of sepsis?", "how do you treat anaphylaxis?", "is meningitis catching?", whoever asks. */
function isDefinitionOf(text: QuestionText, span: Span): boolean {
  if (namesPerson(text, span.last)) return false;
  const opens = span.first - (ARTICLES.has(wordAt(text, span.first - 1)) ? 2 : 1);
  if (wordAt(text, opens) === "of" && NAMED_OF.has(wordAt(text, opens - 1))) {
    if (someBetween(span.first - 7, span.first - 3, (at) => WHICH.has(wordAt(text, at)))) return true;
  }
  if (HANDLES.has(wordAt(text, span.first - 1)) && ANYBODY.has(wordAt(text, span.first - 2))) {
    const asks = ["do", "does"].includes(wordAt(text, span.first - 3));
    if (asks && wordAt(text, span.first - 4) === "how") return true;
  }
  return (
    ["is", "are"].includes(wordAt(text, span.first - 1)) &&
    OF_AN_ILLNESS.has(wordAt(text, span.last + 1)) &&
    text.tokens[span.first - 1]?.clause === text.tokens[span.last + 1]?.clause
  );
}

/**
 * A question of knowledge: nobody in it has the thing. Any "my", "I" or "she" makes it one about a person, save in
 * "how can I lower my risk of a stroke".
 */
export function isAsked(text: QuestionText, span: Span): boolean {
  if (someBetween(Math.max(0, span.first - 4), span.first - 1, (at) => CHANCE.has(wordAt(text, at)))) return true;
  const isAbout = ["about", "on"].includes(wordAt(text, span.first - 1));
  if (isAbout && someBetween(Math.max(0, span.first - 4), span.first - 2, (at) => TOLD_BY_OTHERS.has(wordAt(text, at))))
    return true;
  if (someBetween(Math.max(0, span.first - 3), span.first - 1, (at) => LOOKS_UP.has(wordAt(text, at)))) return true;
  if (isDefinitionOf(text, span) || isLookedFor(text, span)) return true;
  if (mayCome(text, span) || isHowToKnow(text, span)) return true;
  const clause = text.tokens[span.first]?.clause;
  let first = span.first;
  while (first > span.first - REACH && text.tokens[first - 1]?.clause === clause) first -= 1;
  let last = span.last;
  while (last < span.last + REACH && text.tokens[last + 1]?.clause === clause) last += 1;
  if (someBetween(first, last, (at) => PERSONAL.has(wordAt(text, at)))) return false;
  const has = (words: ReadonlySet<string>) => someBetween(first, span.first - 1, (at) => words.has(wordAt(text, at)));
  if (wordAt(text, first) === "difference") return true;
  if (!has(OPENS_QUESTION)) return false;
  const isDefinition =
    ["what", "how", "why", "which"].includes(wordAt(text, first)) &&
    someBetween(first, last, (at) => DEFINING.has(wordAt(text, at)));
  const asksWhatItIs = wordAt(text, first) === "what" && wordAt(text, first + 1) === "is" && span.first - first <= 3;
  // "Kann Ibuprofen einen Schlaganfall verursachen?": the verb comes last.
  const causesInTheEnd =
    text.tokens[span.last]?.language === "de" && someBetween(first, last, (at) => CAUSING.has(wordAt(text, at)));
  return has(CAUSING) || causesInTheEnd || isDefinition || asksWhatItIs;
}
