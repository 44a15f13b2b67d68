import type { PersonalData } from "../../platform/personal-data";

const DELETED = "It is deleted.";

/** What patients tell about their health. It leaves with the row of the account, by foreign keys. */
export const PATIENT_DATA: readonly PersonalData[] = [
  {
    columns: ["health_profiles.patient_id"],
    erasure: DELETED,
    export: {
      key: "healthProfile",
      title: "Your health profile",
      about: "What you told us about your health. Your city stands in your account.",
      single: true,
      roles: ["CUSTOMER"],
      labels: {
        age: "Age",
        dateOfBirth: "Date of birth",
        gender: "Gender",
        pregnantOrBreastfeeding: "Pregnant or breastfeeding",
        allergies: "Allergies",
        conditions: "Conditions",
        changedAt: "Last changed",
      },
      sql: `select changed_at as at, patient_id as id, age, date_of_birth::text as "dateOfBirth", gender,
                   pregnant_or_breastfeeding as "pregnantOrBreastfeeding", allergies, conditions, changed_at as "changedAt"
              from health_profiles where patient_id = $1 and (changed_at, patient_id) > ($2, $3) limit $4`,
      onPaper: {
        gender: inWords,
        pregnantOrBreastfeeding: inWords,
        allergies: asLines,
        conditions: asLines,
      },
    },
  },
  {
    columns: ["family_members.patient_id"],
    erasure: DELETED,
    export: {
      key: "family",
      title: "People whom you look after",
      about: "What you told us about the health of others. Their medicines stand with yours.",
      roles: ["CUSTOMER"],
      labels: {
        name: "Name",
        dateOfBirth: "Date of birth",
        gender: "Gender",
        conditions: "Conditions",
        allergies: "Allergies",
        addedAt: "Added",
        changedAt: "Last changed",
      },
      sql: `select created_at as at, id, name, date_of_birth::text as "dateOfBirth", gender, conditions, allergies,
                   created_at as "addedAt", changed_at as "changedAt"
              from family_members where patient_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
      onPaper: { gender: inWords, conditions: asLines, allergies: asLines },
    },
  },
  {
    columns: ["medications.patient_id"],
    erasure: DELETED,
    export: {
      key: "medications",
      title: "Your medicines",
      about: "The medicines that you, or the people whom you look after, take or took, as you told us.",
      roles: ["CUSTOMER"],
      labels: {
        name: "Medicine",
        forWhom: "For whom of the people whom you look after",
        dosage: "Dosage",
        frequency: "How often a day",
        startDate: "Since",
        stoppedOn: "Stopped",
        source: "Where it comes from",
        addedAt: "Added",
        remindedSince: "Doses count since",
        left: "How many were left",
        aDay: "How many a day",
        countedOn: "Counted on",
        endsOn: "Enough until",
        orderReminder: "Reminder to order again",
      },
      sql: `select m.created_at as at, m.id, m.name, f.name as "forWhom", dosage, frequency, start_date::text as "startDate",
                   stopped_on::text as "stoppedOn", source, m.created_at as "addedAt", scheduled_since as "remindedSince",
                   supply_left as left, supply_a_day as "aDay", supply_counted_on::text as "countedOn",
                   ends_on::text as "endsOn", order_reminder as "orderReminder"
              from medications m left join family_members f on f.id = m.family_member_id
             where m.patient_id = $1 and (m.created_at, m.id) > ($2, $3) order by m.created_at, m.id limit $4`,
      onPaper: { frequency: inWords, source: inWords },
    },
  },
];

function asLines(entries: string[]): string[] {
  return entries;
}

/** "PREFER_NOT_TO_SAY" as it reads: "Prefer not to say". */
function inWords(value: string | null): string[] {
  const words = (value ?? "").toLowerCase().replaceAll("_", " ");
  return words ? [words.charAt(0).toUpperCase() + words.slice(1)] : [];
}
