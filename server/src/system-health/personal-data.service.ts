import type { PersonalData } from "../platform/personal-data";

/** What staff wrote beside anomalies. */
export const ANOMALY_DATA: readonly PersonalData[] = [
  {
    columns: ["anomalies.acknowledged_by"],
    erasure: "The note stays with the anomaly, without a name.",
    export: {
      key: "acknowledgedAnomalies",
      title: "Anomalies that you looked after",
      about: "What you acknowledged in System Health, with your note.",
      roles: ["ADMIN"],
      labels: { metric: "Metric", note: "Your note", acknowledgedAt: "When" },
      sql: `select acknowledged_at as at, id, metric, note, acknowledged_at as "acknowledgedAt" from anomalies
             where acknowledged_by = $1 and (acknowledged_at, id) > ($2, $3) order by acknowledged_at, id limit $4`,
    },
  },
];
