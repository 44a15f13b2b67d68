import type { PersonalData } from "../../platform/personal-data";

/** Which staff scheduled maintenance, and asked for reports. */
export const MAINTENANCE_DATA: readonly PersonalData[] = [
  {
    columns: ["maintenance_windows.created_by"],
    erasure: "Maintenance windows that you scheduled stay, without your name.",
  },
  {
    columns: ["maintenance_reports.requested_by"],
    erasure: "Reports about maintenance that you asked for stay for 30 days, without your name.",
  },
];
