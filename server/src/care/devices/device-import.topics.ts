import { defineTopic } from "../../platform/realtime/topics";

/** A file of readings was given, moved on, or ended. Key: the patient's id. */
export const deviceImportChanged = defineTopic<{ importId: string }>("device-import-changed");
