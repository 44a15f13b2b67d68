/** The mails that the product writes to people. None carries health data: they say that there is something to read, not what. */
export type MailName =
  | "accountErased"
  | "accountRestored"
  | "accountSuspended"
  | "advertApproved"
  | "advertNeedsRevision"
  | "advertRejected"
  | "advertStopped"
  | "apiKeyEnding"
  | "applicationApproved"
  | "applicationDocumentsRequested"
  | "applicationLink"
  | "applicationReceived"
  | "applicationRejected"
  | "confirmEmail"
  | "confirmNewEmail"
  | "emailChangeAsked"
  | "howAreThings"
  | "insightView"
  | "invoiceCredited"
  | "mailTest"
  | "monthlyReport"
  | "passwordChanged"
  | "passwordReset"
  | "paymentReceived"
  | "pharmacistAnswered"
  | "pharmacistAskedBack"
  | "quotaCrossed"
  | "refundFailed"
  | "renewalFailed"
  | "renewalReminder"
  | "staffInvited"
  | "subscriptionLapsed";

/**
 * The words of one mail in one language. `{product}` becomes the product's name; mails about applications also have `{company}`,
 * `{documents}` and `{reason}`, mails about payments `{amount}`, `{plan}` and the like, invitations `{roles}`, mails about keys `{service}`, `{key}`, `{day}`.
 */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** What the link's button says; mails without a link have none. */
  button?: string;
  /** Why the person gets this mail. */
  why: string;
}

/** The words that all mails of one language share. */
export interface MailFrame {
  /** Above the link as text, for programs that show no button. */
  linkHint: string;
  emergency: string;
  sender: string;
  /** The link that ends a mail which somebody asked for. */
  stop: string;
}

export interface MailTexts {
  frame: MailFrame;
  mails: Readonly<Record<MailName, MailText>>;
}

/** The page that a mail's button opens, below PUBLIC_URL. */
export const MAIL_PATHS: Readonly<Partial<Record<MailName, string>>> = {
  accountSuspended: "/contact",
  advertApproved: "/advertiser/creatives",
  advertNeedsRevision: "/advertiser/creatives",
  advertRejected: "/advertiser/creatives",
  advertStopped: "/advertiser/creatives",
  apiKeyEnding: "{page}",
  applicationApproved: "/reset-password",
  applicationDocumentsRequested: "/advertiser/application",
  applicationLink: "/advertiser/application",
  applicationReceived: "/advertiser/application",
  applicationRejected: "/advertiser/application",
  confirmEmail: "/confirm-email",
  confirmNewEmail: "/confirm-email",
  howAreThings: "/dashboard",
  insightView: "/advertiser/performance?view={id}",
  invoiceCredited: "/advertiser/billing",
  passwordReset: "/reset-password",
  monthlyReport: "/advertiser/reports/{month}",
  paymentReceived: "/advertiser/billing",
  pharmacistAnswered: "/consultation",
  pharmacistAskedBack: "/consultation",
  quotaCrossed: "/advertiser/dashboard",
  refundFailed: "{page}",
  renewalFailed: "/advertiser/billing",
  renewalReminder: "/advertiser/billing",
  staffInvited: "/reset-password",
  subscriptionLapsed: "/advertiser/dashboard",
};

/** Where the link leads that stops a mail. */
export const STOP_PATH = "/stop-mail";

/** How often sending is tried before a mail counts as failed; the pauses grow from 3 seconds to 2 hours, 4 hours in all. */
export const MAIL_ATTEMPTS = 10;

/** How long a mail's row is kept, in hours. The last mail to somebody who has left goes within a day. */
export const MAIL_KEPT_HOURS = 30 * 24;
export const FAREWELL_KEPT_HOURS = 23;

export const MAIL_MESSAGES = {
  notFailed: "This email is no longer in the list of failed emails.",
  wordsGone: "This email has been handed to the mail server, and its text is no longer kept.",
} as const;

/** An address of which staff need not know the owner: `p•••@example.org`. */
export function maskAddress(address: string): string {
  const [first = ""] = address;
  return `${first}•••${address.slice(address.lastIndexOf("@"))}`;
}
