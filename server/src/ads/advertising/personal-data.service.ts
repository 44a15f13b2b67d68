import type { PersonalData } from "../../platform/personal-data";

/** Figures about adverts, which belong to companies, and which monthly reports somebody was shown. */
export const ADVERTISING_DATA: readonly PersonalData[] = [
  {
    columns: ["forecast_questions.advertiser_id"],
    erasure: "It is a fingerprint of which audience was asked about, and deleted after the day.",
  },
  {
    columns: ["insight_views.advertiser_id"],
    erasure: "It belongs to the company and stays: please contact us to close an advertiser account.",
    export: {
      key: "insightViews",
      title: "Views of your figures",
      about: "What you saved of the Performance page, and how often you have it mailed.",
      roles: ["ADVERTISER"],
      labels: { name: "Name", mailed: "Mailed", savedAt: "Saved" },
      sql: `select created_at as at, id, name, mailed, created_at as "savedAt" from insight_views
             where advertiser_id = $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4`,
    },
  },
  {
    columns: ["report_mails.advertiser_id"],
    erasure: "It belongs to the company and stays: please contact us to close an advertiser account.",
  },
  {
    columns: ["report_views.user_id"],
    erasure: "It is deleted with the account.",
    export: {
      key: "reportViews",
      title: "Monthly reports that you were shown",
      about: "Which monthly reports opened for you, so that each opens once.",
      roles: ["ADVERTISER"],
      labels: { month: "Month", seenAt: "When" },
      sql: `select seen_at as at, user_id as id, month, seen_at as "seenAt" from report_views
             where user_id = $1 and (seen_at, user_id) > ($2, $3) order by seen_at limit $4`,
    },
  },
];
