/** The steps of the ladder, the least urgent first. */
export const CARE_LEVELS = ["SELF_CARE", "PHARMACIST", "URGENT", "CRISIS", "EMERGENCY"] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];

export function isHigher(a: CareLevel, b: CareLevel): boolean {
  return CARE_LEVELS.indexOf(a) > CARE_LEVELS.indexOf(b);
}

/** The three kinds of care that the levels come down to, the most urgent first. */
export const CARE_LABELS = ["emergency", "urgent", "routine"] as const;
export type CareLabel = (typeof CARE_LABELS)[number];
