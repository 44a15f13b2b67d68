const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What a mailed link can be for, with how long it works, in seconds. */
export const LINK_SECONDS = {
  password_reset: 30 * MINUTE,
  first_password: 24 * HOUR,
  email_confirmation: 24 * HOUR,
  email_change: 24 * HOUR,
} as const;

export type LinkPurpose = keyof typeof LINK_SECONDS;

/** Links that set a password end one another; so do links that confirm an address. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ["password_reset", "first_password"];
export const EMAIL_LINKS: readonly LinkPurpose[] = ["email_confirmation", "email_change"];

/** How long a link's row stays after its time is over, in days. */
export const LINK_KEPT_DAYS = 7;

/** No token of ours is longer, in characters. */
export const TOKEN_MAX_LENGTH = 100;
