import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isDatabaseAway } from "../../platform/database";
import type { Logger } from "../../platform/logger";
import { Problem, unavailable } from "../../platform/problems";

/** Codes of the API server and the guard whose messages are about the request, not about us. */
const ABOUT_THE_REQUEST = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "OPERATION_RESOLUTION_FAILURE",
]);

/** What the client gets for an error, and whether it is ours. */
export interface MaskedError {
  formatted: GraphQLFormattedError;
  /** True when something went wrong on our side; it counts into the error rate. */
  ours: boolean;
  /** HTTP status of the answer, where the error decides it. */
  status?: number;
  /** Headers that belong to it, such as Retry-After. */
  headers?: Record<string, string>;
}

/**
 * Turns any error into what may leave the server: sentences of the product as they are, remarks on the request without values,
 * and everything else as 'An error occurred' with the request's id. Our own errors are logged here, once.
 */
export function maskError(error: unknown, requestId: string, log: Logger): MaskedError {
  const { locations, path } = error instanceof GraphQLError ? error.toJSON() : {};
  const original = innermost(error);
  const problem = isDatabaseAway(original) ? unavailable() : original;
  if (problem instanceof Problem) {
    const { http, ...extensions } = problem.extensions;
    return {
      formatted: { message: problem.message, path, extensions },
      ours: extensions.code === "SERVICE_UNAVAILABLE",
      status: http?.status,
      headers: http?.headers && Object.fromEntries(http.headers),
    };
  }
  const { code, http, ...extensions } = error instanceof GraphQLError ? error.extensions : {};
  const fromGraphql =
    error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError);
  if (fromGraphql && typeof code === "string" && ABOUT_THE_REQUEST.has(code)) {
    const field = typeof extensions.field === "string" ? { field: extensions.field } : {};
    const status = (http as { status?: number } | undefined)?.status;
    return {
      formatted: { message: withoutValues(error), locations, extensions: { code, ...field } },
      ours: false,
      status,
    };
  }
  log.error({ err: original, requestId, path }, "an operation failed");
  return {
    formatted: { message: "An error occurred", path, extensions: { code: "INTERNAL_SERVER_ERROR", requestId } },
    ours: true,
  };
}

/** The API libraries wrap an error once for its place in the query, and the websocket library once more. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}

/** Remarks whose words are ours and the schema's alone, whatever was sent. */
const PLAIN =
  /^(Field "[\w.]+" of required type "[\w[\]!]+" was not provided|Expected (non-nullable )?type "[\w[\]!]+"( not)? to be (null|an object))\.$/;

/**
 * What a remark of the API libraries says, without what was sent: that may be health data. Suggestions would give names of fields
 * away. A message is never searched for the end of a quoted value, which can look like anything: what follows is left out.
 */
function withoutValues({ message, originalError }: GraphQLError): string {
  const [variable] = /^Variable "\$\w+" got (an )?invalid value/.exec(message) ?? [];
  if (variable) {
    const detail = originalError ? withoutValues(originalError as GraphQLError) : "";
    const known = PLAIN.test(detail) || / cannot represent this [\w -]*value$/.test(detail);
    return `${variable.replace("got invalid", "got an invalid")}${known ? `; ${detail}` : ""}`;
  }
  return message
    .replace(/^Unknown operation named [\s\S]*$/, "There is no such operation.")
    .replace(/^Value "[\s\S]*" does not exist in ("\w+" enum\.)/, "This value does not exist in $1")
    .replace(/^Field "[^"]*" is not defined by type [\s\S]*$/, (remark) =>
      remark.replace(/ ?Did you mean [\s\S]+$/, ""),
    )
    .replace(
      /^(\w+|Enum "\w+") cannot represent (?!this )[\s\S]*$/,
      (_remark, type: string) => `${type} ${kindOf(message)}`,
    )
    .replace(/,? (found|but got:) [\s\S]*$/, "")
    .replace(/^(Syntax Error: (?!Expected)[^":]*):? ?"[\s\S]*$/, "$1")
    .replace(/ ?Did you mean [\s\S]+$/, "");
}

/** "cannot represent this non-integer value", where the library says what kind of value it was. */
function kindOf(message: string): string {
  const kind = /^\w+ cannot represent (?:an? )?(non[- ]\w+(?:-\w+)*(?: \w+)*?) value: /.exec(message)?.[1];
  return kind ? `cannot represent this ${kind} value` : "cannot represent this value";
}
