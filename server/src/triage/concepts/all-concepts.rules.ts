import type { Concept } from "../concept.rules";
import { inAllLanguages } from "../languages/all-languages.rules";
import { CRISIS_CONCEPTS } from "./crisis.rules";
import { CRITICAL_CONCEPTS } from "./critical.rules";
import { EMERGENCY_CONCEPTS } from "./emergency.rules";
import { EMERGENCY_BODY_CONCEPTS } from "./emergency-body.rules";
import { KEYWORD_CONCEPTS } from "./keywords.rules";
import { PHARMACIST_CONCEPTS } from "./pharmacist.rules";
import { RED_FLAGS } from "./red-flags/all-red-flags.rules";
import { SYMPTOM_CONCEPTS } from "./symptoms.rules";
import { TEXT_MODEL_CONCEPTS } from "./text-model.rules";
import { URGENT_BODY } from "./urgent/body.rules";
import { URGENT_INFECTIONS } from "./urgent/infections.rules";
import { URGENT_CONCEPTS } from "./urgent.rules";

/** Everything that the assistant can recognise in a question, the most urgent first. */
export const CONCEPTS: readonly Concept[] = [
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
].map(inAllLanguages);

/** The text model's signals have words of their own and no patterns, so they are looked up and never searched for. */
const BY_ID: ReadonlyMap<string, Concept> = new Map(
  [...CONCEPTS, ...Object.values(TEXT_MODEL_CONCEPTS)].map((concept) => [concept.id, concept]),
);

export function conceptOf(id: string): Concept | undefined {
  return BY_ID.get(id);
}
