/** The mails that the product writes. None of them carries health data: they say that there is something to read, not what. */
export const MAILS = {
  pharmacistAnswered: {
    subject: "There is a reply to your question",
    body: "A pharmacist has replied to your question.\n\nSign in to read it:\n{link}\n\nIn an emergency, call 999.",
    path: "/consultation",
  },
} as const;

export type MailName = keyof typeof MAILS;
