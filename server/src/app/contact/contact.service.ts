import {
  MESSAGES as ACCOUNT_MESSAGES,
  looksLikeEmail,
  NAME_MAX_LENGTH,
  normaliseEmail,
  normaliseName,
} from "../../people/accounts/account.rules";
import { limitKey } from "../../people/accounts/guess.service";
import type { RequestContext } from "../../platform/context";
import { postLetter } from "../../platform/mail.service";
import { type FieldProblem, invalidFields } from "../../platform/problems";
import { MESSAGE_MAX_LENGTH, MESSAGES, TOPIC_WORDS } from "./contact.rules";
import type { ContactMessageInput } from "./contact.type";

/**
 * Sends a message of the contact page to CONTACT_EMAIL. An answer to that mail goes to the writer. It is kept nowhere but in the
 * outbox.
 * @throws BAD_USER_INPUT with every field that is wrong; RATE_LIMITED.
 */
export async function sendContactMessage(ctx: RequestContext, input: ContactMessageInput): Promise<boolean> {
  const name = normaliseName(input.name);
  const address = normaliseEmail(input.email);
  const message = input.message.trim();
  const problems = problemsOf({ name, email: address, message });
  if (problems[0]) {
    throw invalidFields([problems[0], ...problems.slice(1)]);
  }
  await ctx.limits.contactMessages.take(limitKey(ctx, ctx.address));
  const letter = {
    language: "en",
    subject: `Message from the contact page: ${TOPIC_WORDS[input.topic]}`,
    paragraphs: [`From: ${name}\nE-mail: ${address}`, message],
    why: "You get it because messages of the contact page go to this address. An answer goes to the writer.",
    replyTo: { name, address },
  } as const;
  await ctx.db.transaction((tx) => postLetter(tx, ctx, { address: ctx.config.contactEmail }, "contactMessage", letter));
  return true;
}

function problemsOf({ name, email, message }: Omit<ContactMessageInput, "topic">): FieldProblem[] {
  const problems: FieldProblem[] = Object.entries({ name, email, message })
    .filter(([, value]) => value === "")
    .map(([field]) => ({ field, message: ACCOUNT_MESSAGES.fieldsMissing }));
  if (name.length > NAME_MAX_LENGTH) {
    problems.push({ field: "name", message: ACCOUNT_MESSAGES.nameTooLong });
  }
  if (email && !looksLikeEmail(email)) {
    problems.push({ field: "email", message: ACCOUNT_MESSAGES.emailInvalid });
  }
  if (message.length > MESSAGE_MAX_LENGTH) {
    problems.push({ field: "message", message: MESSAGES.messageTooLong });
  }
  return problems;
}
