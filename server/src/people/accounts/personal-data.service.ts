import type { PersonalData } from "../../platform/personal-data";
import type { Language, Role } from "./account.rules";
import { type ConsentPurpose, consentText } from "./consent-texts.rules";
import { describeDevice } from "./device-description";
import { spacedNhsNumber } from "./nhs-number.rules";
import { unsealNumber } from "./waiting-nhs-number.service";

const ROLE_WORDS: Readonly<Record<Role, string>> = { CUSTOMER: "Patient", ADVERTISER: "Advertiser", ADMIN: "Staff" };
const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  de: "Deutsch",
};

const DELETED = "It is deleted.";

/** What accounts keep about people. All of it leaves with the row of the account, by foreign keys. */
export const ACCOUNT_DATA: readonly PersonalData[] = [
  {
    columns: ["users.id"],
    erasure: DELETED,
    export: {
      key: "account",
      title: "Your account",
      about: "What you told us about yourself. Your password is kept so that nobody can read it, so it is not here.",
      single: true,
      labels: {
        name: "Name",
        email: "E-mail address",
        emailVerifiedAt: "Address confirmed",
        pendingEmail: "New address that waits",
        role: "Kind of account",
        language: "Language",
        city: "City",
        createdAt: "Account made",
      },
      sql: `select created_at as at, id, name, email, email_verified_at as "emailVerifiedAt", pending_email as "pendingEmail",
                   role, language, city, created_at as "createdAt"
              from users where id = $1 and (created_at, id) > ($2, $3) limit $4`,
      onPaper: {
        role: (role: Role) => [ROLE_WORDS[role]],
        language: (language: Language) => [LANGUAGE_WORDS[language]],
      },
    },
  },
  {
    columns: ["staff_memberships.user_id"],
    erasure: DELETED,
    export: {
      key: "staffRoles",
      title: "Your roles",
      about: "What you may do as a member of our staff.",
      roles: ["ADMIN"],
      labels: { role: "Role", description: "What it is for" },
      sql: `select '2000-01-01'::timestamptz as at, r.id, r.name as role, r.description
              from staff_memberships m join staff_roles r on r.id = m.role_id
             where m.user_id = $1 and ('2000-01-01'::timestamptz, r.id) > ($2, $3) order by r.id limit $4`,
    },
  },
  {
    columns: ["consent_entries.user_id"],
    erasure: DELETED,
    export: {
      key: "consents",
      title: "What you agreed to",
      about: "Each time that you gave an agreement or took it back, with the words of that day.",
      roles: ["CUSTOMER"],
      labels: { title: "Agreement", granted: "Given", text: "Words", textVersion: "Version", recordedAt: "When" },
      firstId: "0",
      sql: `select recorded_at as at, id, purpose, granted, text_version as "textVersion", recorded_at as "recordedAt"
              from consent_entries where user_id = $1 and (recorded_at, id) > ($2, $3::bigint) order by recorded_at, id limit $4`,
      present: (row, { language }) => {
        const { title, text } = consentText(row.purpose as ConsentPurpose, language, row.textVersion as string);
        return { ...row, title, text };
      },
    },
  },
  {
    columns: ["sessions.user_id"],
    erasure: `${DELETED} You are signed out everywhere.`,
    export: {
      key: "devices",
      title: "Where you signed in",
      about: "Browsers in which you are or were signed in. We keep them for a month after their time is over.",
      labels: {
        device: "Browser",
        signedInAt: "Signed in",
        lastSeenAt: "Last used",
        expiresAt: "Ends at the latest",
        endedAt: "Signed out",
      },
      sql: `select created_at as at, id, user_agent as "userAgent", remembered, created_at as "signedInAt",
                   last_seen_at as "lastSeenAt", expires_at as "expiresAt", ended_at as "endedAt"
              from sessions where user_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
      present: (row) => ({ device: describeDevice(row.userAgent as string), ...row }),
    },
  },
  {
    columns: ["account_links.user_id"],
    erasure: DELETED,
    export: {
      key: "links",
      title: "Links that we made for you",
      about: "Links to confirm an address or to set a password. We keep them for a week after their time is over.",
      labels: { purpose: "For", email: "Address", madeAt: "Made", expiresAt: "Works until", usedAt: "Used" },
      sql: `select created_at as at, id, purpose, email, created_at as "madeAt", expires_at as "expiresAt", used_at as "usedAt"
              from account_links where user_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
      onPaper: { purpose: (purpose: string) => [purpose.replaceAll("_", " ")] },
    },
  },
  {
    columns: ["disclosures.patient_id"],
    erasure: DELETED,
    export: {
      key: "disclosures",
      title: "Who looked at your data",
      about: "Each time that somebody of our staff looked at your health data, and why.",
      roles: ["CUSTOMER"],
      labels: { viewerRole: "Who", viewerName: "First name", what: "What", reason: "Why", occurredAt: "When" },
      sql: `select occurred_at as at, id, role_name as "viewerRole", first_name as "viewerName", what, reason,
                   occurred_at as "occurredAt"
              from disclosures where patient_id = $1 and (occurred_at, id) > ($2, $3) order by occurred_at, id limit $4`,
    },
  },
  {
    columns: ["disclosures.viewer_id"],
    erasure:
      "Looks of staff are about the patients, who keep seeing role and first name. The way to the account is cut.",
  },
  {
    columns: ["waiting_nhs_numbers.user_id"],
    erasure: DELETED,
    export: {
      key: "waitingNhsNumber",
      title: "Your NHS number",
      about: "The number that you gave us to link. We keep it encrypted.",
      single: true,
      roles: ["CUSTOMER"],
      labels: { nhsNumber: "NHS number", givenAt: "Given", refusedAt: "Could not be linked" },
      sql: `select created_at as at, user_id as id, sealed_number as sealed, created_at as "givenAt",
                   refused_at as "refusedAt"
              from waiting_nhs_numbers where user_id = $1 and (created_at, user_id) > ($2, $3) limit $4`,
      present: ({ sealed, ...row }, { id }, secrets) => ({
        nhsNumber: spacedNhsNumber(unsealNumber(secrets, id, sealed as Buffer)),
        ...row,
      }),
    },
  },
];
