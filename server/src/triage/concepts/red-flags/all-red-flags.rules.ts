import type { Concept } from "../../concept.rules";
import { BELLY_RED_FLAGS } from "./belly.rules";
import { BRAIN_AND_EYE_RED_FLAGS } from "./brain-and-eyes.rules";
import { CHILD_RED_FLAGS } from "./children.rules";
import { HEART_AND_LUNG_RED_FLAGS } from "./heart-and-lungs.rules";
import { INFECTION_RED_FLAGS } from "./infection.rules";
import { INJURY_AND_MIND_RED_FLAGS } from "./injuries-and-mind.rules";
import { POISON_AND_METABOLISM_RED_FLAGS } from "./poison-and-metabolism.rules";
import { PREGNANCY_RED_FLAGS } from "./pregnancy.rules";

/** Every emergency beside the documented critical symptoms and the first list. */
export const RED_FLAGS: readonly Concept[] = [
  ...HEART_AND_LUNG_RED_FLAGS,
  ...BRAIN_AND_EYE_RED_FLAGS,
  ...INFECTION_RED_FLAGS,
  ...BELLY_RED_FLAGS,
  ...PREGNANCY_RED_FLAGS,
  ...CHILD_RED_FLAGS,
  ...POISON_AND_METABOLISM_RED_FLAGS,
  ...INJURY_AND_MIND_RED_FLAGS,
];
