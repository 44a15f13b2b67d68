/** The longest question that can be asked and the longest answer that can be given, in characters. */
export const QUESTION_MAX_LENGTH = 5_000;
export const ANSWER_MAX_LENGTH = 5_000;

/** How many messages a conversation can have, so that its end is always in sight. */
export const MESSAGES_LIMIT = 100;

/** The longest note to colleagues and the longest remark about an answer, in characters. */
export const NOTE_MAX_LENGTH = 1_000;
export const FEEDBACK_MAX_LENGTH = 1_000;

/** How many questions one person can have with a pharmacist at a time. What is urgent is answered whatever their number. */
export const MOST_WITH_PHARMACIST = 10;

/** How many times something can be added to one consultation. */
export const MOST_ADDITIONS = 20;

/** How many consultations a subscription begins with. */
export const SNAPSHOT_SIZE = 20;

export const MESSAGES = {
  questionMissing: "Please type a question.",
  questionTooLong: `Please use at most ${QUESTION_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  dataUseWithdrawn: "You have told us not to use your health data. To ask a question, allow it again in your account.",
  tooManyWaiting:
    "A pharmacist has ten of your questions already. Please wait for an answer. If you cannot wait, call 111.",
  notAsked: "This question is no longer open. Please look at your consultation again.",
  notAChoice: "Please choose from the list.",
  daysMissing: "Please enter a number of days.",
  ageMissing: "Please enter an age in years, from 0 to 120.",
  answerMissing: "Please type an answer.",
  answerTooLong: `Please use at most ${ANSWER_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  messageMissing: "Please type a message.",
  messageTooLong: `Please use at most ${ANSWER_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  alreadySent: "This message has already been sent.",
  conversationFull: "This conversation is full. Please ask a new question.",
  replyWithdrawn:
    "You have told us not to use your health data. To write to a pharmacist, allow it again in your account.",
  noteTooLong: `Please use at most ${NOTE_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  noteMissing: "Please type a note for your colleague.",
  noSuchPharmacist: "This person cannot answer questions. Choose someone from the list.",
  complaintMissing: "Please tell us what is wrong.",
  feedbackTooLong: `Please use at most ${FEEDBACK_MAX_LENGTH.toLocaleString("en-GB")} characters.`,
  alreadyReported: "You have already told us about this advice.",
} as const;

/** How a pharmacist's look at a question is shown to its patient. */
export const PHARMACIST_LOOK = {
  role: "Pharmacist",
  what: "Your question",
  reason: "To answer your question",
} as const;

/** The same for what the profile says against medicines of an answer. */
export const PROFILE_LOOK = {
  role: "Pharmacist",
  what: "What your health profile says against medicines",
  reason: "To check an answer before it is sent to you",
} as const;

/** The same for what the profile tells beside a question. */
export const TOLD_LOOK = {
  role: "Pharmacist",
  what: "Your health profile",
  reason: "To answer your question",
} as const;

/** The same for a report about an answer. */
export const REPORT_LOOK = {
  role: "Pharmacist",
  what: "Your report about an answer",
  reason: "To check the answer that you got",
} as const;
