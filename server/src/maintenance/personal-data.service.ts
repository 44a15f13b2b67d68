import type { PersonalData } from "../platform/personal-data";

/** Which staff scheduled maintenance. */
export const MAINTENANCE_DATA: readonly PersonalData[] = [
  {
    columns: ["maintenance_windows.created_by"],
    erasure: "Maintenance windows that you scheduled stay, without your name.",
  },
];
