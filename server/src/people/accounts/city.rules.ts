/** The cities in which campaigns can be shown (specification of the portals, section 9), and where a patient can live. */
export const CITIES = ["London", "Manchester", "Birmingham", "Glasgow", "Liverpool", "Edinburgh"] as const;

/** What a person can say about where they live. */
export const PLACES = [...CITIES, "Elsewhere"] as const;
export type HomePlace = (typeof PLACES)[number];
