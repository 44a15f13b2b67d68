import { CombinedGraphQLErrors } from "@apollo/client";

/** One sentence of the API, and the field that it is about. */
export interface ApiProblem {
  message: string;
  field?: string;
}

/** The codes that the API promises; everything else is a lost connection. */
export type ProblemCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "BAD_USER_INPUT"
  | "CONFLICT"
  | "RATE_LIMITED"
  | "SERVICE_UNAVAILABLE"
  | "INTERNAL_SERVER_ERROR";

const isProblem = (value: unknown): value is ApiProblem =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

/** The code of the first error, or undefined when the server was not reached. */
export function problemCode(error: unknown): ProblemCode | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors[0]?.extensions?.code as ProblemCode | undefined;
}

/** Every sentence that the API has for what was typed; empty when the failure is not about the input. */
export function inputProblems(error: unknown): ApiProblem[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.flatMap(({ message, extensions }) => {
    if (extensions?.code !== "BAD_USER_INPUT" && extensions?.code !== "CONFLICT") return [];
    if (Array.isArray(extensions.problems)) return extensions.problems.filter(isProblem);
    return [{ message, field: typeof extensions.field === "string" ? extensions.field : undefined }];
  });
}
