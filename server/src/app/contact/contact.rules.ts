/** What somebody can write to us about. */
export const CONTACT_TOPICS = ["QUESTION", "COMPLAINT", "PRIVACY", "ADVERTISING", "OTHER"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** How the topic is called in the mail that we get. */
export const TOPIC_WORDS: Readonly<Record<ContactTopic, string>> = {
  QUESTION: "a question",
  COMPLAINT: "a complaint",
  PRIVACY: "privacy",
  ADVERTISING: "advertising",
  OTHER: "something else",
};

/** The longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 5_000;

/** Hours within which we answer a message, on working days. */
export const CONTACT_ANSWER_HOURS = 48;

export const MESSAGES = {
  messageTooLong: `Please use at most ${MESSAGE_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
} as const;
