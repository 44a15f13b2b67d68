import { defineTopic } from "../../platform/realtime/topics";

/** A patient's profile or one of their medicines changed. Key: the patient's id. */
export const healthProfileChanged = defineTopic<{ patientId: string }>("health-profile-changed");
