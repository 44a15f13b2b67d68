import { defineTopic } from "./realtime/topics";

/** Incidents were written. Key: INCIDENTS_KEY. */
export const incidentsWritten = defineTopic<Record<string, never>>("incidents-written");

export const INCIDENTS_KEY = "all";
