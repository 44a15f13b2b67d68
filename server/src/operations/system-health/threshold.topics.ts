import { defineTopic } from "../../platform/realtime/topics";

/** The limits of a metric were changed. Key: THRESHOLDS_KEY. */
export const metricThresholdsChanged = defineTopic<{ metric: string }>("metric-thresholds-changed");

export const THRESHOLDS_KEY = "all";
