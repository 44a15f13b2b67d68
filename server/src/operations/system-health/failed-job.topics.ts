import { defineTopic } from "../../platform/realtime/topics";

/** Somebody tried jobs again, or removed one. Key: JOBS_KEY. */
export const jobsMoved = defineTopic<Record<never, string>>("jobs-moved");

export const JOBS_KEY = "all";
