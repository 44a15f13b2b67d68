/** What staff may be allowed to do; a role is a set of these. */
export const PERMISSIONS = {
  answerConsultations: "consultations.answer",
  viewSystem: "system.view",
  manageMail: "mail.manage",
} as const;
