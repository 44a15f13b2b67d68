import { defineTopic } from "../../platform/realtime/topics";

/** Roles or members of staff have changed. Key: STAFF_KEY. */
export const staffChanged = defineTopic<{ what: "role" | "member" }>("staff-changed");

export const STAFF_KEY = "all";
