import { defineTopic } from "../../platform/realtime/topics";

/** A patient's medicines, or what they said about a dose, changed. Key: the patient's id. */
export const medicinesChanged = defineTopic<{ patientId: string }>("medicines-changed");
