import { defineTopic } from "../../platform/realtime/topics";

/** A window was scheduled, changed, moved on or logged something. Key: "all". */
export const maintenanceMoved = defineTopic<{ windowId: string }>("maintenance-moved");
export const MAINTENANCE_KEY = "all";

/** What users are told of windows has changed. Key: "all". */
export const maintenanceNoticeMoved = defineTopic<{ windowId: string } | { setting: string }>(
  "maintenance-notice-moved",
);

/** A report moved on. Key: the report's id. */
export const maintenanceReportMoved = defineTopic<{ reportId: string }>("maintenance-report-moved");
