import type { PersonalData } from "../../platform/personal-data";

/** What staff set. */
export const SETTINGS_DATA: readonly PersonalData[] = [
  {
    columns: ["setting_changes.changed_by"],
    erasure: "The change of the setting stays, without a name.",
    export: {
      key: "changedSettings",
      title: "Settings that you changed",
      about: "What you changed in the settings of the product, with your reason.",
      roles: ["ADMIN"],
      labels: { name: "Setting", reason: "Your reason", changedAt: "When" },
      firstId: "0",
      sql: `select changed_at as at, id, name, reason, changed_at as "changedAt" from setting_changes
             where changed_by = $1 and (changed_at, id) > ($2, $3) order by changed_at, id limit $4`,
    },
  },
];
