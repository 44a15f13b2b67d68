import { defineTopic } from "../../platform/realtime/topics";

/** A training began, moved on or ended. */
export const trainingMoved = defineTopic<{ runId: string }>("training-moved");
export const TRAININGS_KEY = "all";

/** Somebody cancelled a training: the process that trains it ends its thread. */
export const trainingCancelled = defineTopic<{ runId: string }>("training-cancelled");
