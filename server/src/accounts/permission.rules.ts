/** What staff may be allowed to do; a role is a set of these. */
export const PERMISSIONS = {
  answerConsultations: "consultations.answer",
  viewApplications: "applications.view",
  approveApplications: "applications.approve",
  rejectApplications: "applications.reject",
  requestDocuments: "applications.request_documents",
  viewSystem: "system.view",
  manageMail: "mail.manage",
} as const;
