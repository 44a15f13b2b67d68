import type { ComplianceSeverity } from "./compliance.rules";

/** Why an advert is looked at: its advertiser sent it, or a rule that was put into force stopped it. */
export const REVIEW_CAUSES = ["SUBMITTED", "RULE"] as const;
export type ReviewCause = (typeof REVIEW_CAUSES)[number];

/** What a reviewer can decide. */
export const DECISIONS = ["APPROVED", "REJECTED", "NEEDS_REVISION"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Where a review stands; SUPERSEDED: a newer version was approved before anybody decided. */
export type ReviewStatus = "PENDING" | "SUPERSEDED" | Decision;

export const isDecision = (status: string): status is Decision => DECISIONS.some((decision) => decision === status);

export const REASON_MAX_LENGTH = 500;

export const REVIEW_MESSAGES = {
  notADecision: "An advert can be approved, rejected or sent back.",
  reasonMissing: "Please say why. The advertiser reads it.",
  reasonForHigh: "It breaks a high-severity rule. Please say why it can still be approved.",
  reasonTooLong: `Please use at most ${REASON_MAX_LENGTH} characters.`,
  rulesChanged:
    "The rules have changed since this advert was submitted, and it now breaks another one. Please check it again.",
  changedMeanwhile: "This advert changed while you were reviewing it. Please check it again.",
  superseded: "A newer version of this advert has been approved.",
  searchTooLong: "Please use at most 100 characters.",
} as const;

const ACTS: Readonly<Record<Decision, string>> = {
  APPROVED: "approved",
  REJECTED: "rejected",
  NEEDS_REVISION: "sent back",
};

const TIME = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", minute: "2-digit" });

/** Who was first, for somebody who came too late: 'Priya Shah approved this advert at 10:42.' */
export function lateSentence({
  status,
  by,
  at,
}: {
  status: ReviewStatus;
  /** Null when they have left. */
  by: string | null;
  at: Date | null;
}): string {
  if (status === "SUPERSEDED") return REVIEW_MESSAGES.superseded;
  if (status === "PENDING" || at === null) return REVIEW_MESSAGES.changedMeanwhile;
  return `${by ?? "A colleague"} ${ACTS[status]} this advert at ${TIME.format(at)}.`;
}

/** What is wrong with the reason of a decision; null when nothing is. */
export function reasonProblem(
  decision: Decision,
  reason: string,
  broken: readonly { severity: ComplianceSeverity }[],
): string | null {
  if (reason.length > REASON_MAX_LENGTH) return REVIEW_MESSAGES.reasonTooLong;
  if (reason !== "") return null;
  if (decision !== "APPROVED") return REVIEW_MESSAGES.reasonMissing;
  return broken.some(({ severity }) => severity === "HIGH") ? REVIEW_MESSAGES.reasonForHigh : null;
}
