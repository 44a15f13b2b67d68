import { defineTopic } from "../../platform/realtime/topics";

/** A patient's consultation was added or its escalation moved. Key: the patient's id. */
export const consultationChanged = defineTopic<{ consultationId: string }>("consultation-changed");

/** A question joined the pharmacist queue or moved in it. Key: "all". */
export const pharmacistQueueChanged = defineTopic<{ escalationId: string }>("pharmacist-queue-changed");

/** The pharmacist queue is one for all pharmacists. */
export const QUEUE_KEY = "all";
