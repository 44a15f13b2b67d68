import { defineTopic } from "../../platform/realtime/topics";

/** A file of records came, moved on, or is gone. Key: the patient's id. */
export const recordExportMoved = defineTopic<{ exportId: string }>("record-export-moved");
