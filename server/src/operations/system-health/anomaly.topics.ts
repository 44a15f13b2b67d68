import { defineTopic } from "../../platform/realtime/topics";

/** An anomaly was raised, rose, was acknowledged or is over. Key: "all". */
export const anomalyRaised = defineTopic<{ anomalyId: string }>("anomaly-raised");

export const ANOMALIES_KEY = "all";
