/** What can be wrong with an advert, as a patient says it. */
export const ADVERT_REPORT_REASONS = ["MISLEADING", "UNSAFE", "OFFENSIVE", "OTHER"] as const;
export type AdvertReportReason = (typeof ADVERT_REPORT_REASONS)[number];

export const ADVERT_COMMENT_MAX_LENGTH = 500;

export const ADVERT_CHOICE_MESSAGES = {
  commentTooLong: `Please use at most ${ADVERT_COMMENT_MAX_LENGTH} characters.`,
} as const;
