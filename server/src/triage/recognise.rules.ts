import { inLanguage } from "../medicines/texts.rules";
import { type Concept, languagesOf } from "./concept.rules";
import { CONCEPTS } from "./concepts/all-concepts.rules";
import { CHILD_PATTERNS, WORD_GROUPS } from "./concepts/word-groups.rules";
import { compilePattern, type Pattern, type Span, spansOf, wordsOfPattern } from "./pattern.rules";
import { type Standing, standingOf } from "./scope.rules";
import { spellingFor } from "./spelling.rules";
import { type QuestionText, readQuestion, wordsAsWritten } from "./text.rules";

/** A concept that a question names, with the words that gave it away and how it stands there. */
export interface Recognition {
  concept: Concept;
  words: string;
  standing: Exclude<Standing, "denied">;
}

/** What a question holds. */
export interface Reading {
  /** Every concept that it names and does not deny, the most urgent first. */
  recognised: Recognition[];
  isAboutChild: boolean;
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

const COMPILED_CHILD_PATTERNS = Object.values(CHILD_PATTERNS).flatMap((written) =>
  written.map((pattern) => compilePattern(pattern, WORD_GROUPS.en)),
);

const spellingOf = spellingFor(
  COMPILED.flatMap(({ patterns, namedEvents, unless }) =>
    [...patterns, ...namedEvents, ...unless].flatMap(wordsOfPattern),
  ),
);

function isExcluded(span: Span, excluded: readonly Span[]): boolean {
  return excluded.some(({ first, last }) => span.named.some((at) => at >= first && at <= last));
}

/** "Present" outweighs everything; of the rest, any says that a person should look. */
const WEIGHT: Readonly<Record<Standing, number>> = { present: 3, asked: 2, past: 1, denied: 0 };

interface Finding {
  span: Span;
  standing: Standing;
}

function weightiest(findings: readonly Finding[]): Finding | undefined {
  return findings.reduce<Finding | undefined>(
    (best, finding) => (best && WEIGHT[best.standing] >= WEIGHT[finding.standing] ? best : finding),
    undefined,
  );
}

/** How a pattern stands: as its weakest part, since all of its parts have to be there. */
function standingOfPattern(
  text: QuestionText,
  pattern: Pattern,
  excluded: readonly Span[],
  isNamedEvent: boolean,
): { standing: Standing; words: string } | undefined {
  const parts: Finding[] = [];
  for (const part of pattern.everywhere) {
    const spans = spansOf(text, part).filter((span) => !isExcluded(span, excluded));
    const best = weightiest(spans.map((span) => ({ span, standing: standingOf(text, span, isNamedEvent) })));
    if (!best) return undefined;
    parts.push(best);
  }
  const [weakest] = parts.map(({ standing }) => standing).sort((a, b) => WEIGHT[a] - WEIGHT[b]);
  const words = [...new Set(parts.map(({ span }) => wordsAsWritten(text, span.first, span.last)))].join(" … ");
  return weakest && { standing: weakest, words };
}

function recogniseConcept(text: QuestionText, compiled: CompiledConcept): Recognition | undefined {
  const { concept, patterns, namedEvents } = compiled;
  const excluded = compiled.unless.flatMap((pattern) => pattern.everywhere.flatMap((part) => spansOf(text, part)));
  let found: Recognition | undefined;
  for (const pattern of [...namedEvents, ...patterns]) {
    const match = standingOfPattern(text, pattern, excluded, namedEvents.includes(pattern));
    if (!match || match.standing === "denied") continue;
    const { standing, words } = match;
    if (!found || WEIGHT[standing] > WEIGHT[found.standing]) found = { concept, standing, words };
    if (standing === "present") break;
  }
  return found;
}

/**
 * Reads a question against every concept. Pure, and linear in the length of the
 * question: every look ahead and back is bounded. The question may be any string.
 */
export function recognise(question: string): Reading {
  const text = readQuestion(question, spellingOf);
  return {
    recognised: COMPILED.flatMap((compiled) => recogniseConcept(text, compiled) ?? []),
    isAboutChild: COMPILED_CHILD_PATTERNS.some((pattern) =>
      pattern.everywhere.every((part) => spansOf(text, part).length > 0),
    ),
  };
}
