/** The longest question that can be asked and the longest answer that can be given, in characters. */
export const QUESTION_MAX_LENGTH = 5_000;
export const ANSWER_MAX_LENGTH = 5_000;

/** How many consultations a subscription begins with. */
export const SNAPSHOT_SIZE = 20;

export const MESSAGES = {
  questionMissing: "Please type a question.",
  questionTooLong: `Please use at most ${QUESTION_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  dataUseWithdrawn:
    "You have withdrawn your agreement to the use of your health data. Give it again in your account to ask a question.",
  answerMissing: "Please type an answer.",
  answerTooLong: `Please use at most ${ANSWER_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  claimedByOther: "Another pharmacist is answering this question.",
  claimFirst: "Claim the question before you answer it.",
  alreadyAnswered: "This question has been answered.",
} as const;

/** How a pharmacist's look at a question is shown to its patient. */
export const PHARMACIST_LOOK = {
  role: "Pharmacist",
  what: "Your question",
  reason: "To answer your question",
} as const;

/** Where a question stands on its way through the pharmacist queue. */
export const ESCALATION_STATUSES = ["SENT", "SEEN", "CLAIMED", "ANSWERED"] as const;
export type EscalationStatus = (typeof ESCALATION_STATUSES)[number];

/** When the answer is due: the published number of hours after it was sent. */
export function dueAt(sentAt: Date, answerHours: number): Date {
  return new Date(sentAt.getTime() + answerHours * 3_600_000);
}
