/** What staff may be allowed to do; a role is a set of these. */
export const PERMISSIONS = {
  answerConsultations: "consultations.answer",
  viewApplications: "applications.view",
  approveApplications: "applications.approve",
  rejectApplications: "applications.reject",
  requestDocuments: "applications.request_documents",
  viewSystem: "system.view",
  manageSystem: "system.manage",
  viewMaintenance: "maintenance.view",
  manageMaintenance: "maintenance.manage",
  manageMail: "mail.manage",
  manageSettings: "settings.manage",
  creditInvoices: "billing.credit",
  reviewAdverts: "compliance.review",
  changeComplianceRules: "compliance.rules",
  explainAdverts: "advertising.explain",
  viewModels: "models.view",
  trainModels: "models.train",
  labelLines: "models.label",
  publishModels: "models.publish",
  manageStudies: "studies.manage",
  viewRoles: "roles.view",
  manageRoles: "roles.manage",
  viewSecurity: "security.view",
  manageSecurity: "security.manage",
  viewAudit: "audit.view",
  viewAuditDetails: "audit.details",
  viewUsers: "users.view",
  manageUsers: "users.manage",
  lookAtHealth: "users.health",
} as const;

export type Permission = (typeof PERMISSIONS)[keyof typeof PERMISSIONS];

/** What is no use, and is not had, without another permission. */
export const PERMISSION_NEEDS: Readonly<Partial<Record<Permission, Permission>>> = {
  "users.manage": "users.view",
  "users.health": "users.view",
  "applications.approve": "applications.view",
  "applications.reject": "applications.view",
  "applications.request_documents": "applications.view",
  "compliance.rules": "compliance.review",
  "models.train": "models.view",
  "models.publish": "models.view",
  "models.label": "models.view",
  "studies.manage": "models.view",
  "system.manage": "system.view",
  "maintenance.manage": "maintenance.view",
  "security.manage": "security.view",
  "audit.details": "audit.view",
  "roles.manage": "roles.view",
};

/** What somebody may do whose roles name these permissions: each that has what it needs. */
export function effectivePermissions(named: Iterable<string>): Set<string> {
  const given = new Set(named);
  const needs: Readonly<Record<string, string>> = PERMISSION_NEEDS;
  return new Set([...given].filter((name) => needs[name] === undefined || given.has(needs[name])));
}
