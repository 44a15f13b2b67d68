/** The languages of the interface and of every safety text. */
export const LANGUAGES = ["en", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export const ROLES = ["CUSTOMER", "ADVERTISER", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** The four rules of the checklist (specification of patients, section 5). Patterns run in browsers too. */
export const PASSWORD_RULES = [
  { id: "length", label: "At least 8 characters", pattern: "^[\\s\\S]{8,}$" },
  { id: "uppercase", label: "One uppercase letter", pattern: "\\p{Lu}" },
  { id: "number", label: "One number", pattern: "\\p{Nd}" },
  { id: "special", label: "One special character", pattern: "[^\\p{L}\\p{N}\\s]" },
] as const;

/** argon2 reads the whole password, so its length has a limit. */
export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;

/** Sentences of the specification's error catalogue. */
export const MESSAGES = {
  signInFailed: "Invalid email or password",
  signInMissing: "Please enter both email and password.",
  emailTaken: "Email already registered",
  fieldsMissing: "Please fill in all fields.",
  nameTooLong: `Please use at most ${NAME_MAX_LENGTH} characters.`,
  consentsMissing: "You must agree to the terms and NHS integration.",
  passwordWeak: "Please ensure your password meets all requirements.",
  emailInvalid: "Please enter a valid email address",
  emailSame: "This is already your email address.",
  emailUnconfirmed: "Please confirm your email address first.",
  emailConfirmed: "Your email address is already confirmed.",
  accountGone: "This account no longer exists.",
  notYourPassword: "That password is not right. Please try again.",
  resetLinkBad: "This password reset link has expired or is invalid.",
  confirmLinkBad: "This link has expired or is invalid.",
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a session lasts, in seconds (docs/decisions/0005-sessions.md). */
export function sessionLifetime(role: Role, remembered: boolean): { idleSeconds: number; totalSeconds: number } {
  if (remembered && role !== "ADMIN") {
    return { idleSeconds: 30 * 24 * HOUR, totalSeconds: 30 * 24 * HOUR };
  }
  return { idleSeconds: role === "ADMIN" ? 15 * MINUTE : 30 * MINUTE, totalSeconds: 12 * HOUR };
}

/** Characters that nobody sees, such as zero-width spaces and marks of direction. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** One address has one spelling: folded (NFKC), without unseen characters, trimmed, and in lower case. */
export function normaliseEmail(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "").trim().toLowerCase().normalize("NFKC");
}

/** A name as it is kept: one line, without control characters, single spaces. */
export function normaliseName(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Something, an @, and a domain with a dot, in lower case. Whether it can be written to, only a mail can tell. */
export function looksLikeEmail(email: string): boolean {
  return (
    email.length <= EMAIL_MAX_LENGTH &&
    /^[^\s\p{Cc}@<>(),;:"]{1,64}@[^\s\p{Cc}@<>(),;:".]+(\.[^\s\p{Cc}@<>(),;:".]+)+$/u.test(email)
  );
}

/** True when all four rules hold and the password is not longer than we read. */
export function isStrongPassword(password: string): boolean {
  return (
    password.length <= PASSWORD_MAX_LENGTH &&
    PASSWORD_RULES.every(({ pattern }) => new RegExp(pattern, "u").test(password))
  );
}
