export const USER_LIMITS = {
  /** Characters of an address, from its beginning. */
  searchShortest: 4,
  searchLongest: 254,
  page: 20,
  suspensionReason: { shortest: 5, longest: 500 },
  lookReason: { shortest: 10, longest: 500 },
  /** Newest lines of the ledger of consents, and suspensions, that are shown. */
  consentLines: 50,
  suspensions: 10,
  questions: 20,
} as const;

/** Whom staff look after here. Members of staff are looked after with their roles. */
export const PERSON_ROLES = ["CUSTOMER", "ADVERTISER"] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

export const USER_MESSAGES = {
  page: "Choose 1 to 20 entries.",
  searchShort: "Please type at least 4 characters of the email address.",
  searchLong: "This is too long for an email address.",
  suspensionShort: "Please say why in at least 5 characters.",
  lookShort: "Please say why in at least 10 characters. The patient reads it.",
  reasonLong: "Please use at most 500 characters.",
  suspendedAlready: "This account is already suspended.",
  notSuspended: "This account is not suspended.",
  suspended: "This account is suspended. Lift the suspension first.",
  notBlocked: "Signing in to this account is not blocked.",
  signedInNowhere: "This person is not signed in anywhere.",
  emailConfirmed: "This email address is already confirmed.",
  dataUseWithdrawn: "This patient has withdrawn consent to the use of their health data, so staff cannot view it.",
} as const;

export const HEALTH_LOOKS = ["PROFILE", "QUESTIONS"] as const;
export type HealthLookKind = (typeof HEALTH_LOOKS)[number];

/** What the patient is told was looked at. */
export const HEALTH_LOOK_WORDS: Readonly<Record<HealthLookKind, string>> = {
  PROFILE: "Your health profile",
  QUESTIONS: "Your questions",
};

/** A reason as it is kept: one line, without control and unseen characters, single spaces. */
export function tidyReason(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .trim();
}

/** What is wrong with a reason that was tidied. */
export function reasonProblem(
  reason: string,
  { shortest, longest }: { shortest: number; longest: number },
  tooShort: string,
): string | undefined {
  const length = [...reason].length;
  if (length < shortest) return tooShort;
  return length > longest ? USER_MESSAGES.reasonLong : undefined;
}

/** What is wrong with the beginning of an address that is searched for. */
export function searchProblem(email: string): string | undefined {
  const length = [...email].length;
  if (length < USER_LIMITS.searchShortest) return USER_MESSAGES.searchShort;
  return length > USER_LIMITS.searchLongest ? USER_MESSAGES.searchLong : undefined;
}
