import type { Source } from "../medicines/texts.rules";
import type { Asker } from "./answer-shape.rules";
import type { CareLevel } from "./concept.rules";
import { conceptOf } from "./concepts/all-concepts.rules";
import type { AssessedSignal, Assessment } from "./triage.rules";

/** At most this many complaints are answered at once; the others are named. */
export const MOST_COMPLAINTS = 4;

export function ofLevel(signals: readonly AssessedSignal[], level: CareLevel): AssessedSignal[] {
  return signals.filter((signal) => signal.level === level);
}

/** At most this many pages are named for a question in which nothing was recognised. */
const MOST_RELATED = 2;

/** Nothing at all was recognised, so that the only help is what the question is like. */
function isUnknown({ level, signals, mentioned = [] }: Assessment): boolean {
  return level === "PHARMACIST" && signals.length === 0 && mentioned.length === 0;
}

function isCrowded({ level, signals }: Assessment): boolean {
  return level === "SELF_CARE" && ofLevel(signals, "SELF_CARE").length > MOST_COMPLAINTS;
}

/** Whether the answer needs to know which complaints of the catalogue the question is most like. */
export function needsSearch(assessment: Assessment): boolean {
  return isUnknown(assessment) || isCrowded(assessment);
}

/** Pages about what an unknown question is most like: only to read, since nobody knows whether they are about it. */
export function relatedPages(assessment: Assessment, { closest = [] }: Asker): Source[] {
  if (!isUnknown(assessment)) return [];
  const related = closest.filter((concept) => !assessment.denied?.includes(concept));
  return related.slice(0, MOST_RELATED).flatMap((concept) => conceptOf(concept)?.source ?? []);
}

/** Of more complaints than are answered at once, those that the question is most like come first. */
export function closestFirst(named: AssessedSignal[], { closest = [] }: Asker): AssessedSignal[] {
  if (named.length <= MOST_COMPLAINTS) return named;
  const place = ({ concept }: AssessedSignal) =>
    closest.includes(concept) ? closest.indexOf(concept) : closest.length;
  return [...named].sort((a, b) => place(a) - place(b));
}
