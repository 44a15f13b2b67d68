import { inLanguage } from "../medicines/texts.rules";
import { type Concept, languagesOf } from "./concept.rules";
import { CONCEPTS, CONCEPTS_FOR_SPELLING } from "./concepts/all-concepts.rules";
import { UNWELL_PATTERNS } from "./concepts/unwell-words.rules";
import { CHILD_PATTERNS, WORD_GROUPS } from "./concepts/word-groups.rules";
import { COGNATES, EVERYDAY_COGNATES, KNOWN, SPELLED } from "./languages/cognates.rules";
import { isAllowed, isOnlyAboutCare, isReassuring } from "./matter-cover.rules";
import { compilePattern, mayOccur, type Pattern, spansOf, wordsOfPattern } from "./pattern.rules";
import { PatternIndex } from "./pattern-index.rules";
import { phrasesIn } from "./phrases.rules";
import type { QuestionText, Span } from "./question.rules";
import { isNo, type Standing, standingOf } from "./scope.rules";
import { spellingFor } from "./spelling.rules";
import { readQuestion, wordsAsWritten } from "./text.rules";
import type { Vocabulary } from "./word-forms.rules";

/** A concept that a question names, with the words that gave it away and how it stands there. */
export interface Recognition {
  concept: Concept;
  words: string;
  standing: Exclude<Standing, "denied">;
  /** Only words of `everyday-words/` gave it away: then the text model may raise as if nothing had been recognised. */
  byEverydayWords?: true;
}

/** What a question holds. */
export interface Reading {
  /** Every concept that it names and does not deny, the most urgent first. */
  recognised: Recognition[];
  /** The concepts that it names only to deny them. */
  denied: string[];
  isAboutChild: boolean;
  /** For a question about care: whether a word in it, or a part that is not about care, may be of somebody who is unwell. */
  mayBeUnwell: boolean;
}

interface CompiledConcept {
  concept: Concept;
  patterns: readonly Pattern[];
  namedEvents: readonly Pattern[];
  unless: readonly Pattern[];
}

function compileAll(concept: Concept, kind: "patterns" | "namedEvents" | "unless"): Pattern[] {
  return languagesOf(concept).flatMap((language) => {
    const written = concept[kind]?.[language] ?? [];
    return written.map((pattern) => compilePattern(pattern, inLanguage(WORD_GROUPS, language)));
  });
}

const COMPILED: readonly CompiledConcept[] = CONCEPTS.map((concept) => ({
  concept,
  patterns: compileAll(concept, "patterns"),
  namedEvents: compileAll(concept, "namedEvents"),
  unless: compileAll(concept, "unless"),
}));

/** Every pattern that can find a concept, those of named events first, with the concept that it finds. */
const FINDERS = COMPILED.flatMap((compiled) =>
  [...compiled.namedEvents, ...compiled.patterns].map((pattern) => ({ compiled, pattern })),
);
const INDEX = new PatternIndex(FINDERS.map(({ pattern }) => pattern));

/** What `everyday-words/` adds to the patterns of the concepts, and the patterns of small things of every day. */
const EVERYDAY_PATTERNS: ReadonlySet<Pattern> = (() => {
  const firm = new Map(CONCEPTS_FOR_SPELLING.map(({ id, patterns }) => [id, new Set(Object.values(patterns).flat())]));
  const added = FINDERS.filter(
    ({ compiled: { concept }, pattern }) => !concept.onlyAlone && !firm.get(concept.id)?.has(pattern.written),
  );
  return new Set(added.map(({ pattern }) => pattern));
})();

const COMPILED_CHILD_PATTERNS = Object.values(CHILD_PATTERNS).flatMap((written) =>
  written.map((pattern) => compilePattern(pattern, WORD_GROUPS.en)),
);

const COMPILED_UNWELL_PATTERNS = Object.values(UNWELL_PATTERNS).flatMap((written) =>
  written.map((pattern) => compilePattern(pattern, WORD_GROUPS.en)),
);

const VOCABULARY: Vocabulary = {
  known: KNOWN,
  spelled: SPELLED,
  cognates: COGNATES,
  everydayCognates: EVERYDAY_COGNATES,
  spellingOf: spellingFor(
    CONCEPTS_FOR_SPELLING.flatMap((concept) =>
      (["patterns", "namedEvents", "unless"] as const).flatMap((kind) =>
        compileAll(concept, kind).flatMap(wordsOfPattern),
      ),
    ),
  ),
};

function isExcluded(span: Span, excluded: readonly Span[]): boolean {
  return excluded.some(({ first, last }) => span.named.some((at) => at >= first && at <= last));
}

/** "Present" outweighs everything; of the rest, any says that a person should look. */
const WEIGHT: Readonly<Record<Standing, number>> = { present: 3, asked: 2, past: 1, denied: 0 };

interface Finding {
  span: Span;
  standing: Standing;
}

/** Words that say where something is: "no leg weakness" denies the weakness too. */
const WHERE: ReadonlySet<string> = new Set(
  (
    "leg arm limb calf ankle facial face neck chest back head eye visual abdominal tummy belly pelvic flank loin focal motor " +
    "pre sensory neurological urinary bladder bowel vaginal rectal nasal throat joint bony midline systemic associated left right"
  ).split(" "),
);

/** A place with the words around it that belong to it: where it is, and in "slurred speech: no" what is answered. */
function wholeOf(text: QuestionText, span: Span): Span {
  let { first, last } = span;
  while (text.tokens[first]?.breakBefore === "none" && WHERE.has(text.tokens[first - 1]?.word ?? "")) first -= 1;
  while (last < span.last + 3 && text.tokens[last + 1]?.breakBefore === "none") last += 1;
  const answer = text.tokens[last + 1];
  const isAnsweredNo = answer?.language === text.tokens[last]?.language && isNo(answer);
  return { ...span, first, last: isAnsweredNo ? last : span.last };
}

/** The place where a part of a pattern counts most; the search ends at the first that is present. */
function weightiest(
  text: QuestionText,
  spans: readonly Span[],
  excluded: readonly Span[],
  isNamedEvent: boolean,
): Finding | undefined {
  let best: Finding | undefined;
  for (const span of spans) {
    if (isExcluded(span, excluded)) continue;
    const standing = standingOf(text, wholeOf(text, span), isNamedEvent);
    if (!best || WEIGHT[standing] > WEIGHT[best.standing]) best = { span, standing };
    if (standing === "present") break;
  }
  return best;
}

/** The words of a place as they were written, a turn of phrase to its end. */
function quoteOf(text: QuestionText, { first, last, named }: Span): string {
  const phrases = phrasesIn(text.tokens.slice(first, last + 8).map(({ word }) => word));
  const ends = phrases.flatMap(({ from, to }) => (named.includes(first + from) ? [first + to] : []));
  return wordsAsWritten(text, first, Math.min(text.tokens.length - 1, Math.max(last, ...ends)));
}

interface Match {
  pattern: Pattern;
  standing: Standing;
  parts: readonly Finding[];
}

/** How a pattern stands: as its weakest part, since all of its parts have to be there. */
function standingOfPattern(
  text: QuestionText,
  pattern: Pattern,
  excluded: () => readonly Span[],
  isNamedEvent: boolean,
): Match | undefined {
  const places: (readonly Span[])[] = [];
  for (const part of pattern.everywhere) {
    const spans = spansOf(text, part);
    if (spans.length === 0) return undefined;
    places.push(spans);
  }
  const parts: Finding[] = [];
  for (const spans of places) {
    const best = weightiest(text, spans, excluded(), isNamedEvent);
    if (!best) return undefined;
    parts.push(best);
  }
  const [weakest] = parts.map(({ standing }) => standing).sort((a, b) => WEIGHT[a] - WEIGHT[b]);
  return weakest && { pattern, standing: weakest, parts };
}

function recogniseConcept(
  text: QuestionText,
  { concept, namedEvents, unless }: CompiledConcept,
  candidates: readonly Pattern[],
): Recognition | "denied" | undefined {
  let found: Span[] | undefined;
  const excluded = () => {
    found ??= unless.flatMap((pattern) =>
      mayOccur(text, pattern) ? pattern.everywhere.flatMap((part) => spansOf(text, part)) : [],
    );
    return found;
  };
  let best: Match | undefined;
  for (const pattern of candidates) {
    const match = standingOfPattern(text, pattern, excluded, namedEvents.includes(pattern));
    if (match && (!best || WEIGHT[match.standing] > WEIGHT[best.standing])) best = match;
    if (best?.standing === "present") break;
  }
  if (!best) return undefined;
  // "I cannot open the app" denies nothing.
  const standing = best.standing === "denied" && concept.onlyAlone ? "asked" : best.standing;
  if (standing === "denied") return "denied";
  const words = [...new Set(best.parts.map(({ span }) => quoteOf(text, span)))].join(" … ");
  return {
    concept,
    standing,
    words,
    ...(EVERYDAY_PATTERNS.has(best.pattern) && { byEverydayWords: true }),
  };
}

/** The patterns that may be in a question, by the concept that they find, in the order of the concepts. */
function candidatesIn(text: QuestionText): Map<CompiledConcept, Pattern[]> {
  const candidates = new Map<CompiledConcept, Pattern[]>();
  for (const at of INDEX.candidatesIn(text)) {
    const finder = FINDERS[at];
    if (!finder) continue;
    const before = candidates.get(finder.compiled);
    if (before) before.push(finder.pattern);
    else candidates.set(finder.compiled, [finder.pattern]);
  }
  return candidates;
}

function isAnyIn(text: QuestionText, patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) => pattern.everywhere.every((part) => spansOf(text, part).length > 0));
}

/** Words of somebody who may be unwell that the questions about care may hold. */
function wordsAllowedBy(matters: readonly Recognition[]): ReadonlySet<string> {
  return new Set(matters.flatMap(({ concept }) => concept.allows?.split(" ") ?? []));
}

/** Whether a word of somebody who may be unwell stands in a question about care: not denied, not "feel fine", not allowed there. */
function namesUnwell(text: QuestionText, allowed: ReadonlySet<string>): boolean {
  const isHarmless = (span: Span) =>
    isReassuring(text, span) ||
    isAllowed(text, span, allowed) ||
    standingOf(text, wholeOf(text, span), false) === "denied";
  return COMPILED_UNWELL_PATTERNS.some((pattern) =>
    pattern.everywhere.every((part) => spansOf(text, part).some((span) => !isHarmless(span))),
  );
}

/**
 * Reads a question against every concept. Pure, and linear in the length of the
 * question: every look ahead and back is bounded. The question may be any string.
 */
export function recognise(question: string): Reading {
  const text = readQuestion(question, VOCABULARY);
  const recognised: Recognition[] = [];
  const denied: string[] = [];
  for (const [compiled, patterns] of candidatesIn(text)) {
    const found = recogniseConcept(text, compiled, patterns);
    if (found === "denied") denied.push(compiled.concept.id);
    else if (found) recognised.push(found);
  }
  const matters = recognised.filter(({ concept }) => concept.onlyAlone);
  const allowed = wordsAllowedBy(matters);
  return {
    recognised,
    denied,
    isAboutChild: isAnyIn(text, COMPILED_CHILD_PATTERNS),
    mayBeUnwell: matters.length === 0 || !isOnlyAboutCare(text, allowed) || namesUnwell(text, allowed),
  };
}
