import type { PersonalData } from "../../platform/personal-data";

/** What patients say about their doses. It leaves with the row of the account, by foreign keys. */
export const REMINDER_DATA: readonly PersonalData[] = [
  {
    columns: ["medication_doses.patient_id"],
    erasure: "It is deleted.",
    export: {
      key: "doses",
      title: "Your doses",
      about:
        "The doses that you told us you or those whom you look after took or skipped. We do not store the ones that were missed.",
      roles: ["CUSTOMER"],
      labels: {
        medicine: "Medicine",
        forWhom: "For whom of the people whom you look after",
        day: "Day",
        hour: "Due at this hour",
        note: "What you told us",
        notedAt: "When",
      },
      sql: `select d.noted_at as at, d.medication_id || ':' || d.day || ':' || d.hour as id, m.name as medicine, f.name as "forWhom",
                   d.day::text as day, d.hour, d.note, d.noted_at as "notedAt"
              from medication_doses d join medications m on m.id = d.medication_id
                   left join family_members f on f.id = m.family_member_id
             where d.patient_id = $1 and (d.noted_at, d.medication_id || ':' || d.day || ':' || d.hour) > ($2, $3)
             order by 1, 2 limit $4`,
    },
  },
  {
    columns: ["push_subscriptions.user_id"],
    erasure: "No device is reminded any more: its address is deleted.",
    export: {
      key: "remindedDevices",
      title: "Devices that remind you",
      about: "Where you turned reminders on. The address of a device says nothing to anybody but its maker.",
      roles: ["CUSTOMER"],
      labels: { turnedOnAt: "Turned on", remindedFor: "Last reminded of the medicines due at" },
      sql: `select created_at as at, id, created_at as "turnedOnAt", reminded_for as "remindedFor" from push_subscriptions
             where user_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
];
