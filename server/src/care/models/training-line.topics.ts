import { defineTopic } from "../../platform/realtime/topics";

/** A line of the training data was added, labelled, agreed or removed. When lines are deleted, the database announces it itself. */
export const trainingLineChanged = defineTopic<{ lineId: string }>("training-line-changed");
export const TRAINING_LINES_KEY = "all";
