/** What became of a test mail. */
export const MAIL_TEST_STATES = ["WAITING", "RETRYING", "SENT", "FAILED", "KEPT"] as const;
export type MailTestState = (typeof MAIL_TEST_STATES)[number];

/** A mail of the outbox, as far as its state goes. */
export interface TestMailFacts {
  attempts: number;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** @param hasWayOut false where no mail server is set: then mails stay in the outbox. */
export function stateOf({ attempts, sentAt, failedAt }: TestMailFacts, hasWayOut: boolean): MailTestState {
  if (sentAt) return "SENT";
  if (failedAt) return "FAILED";
  if (!hasWayOut) return "KEPT";
  return attempts > 0 ? "RETRYING" : "WAITING";
}
