import type { PersonalData } from "../../platform/personal-data";

/** Who decided about adverts. */
export const REVIEW_DATA: readonly PersonalData[] = [
  {
    columns: ["ad_reviews.decided_by"],
    erasure: "The review of the advert stays, without who decided it.",
  },
  {
    columns: ["compliance_reports.requested_by"],
    erasure: "The report of the month stays until it is swept, without who asked for it.",
  },
];
