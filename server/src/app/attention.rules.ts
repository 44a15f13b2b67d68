import { PERMISSIONS } from "../people/accounts/permission.rules";

/** What can wait for somebody of the staff, the most urgent first. */
export const ATTENTION_KINDS = [
  "ANOMALIES",
  "QUESTIONS",
  "APPLICATIONS",
  "REVIEWS",
  "API_KEYS",
  "JOBS",
  "MAILS",
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Who is told of it: whoever may do something about it, or at least look. */
export const ATTENTION_PERMISSIONS: Record<AttentionKind, string> = {
  ANOMALIES: PERMISSIONS.viewSystem,
  QUESTIONS: PERMISSIONS.answerConsultations,
  APPLICATIONS: PERMISSIONS.viewApplications,
  REVIEWS: PERMISSIONS.reviewAdverts,
  API_KEYS: PERMISSIONS.viewSecurity,
  JOBS: PERMISSIONS.viewSystem,
  MAILS: PERMISSIONS.manageMail,
};

/** API keys of the staff are told of from as many days before they end as their owners are mailed first. */
export const KEY_ENDS_WITHIN_DAYS = 14;
