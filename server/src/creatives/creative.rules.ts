/** Where a creative stands with compliance. Only approved ones are ever shown. */
export const CREATIVE_STATUSES = ["PENDING", "APPROVED", "REJECTED", "NEEDS_REVISION"] as const;
export type CreativeStatus = (typeof CREATIVE_STATUSES)[number];

/** Where the picture of a creative is, from the root of the site. */
export const imageUrlOf = (imageKey: string): string => `/ads/${imageKey}.svg`;
