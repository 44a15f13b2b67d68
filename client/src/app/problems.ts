import { CombinedGraphQLErrors } from "@apollo/client";
import type { TFunction } from "i18next";

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

/** Sentences of the API that people meet on pages in four languages; the API itself speaks English. */
const SENTENCES = {
  "Email already registered": "problem.emailTaken",
  "Invalid email or password": "problem.signInFailed",
  "Please enter a valid email address": "problem.emailInvalid",
  "Please fill in all fields.": "problem.fieldsMissing",
  "You must agree to the terms and NHS integration.": "problem.consentsMissing",
  "Please ensure your password meets all requirements.": "problem.passwordWeak",
  "This password reset link has expired or is invalid.": "problem.resetLink",
  "This link has expired or is invalid.": "problem.link",
} as const;

const isKnown = (message: string): message is keyof typeof SENTENCES => message in SENTENCES;

/** A sentence of the API in the language of the interface; one that is not known stays as it is. */
export function sentence(t: TFunction<"common">, message: string): string {
  return isKnown(message) ? t(SENTENCES[message]) : message;
}

/** "Too many tries. Please wait 10 minutes." when that is the matter, else undefined. */
export function tooManyTries(t: TFunction<"common">, error: unknown): string | undefined {
  if (problemCode(error) !== "RATE_LIMITED" || !CombinedGraphQLErrors.is(error)) return undefined;
  const seconds = error.errors[0]?.extensions?.retryAfterSeconds;
  return typeof seconds === "number" ? t("problem.tooMany", { count: Math.ceil(seconds / 60) }) : error.message;
}
