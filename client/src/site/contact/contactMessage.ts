import type { ContactTopic } from "../../gql/graphql";
import { looksLikeEmail } from "../email";

/** No message is longer, in characters; the API refuses more. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** In the order of the form. */
export const TOPICS: readonly ContactTopic[] = ["QUESTION", "COMPLAINT", "PRIVACY", "ADVERTISING", "OTHER"];

/** The topic that an address or a draft names, if we have it. */
export const toTopic = (text: string | null): ContactTopic | undefined => TOPICS.find((topic) => topic === text);

export type ContactField = "name" | "email" | "message";

/** What can be wrong, named as in the catalogue under contact.form.errors. */
export type ContactError = "missing" | "name" | "email" | "emailFormat" | "message" | "tooLong";

export interface ContactCheck {
  /** One line of the summary each, and the field that it leads to. */
  summary: { error: ContactError; field: ContactField }[];
  fields: Partial<Record<ContactField, ContactError>>;
}

/** What the form can tell before it is sent: nothing empty, an address that can be one, not too long. */
export function checkMessage(values: Readonly<Record<ContactField, string>>): ContactCheck {
  const check: ContactCheck = { summary: [], fields: {} };
  const empty = (["name", "email", "message"] as const).filter((field) => values[field].trim() === "");
  for (const field of empty) check.fields[field] = field;
  const [firstEmpty] = empty;
  if (firstEmpty) check.summary.push({ error: "missing", field: firstEmpty });
  const say = (field: ContactField, error: ContactError) => {
    check.fields[field] = error;
    check.summary.push({ error, field });
  };
  if (!check.fields.email && !looksLikeEmail(values.email)) say("email", "emailFormat");
  if (values.message.length > MESSAGE_MAX_LENGTH) say("message", "tooLong");
  return check;
}
