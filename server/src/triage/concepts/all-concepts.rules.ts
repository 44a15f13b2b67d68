import type { Concept } from "../concept.rules";
import { inAllLanguages } from "../languages/all-languages.rules";
import { DAILY_COMPLAINTS } from "./complaints/daily.rules";
import { DAILY_LIMB_COMPLAINTS } from "./complaints/daily-limbs.rules";
import { DAILY_SKIN_COMPLAINTS } from "./complaints/daily-skin.rules";
import { CRISIS_CONCEPTS } from "./crisis.rules";
import { CRITICAL_CONCEPTS } from "./critical.rules";
import { EMERGENCY_CONCEPTS } from "./emergency.rules";
import { EMERGENCY_BODY_CONCEPTS } from "./emergency-body.rules";
import { KEYWORD_CONCEPTS } from "./keywords.rules";
import { MATTERS } from "./matters/all-matters.rules";
import { PHARMACIST_CONCEPTS } from "./pharmacist.rules";
import { RED_FLAGS } from "./red-flags/all-red-flags.rules";
import { SYMPTOM_CONCEPTS } from "./symptoms.rules";
import { TEXT_MODEL_CONCEPTS } from "./text-model.rules";
import { URGENT_BODY } from "./urgent/body.rules";
import { URGENT_INFECTIONS } from "./urgent/infections.rules";
import { URGENT_CONCEPTS } from "./urgent.rules";

const WRITTEN: readonly Concept[] = [
  ...CRITICAL_CONCEPTS,
  ...EMERGENCY_CONCEPTS,
  ...EMERGENCY_BODY_CONCEPTS,
  ...RED_FLAGS,
  ...CRISIS_CONCEPTS,
  ...URGENT_CONCEPTS,
  ...URGENT_INFECTIONS,
  ...URGENT_BODY,
  ...KEYWORD_CONCEPTS,
  ...PHARMACIST_CONCEPTS,
  ...SYMPTOM_CONCEPTS,
];

/** Everything that the assistant can recognise in a question, the most urgent first. */
export const CONCEPTS: readonly Concept[] = [...WRITTEN, ...MATTERS].map((concept) => inAllLanguages(concept));

const DAILY: ReadonlySet<string> = new Set(
  [...DAILY_COMPLAINTS, ...DAILY_SKIN_COMPLAINTS, ...DAILY_LIMB_COMPLAINTS].map(({ id }) => id),
);

/**
 * The same without questions about care, without small things of every day and without `everyday-words/`. Slips of the fingers are corrected to the words of
 * these only: a word that is known is not corrected, and an everyday one must not hide a slip in a warning sign.
 */
export const CONCEPTS_FOR_SPELLING: readonly Concept[] = WRITTEN.filter(({ id }) => !DAILY.has(id)).map((concept) =>
  inAllLanguages(concept, { everyday: false }),
);

/** The text model's signals have words of their own and no patterns, so they are looked up and never searched for. */
const BY_ID: ReadonlyMap<string, Concept> = new Map(
  [...CONCEPTS, ...Object.values(TEXT_MODEL_CONCEPTS)].map((concept) => [concept.id, concept]),
);

export function conceptOf(id: string): Concept | undefined {
  return BY_ID.get(id);
}
