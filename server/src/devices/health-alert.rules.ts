export const ALERT_METRICS = ["heartRate", "sleep", "activity"] as const;
export type AlertMetric = (typeof ALERT_METRICS)[number];

/** Below or above the usual range. */
export const ALERT_TYPES = ["LOW", "HIGH"] as const;
export type AlertType = (typeof ALERT_TYPES)[number];
