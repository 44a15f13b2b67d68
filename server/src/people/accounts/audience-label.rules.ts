/**
 * What a campaign can be about, and what the health side tells of a person who agreed to personalised sponsorship (specification of
 * the portals, section 9). A label is a bit by its place in the list, so entries are only ever added at the end.
 */
export const HEALTH_TOPICS = [
  "Respiratory",
  "Cardiovascular",
  "Digestive",
  "Musculoskeletal",
  "Allergies",
  "Sleep disorders",
] as const;
export type HealthTopic = (typeof HEALTH_TOPICS)[number];

export const LIFESTYLE_SIGNALS = [
  "Active lifestyle",
  "Sedentary",
  "Regular exercise",
  "Poor sleep quality",
  "Stress indicators",
  "Heart rate variations",
] as const;
export type LifestyleSignal = (typeof LIFESTYLE_SIGNALS)[number];

/** Groups of fewer people are never told of, and never targeted (decisions, C9). */
export const SMALLEST_AUDIENCE = 50;

/** The labels as a number with a bit for each; those that are not in the list count for nothing. */
export function maskOf(list: readonly string[], labels: readonly string[]): number {
  return labels.reduce((mask, label) => {
    const at = list.indexOf(label);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);
}
