import type { ErrorCode } from "./error-codes.rules";

/** What a client may read about an error. */
export interface ProblemExtensions {
  code: ErrorCode;
  /** The argument that is wrong, as the API names it. */
  field?: string;
  /** Every argument that is wrong, when there are several. */
  problems?: FieldProblem[];
  /** The HTTP status of the whole answer, understood by the API server. */
  http?: { status: number; headers?: Map<string, string> };
  [key: string]: unknown;
}

export interface FieldProblem {
  field: string;
  message: string;
}

/** An outcome that the product has a sentence for. The message is shown to people as it stands. */
export class Problem extends Error {
  constructor(
    message: string,
    readonly extensions: ProblemExtensions,
  ) {
    super(message);
  }
}

/** Nobody is signed in, or the session has ended. */
export const unauthenticated = (message = "Please sign in.") => new Problem(message, { code: "UNAUTHENTICATED" });

/** Somebody is signed in who may not do this. */
export const forbidden = (message = "You do not have permission to do this.") =>
  new Problem(message, { code: "FORBIDDEN" });

/** There is no such thing, or it belongs to somebody else: the two are word for word the same. */
export const notFound = (message = "Not found.") => new Problem(message, { code: "NOT_FOUND" });

/** The named field cannot be taken as it is. */
export const invalid = (field: string, message: string) => new Problem(message, { code: "BAD_USER_INPUT", field });

/** Several fields cannot be taken; the first one also stands in `field`. */
export function invalidFields(problems: [FieldProblem, ...FieldProblem[]]): Problem {
  return new Problem(problems[0].message, { code: "BAD_USER_INPUT", field: problems[0].field, problems });
}

/** The thing is no longer in the state that this act needs. */
export const conflict = (message: string) => new Problem(message, { code: "CONFLICT" });

/** Too many attempts. `retryAfterSeconds` tells when the next one is heard. */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new Problem(message, {
    code: "RATE_LIMITED",
    retryAfterSeconds,
    http: { status: 429, headers: new Map([["retry-after", String(retryAfterSeconds)]]) },
  });

/** A part that the product needs, such as the database, is away for the moment. */
export const unavailable = () =>
  new Problem("Please try again", {
    code: "SERVICE_UNAVAILABLE",
    http: { status: 503, headers: new Map([["retry-after", "2"]]) },
  });

/** The person has taken back the consent that this needs. */
export const consentWithdrawn = (message: string) => new Problem(message, { code: "CONSENT_WITHDRAWN" });

/** A reader was too slow for the events of one subscription; opening it again gives the current value. */
export const resyncRequired = () =>
  new Problem("Too many updates at once. Open it again.", { code: "RESYNC_REQUIRED" });
