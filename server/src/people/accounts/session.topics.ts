import { defineTopic } from "../../platform/realtime/topics";

/** The sessions of a person have ended, or what they may do has changed: their sockets close. Without sessionId: all of them. */
export const sessionEnded = defineTopic<{ userId: string; sessionId: string }>("session-ended");
