import type { PersonalData } from "../../platform/personal-data";

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
    columns: ["anomaly_mail_choices.user_id"],
    erasure: "It goes with the account.",
    export: {
      key: "anomalyMailChoice",
      title: "Mails about anomalies",
      about: "About which anomalies you chose to be mailed.",
      single: true,
      roles: ["ADMIN"],
      labels: { from: "From", whenResolved: "Also when it is over", chosenAt: "Chosen" },
      sql: `select chosen_at as at, user_id as id, from_severity as "from", when_resolved as "whenResolved", chosen_at as "chosenAt"
              from anomaly_mail_choices
             where user_id = $1 and (chosen_at, user_id) > ($2, $3) order by chosen_at, user_id limit $4`,
    },
  },
  {
    columns: ["anomaly_mails.user_id"],
    erasure: "It goes with the account.",
    export: {
      key: "anomalyMails",
      title: "Anomalies that you were mailed about",
      about: "About which anomalies of the last month you were mailed, or will be.",
      roles: ["ADMIN"],
      labels: { kind: "About", notedAt: "Noted", mailedAt: "Mailed" },
      firstId: "0",
      sql: `select noted_at as at, id, kind, noted_at as "notedAt", mailed_at as "mailedAt" from anomaly_mails
             where user_id = $1 and (noted_at, id) > ($2, $3) order by noted_at, id limit $4`,
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
