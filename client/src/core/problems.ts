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
  | "CONSENT_WITHDRAWN"
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

/** What somebody else was first to take away is away, which is what was wanted; anything else is thrown on. */
export function unlessGone(error: unknown): void {
  if (problemCode(error) !== "NOT_FOUND") throw error;
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
  "Please answer every question.": "problem.checkAnswers",
  "You have already answered this Health Check.": "problem.checkAnswered",
  "Email already registered": "problem.emailTaken",
  "Invalid email or password": "problem.signInFailed",
  "Please enter a valid email address": "problem.emailInvalid",
  "Please fill in all fields.": "problem.fieldsMissing",
  "You must agree to the terms and NHS integration.": "problem.consentsMissing",
  "Please ensure your password meets all requirements.": "problem.passwordWeak",
  "This password reset link has expired or is invalid.": "problem.resetLink",
  "This link has expired or is invalid.": "problem.link",
  "Your NHS number can no longer be read here. Please remove it and enter it again.": "problem.nhsNumber",
  "This is already your email address.": "problem.emailSame",
  "Please confirm your email address first.": "problem.emailUnconfirmed",
  "Your email address is already confirmed.": "problem.emailConfirmed",
  "This account no longer exists.": "problem.accountGone",
  "That password is not right. Please try again.": "problem.notYourPassword",
  "Please contact us to close an advertiser account.": "problem.paidMonths",
  "You are the last owner. Make someone else an owner first.": "problem.lastOwner",
  "Please type a question.": "problem.questionMissing",
  "You have told us not to use your health data. To ask a question, allow it again in your account.":
    "problem.askWithdrawn",
  "You have told us not to use your health data. To write to a pharmacist, allow it again in your account.":
    "problem.replyWithdrawn",
  "A pharmacist has ten of your questions already. Please wait for an answer. If you cannot wait, call 111.":
    "problem.tooManyWaiting",
  "This question is no longer open. Please look at your consultation again.": "problem.notAsked",
  "Please choose from the list.": "problem.notAChoice",
  "Please enter a number of days.": "problem.daysMissing",
  "Please enter an age in years, from 0 to 120.": "problem.ageMissing",
  "Please type a message.": "problem.messageMissing",
  "This message has already been sent.": "problem.alreadySent",
  "This conversation is full. Please ask a new question.": "problem.conversationFull",
  "Please tell us what is wrong.": "problem.complaintMissing",
  "You have already told us about this advice.": "problem.alreadyReported",
  "This question has been answered.": "problem.alreadyAnswered",
  "This question is closed.": "problem.alreadyClosed",
  "This conversation was closed more than 7 days ago. Please ask a new question.": "problem.reopenTooLate",
  "We could not translate this. Please try again.": "problem.translationFailed",
  "This is already in that language.": "problem.translationSame",
  "We cannot translate between these two languages.": "problem.translationPair",
  "Translation is not available here.": "problem.translationNone",
  "We may no longer use this health data, so we cannot translate it.": "problem.translationWithdrawn",
} as const;

const isKnown = (message: string): message is keyof typeof SENTENCES => message in SENTENCES;

const TOO_LONG = /^Please use at most ([\d,]+) characters\.$/;

/** A sentence of the API in the language of the interface; one that is not known stays as it is. */
export function sentence(t: TFunction<"common">, message: string): string {
  const max = TOO_LONG.exec(message)?.[1];
  if (max) return t("problem.tooLong", { max: max.replace(",", "") });
  return isKnown(message) ? t(SENTENCES[message]) : message;
}

/** "Too many attempts. Please wait 10 minutes." when that is the matter, else undefined. */
export function tooManyTries(t: TFunction<"common">, error: unknown): string | undefined {
  if (problemCode(error) !== "RATE_LIMITED" || !CombinedGraphQLErrors.is(error)) return undefined;
  const seconds = error.errors[0]?.extensions?.retryAfterSeconds;
  return typeof seconds === "number" ? t("problem.tooMany", { count: Math.ceil(seconds / 60) }) : error.message;
}

/** The API's first sentence about the input or about too many tries, in the language of the interface. */
export function firstSentence(t: TFunction<"common">, error: unknown): string | undefined {
  const [problem] = inputProblems(error);
  return problem ? sentence(t, problem.message) : tooManyTries(t, error);
}
