/** Those who try every root field, and groups of them. */
export const CALLERS = [
  "nobody",
  "patient",
  "advertiser",
  "owner",
  "reviewer",
  "support",
  "analyst",
  "pharmacist",
] as const;
export type CallerName = (typeof CALLERS)[number];

export const EVERYBODY: readonly CallerName[] = [...CALLERS];
export const PATIENTS: readonly CallerName[] = ["patient"];
export const ADVERTISERS: readonly CallerName[] = ["advertiser"];
export const PATIENTS_AND_PHARMACISTS: readonly CallerName[] = ["patient", "owner", "pharmacist"];
export const PHARMACISTS: readonly CallerName[] = ["owner", "pharmacist"];
export const WATCHERS: readonly CallerName[] = ["owner", "support", "analyst"];
export const REVIEWERS: readonly CallerName[] = ["owner", "reviewer"];
export const EXPLAINERS: readonly CallerName[] = ["owner", "analyst"];
export const MODEL_VIEWERS: readonly CallerName[] = ["owner", "reviewer", "analyst", "pharmacist"];
export const TRAINERS: readonly CallerName[] = ["owner", "analyst"];
export const LABELLERS: readonly CallerName[] = ["owner", "reviewer", "analyst", "pharmacist"];
export const STUDY_KEEPERS: readonly CallerName[] = ["owner", "reviewer", "analyst"];
export const STAFF: readonly CallerName[] = ["owner", "reviewer", "support", "analyst", "pharmacist"];
export const AUDITORS: readonly CallerName[] = ["owner", "support"];
export const SUPPORTERS: readonly CallerName[] = ["owner", "support"];
export const OWNERS: readonly CallerName[] = ["owner"];
export const KEY_VIEWERS: readonly CallerName[] = ["advertiser", "owner"];
export const SIGNED_IN: readonly CallerName[] = CALLERS.filter((name) => name !== "nobody");
