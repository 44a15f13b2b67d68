import type { PersonalData } from "../platform/personal-data";

/** What staff wrote beside anomalies and metrics. */
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
  {
    columns: ["anomaly_events.actor_id"],
    erasure: "What happened to the anomaly stays, with the note and without a name.",
    export: {
      key: "anomalyActs",
      title: "What you did about anomalies",
      about: "Each time that you acknowledged an anomaly in System Health, with your note.",
      roles: ["ADMIN"],
      labels: { note: "Your note", happenedAt: "When" },
      firstId: "0",
      sql: `select happened_at as at, id, note, happened_at as "happenedAt" from anomaly_events
             where actor_id = $1 and (happened_at, id) > ($2, $3) order by happened_at, id limit $4`,
    },
  },
  {
    columns: ["metric_thresholds.changed_by"],
    erasure: "The change of the limits stays, without a name.",
    export: {
      key: "changedThresholds",
      title: "Limits of metrics that you changed",
      about: "What you changed in System Health, with your reason.",
      roles: ["ADMIN"],
      labels: { metric: "Metric", warning: "Warning", critical: "Critical", reason: "Your reason", changedAt: "When" },
      firstId: "0",
      sql: `select changed_at as at, id, metric, warning, critical, reason, changed_at as "changedAt" from metric_thresholds
             where changed_by = $1 and (changed_at, id) > ($2, $3) order by changed_at, id limit $4`,
    },
  },
];
