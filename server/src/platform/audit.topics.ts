import { defineTopic } from "./realtime/topics";

/** A line was written to the audit trail. Key: AUDIT_KEY. */
export const auditEntryWritten = defineTopic<{ entryId: string }>("audit-entry-written");

export const AUDIT_KEY = "all";
