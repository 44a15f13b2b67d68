import { PERMISSION_NEEDS, PERMISSIONS, type Permission } from "../accounts/permission.rules";

export const PERMISSION_AREAS = ["People", "Patients", "Advertisers", "Assistant", "System", "Staff"] as const;

interface PermissionText {
  /** What is allowed, in a few words. */
  label: string;
  /** What follows from it, in a sentence. */
  description: string;
  area: (typeof PERMISSION_AREAS)[number];
}

/** What each permission means, for those who give it to others. */
export const PERMISSION_TEXTS: Readonly<Record<Permission, PermissionText>> = {
  "users.view": {
    label: "Find people",
    description:
      "Finds patients and advertisers by e-mail address and sees their account, sign-ins and consents. Shows no health data.",
    area: "People",
  },
  "users.manage": {
    label: "Help people with accounts",
    description: "Suspends and unlocks accounts, signs people out, and sends their mails again.",
    area: "People",
  },
  "users.health": {
    label: "Look at health data",
    description: "Sees what a patient told about their health, each time for a reason that the patient is shown.",
    area: "People",
  },
  "consultations.answer": {
    label: "Answer questions",
    description: "Reads the questions that patients pass to a pharmacist, with the health data they need, and answers.",
    area: "Patients",
  },
  "applications.view": {
    label: "View applications",
    description: "Reads advertisers' applications and their documents.",
    area: "Advertisers",
  },
  "applications.approve": {
    label: "Approve applications",
    description: "Marks documents and approves applications, which makes an advertiser's account.",
    area: "Advertisers",
  },
  "applications.reject": {
    label: "Reject applications",
    description: "Rejects applications. This is final.",
    area: "Advertisers",
  },
  "applications.request_documents": {
    label: "Request documents",
    description: "Asks applicants for further documents.",
    area: "Advertisers",
  },
  "billing.credit": {
    label: "Credit invoices",
    description: "Gives advertisers money back for an invoice.",
    area: "Advertisers",
  },
  "compliance.review": {
    label: "Review adverts",
    description: "Reads the rules, and approves or rejects adverts before they are shown.",
    area: "Advertisers",
  },
  "compliance.rules": {
    label: "Change compliance rules",
    description: "Adds, changes and switches the rules that every advert is checked against.",
    area: "Advertisers",
  },
  "advertising.explain": {
    label: "Explain adverts",
    description: "Sees why an invented visitor would get an advert. Shows no person's data.",
    area: "Advertisers",
  },
  "models.view": {
    label: "View models",
    description: "Reads the figures of trainings and versions, and clinical studies.",
    area: "Assistant",
  },
  "models.train": {
    label: "Train models",
    description: "Starts, cancels and resumes trainings. Publishes nothing.",
    area: "Assistant",
  },
  "models.publish": {
    label: "Publish models",
    description: "Decides which version answers patients, and takes one back.",
    area: "Assistant",
  },
  "models.label": {
    label: "Label training data",
    description: "Adds lines to the training data, labels and removes them.",
    area: "Assistant",
  },
  "studies.manage": {
    label: "Manage studies",
    description: "Adds, imports, tags and decides about clinical studies.",
    area: "Assistant",
  },
  "system.view": {
    label: "View the system",
    description: "Watches the system's health and acknowledges anomalies.",
    area: "System",
  },
  "system.manage": {
    label: "Manage the system",
    description:
      "Changes from which values on a metric is out of its range, and tries failed jobs again or removes them.",
    area: "System",
  },
  "maintenance.view": {
    label: "View maintenance",
    description: "Sees maintenance windows, their logs and reports.",
    area: "System",
  },
  "maintenance.manage": {
    label: "Manage maintenance",
    description: "Schedules, changes, extends and cancels maintenance windows.",
    area: "System",
  },
  "security.view": {
    label: "View security",
    description: "Sees the rules of the firewall and their hits, tests addresses, and sees whose API keys there are.",
    area: "System",
  },
  "security.manage": {
    label: "Manage security",
    description: "Changes the rules of the firewall; makes, rotates and revokes API keys.",
    area: "System",
  },
  "audit.view": {
    label: "View the audit log",
    description: "Reads who of the staff did what and when, and exports it.",
    area: "System",
  },
  "audit.details": {
    label: "View details of the audit log",
    description: "Also sees the names of patients and advertisers, and the details of each entry.",
    area: "System",
  },
  "mail.manage": {
    label: "Manage mail",
    description: "Sees which mails could not be sent, and sends them again.",
    area: "System",
  },
  "settings.manage": {
    label: "Manage settings",
    description:
      "Changes the rate of VAT, the hours of pharmacists' answers and the texts of notices, and tests the mail.",
    area: "System",
  },
  "roles.view": {
    label: "View staff and roles",
    description: "Sees who works here, with names and addresses, and what each may do and why.",
    area: "Staff",
  },
  "roles.manage": {
    label: "Manage staff and roles",
    description: "Changes roles, invites and removes people. Never beyond what the person may do.",
    area: "Staff",
  },
};

export interface StaffPermission extends PermissionText {
  name: string;
}

/** Every permission that some part of the product asks for, by area. */
export const STAFF_PERMISSIONS: readonly StaffPermission[] = PERMISSION_AREAS.flatMap((area) =>
  Object.values(PERMISSIONS)
    .filter((name) => PERMISSION_TEXTS[name].area === area)
    .map((name) => ({ name, ...PERMISSION_TEXTS[name], description: withNeed(name) })),
);

function withNeed(name: Permission): string {
  const need = PERMISSION_NEEDS[name];
  return `${PERMISSION_TEXTS[name].description}${need ? ` Needs '${PERMISSION_TEXTS[need].label}'.` : ""}`;
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(PERMISSIONS));

/** False for what a role was given for a part of the product that is not there. */
export const isKnownPermission = (name: string): boolean => KNOWN.has(name);
