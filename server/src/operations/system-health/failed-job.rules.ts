/** What can be the matter with a job. One that waits for its first try, or runs as it should, has no trouble. */
export const JOB_STATES = ["RETRYING", "GIVEN_UP", "RUNNING_LONG"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** From when on a job runs long, in minutes. */
export const RUNS_LONG_AFTER_MINUTES = 10;

export const REASON_MIN_LENGTH = 5;
export const REASON_MAX_LENGTH = 500;

export const MESSAGES = {
  notFailed: "This job has already been retried, or is running.",
  reason: `Please give a reason of ${REASON_MIN_LENGTH} to ${REASON_MAX_LENGTH} characters.`,
} as const;

/**
 * What the texts of errors mean, the first that fits. The texts themselves quote rows, addresses and answers of others, so
 * they are never shown.
 */
const KINDS: readonly { pattern: RegExp; sentence: string }[] = [
  { pattern: /mail server|SMTP|\bmail could not\b/i, sentence: "The mail server did not accept the email." },
  {
    pattern: /statement timeout|lock timeout|timed? ?out|ETIMEDOUT|TimeoutError|aborted due to/i,
    sentence: "It took too long.",
  },
  {
    pattern: /ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed|Connection terminated|network/i,
    sentence: "A server that it needs did not answer.",
  },
  {
    pattern: /violates|duplicate key|deadlock|could not serialize|permission denied for|does not exist|invalid input/i,
    sentence: "The database rejected the write.",
  },
  { pattern: /ENOSPC|disk full|no space left/i, sentence: "A disk is full." },
  { pattern: /ENOENT|EACCES|NoSuchKey|AccessDenied/i, sentence: "A file could not be read or written." },
  { pattern: /authenticate data|decrypt|unseal/i, sentence: "Something could not be decrypted with the current key." },
];

const OTHERWISE = "An unexpected error. The server's log has the details, under the name of the task.";

/** Why the last try did not work, as a sentence that holds nothing of the error's own text. Null before the first failure. */
export function causeOf(error: string | null): string | null {
  if (error === null) return null;
  return KINDS.find(({ pattern }) => pattern.test(error))?.sentence ?? OTHERWISE;
}

/** What is wrong with a reason; null when it will do. */
export function problemOfReason(reason: string): string | null {
  const length = reason.trim().length;
  return length < REASON_MIN_LENGTH || length > REASON_MAX_LENGTH ? MESSAGES.reason : null;
}
