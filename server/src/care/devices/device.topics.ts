import { defineTopic } from "../../platform/realtime/topics";

/** A device of a patient was added, removed, disconnected, or has sent something. Key: the patient's id. */
export const deviceChanged = defineTopic<{ patientId: string }>("device-changed");
/** A patient's readings changed. Key: the patient's id. */
export const vitalsChanged = defineTopic<{ patientId: string }>("vitals-changed");
/** An alert was raised, acknowledged or closed. Key: the patient's id. */
export const healthAlertChanged = defineTopic<{ patientId: string; alertId: string }>("health-alert-changed");
