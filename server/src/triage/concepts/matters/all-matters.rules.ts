import type { Concept } from "../../concept.rules";
import { CURIOUS_MATTERS } from "./curious.rules";
import { FAMILY_MATTERS } from "./family.rules";
import { HABIT_MATTERS } from "./habits.rules";
import { LIVING_MATTERS } from "./living.rules";
import { MEDICINE_MATTERS } from "./medicines.rules";
import { ORGANISING_MATTERS } from "./organising.rules";
import { PLAN_MATTERS } from "./plans.rules";

/** What people ask without being unwell. */
export const MATTERS: readonly Concept[] = [
  ...MEDICINE_MATTERS,
  ...ORGANISING_MATTERS,
  ...LIVING_MATTERS,
  ...FAMILY_MATTERS,
  ...CURIOUS_MATTERS,
  ...PLAN_MATTERS,
  ...HABIT_MATTERS,
];
