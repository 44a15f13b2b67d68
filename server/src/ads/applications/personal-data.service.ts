import type { PersonalData } from "../../platform/personal-data";

const GOES =
  "It is deleted with the account. While there are paid months it stays with their invoices: please contact us.";

/** What is kept about an advertiser's company, the application that led to it, and the staff who judged applications. */
export const APPLICATION_DATA: readonly PersonalData[] = [
  {
    columns: ["companies.advertiser_id"],
    erasure: GOES,
    export: {
      key: "company",
      title: "Your company",
      about: "The company behind your account.",
      single: true,
      roles: ["ADVERTISER"],
      labels: {
        name: "Name",
        registrationNumber: "Registration number",
        address: "Address",
        contactPerson: "Contact person",
        phone: "Phone",
        website: "Website",
        since: "Since",
      },
      sql: `select created_at as at, advertiser_id as id, name, registration_number as "registrationNumber", address,
                   contact_person as "contactPerson", phone, website, created_at as since from companies
             where advertiser_id = $1 and (created_at, advertiser_id) > ($2, $3) limit $4`,
    },
  },
  {
    columns: ["company_changes.advertiser_id"],
    erasure: GOES,
    export: {
      key: "companyChanges",
      title: "Changes of your company",
      about: "What you changed about your company, and when.",
      roles: ["ADVERTISER"],
      labels: { changedAt: "When", field: "What", before: "Before", after: "After" },
      sql: `select changed_at as at, id, changed_at as "changedAt", field, before, after from company_changes
             where advertiser_id = $1 and (changed_at, id) > ($2, $3) order by changed_at, id limit $4`,
    },
  },
  {
    columns: ["applications.advertiser_id"],
    erasure: "It is deleted with its documents and files, a year after the decision at the latest.",
    export: {
      key: "application",
      title: "Your application",
      about: "What you sent to become an advertiser. The files themselves are not part of this document.",
      single: true,
      roles: ["ADVERTISER"],
      labels: {
        company: "Company",
        registrationNumber: "Registration number",
        contactPerson: "Contact person",
        phone: "Phone",
        email: "E-mail",
        submittedAt: "Sent",
        decidedAt: "Decided",
        termsVersion: "Terms and conditions of",
        documents: "Documents",
      },
      sql: `select a.created_at as at, a.id, a.company_name as company, a.registration_number as "registrationNumber",
                   a.contact_person as "contactPerson", a.phone, a.email, a.submitted_at as "submittedAt",
                   a.decided_at as "decidedAt", a.terms_version as "termsVersion",
                   array(select d.name || ' (' || d.file_name || ')' from application_documents d
                          where d.application_id = a.id order by d.position) as documents
              from applications a where a.advertiser_id = $1 and (a.created_at, a.id) > ($2, $3) limit $4`,
      onPaper: { documents: (documents: string[]) => documents },
    },
  },
  {
    columns: [
      "applications.decided_by",
      "application_documents.marked_by",
      "application_events.actor_id",
      "application_reviewers.user_id",
    ],
    erasure: "The decisions about applications stay, without your name.",
  },
];
