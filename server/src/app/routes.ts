import adEvents from "../ads/advertising/ad-event.route";
import reports from "../ads/advertising/report.route";
import documents from "../ads/applications/document.route";
import complianceReports from "../ads/compliance/report.route";
import pictures from "../ads/creatives/picture.route";
import invoices from "../ads/subscriptions/invoice.route";
import paymentNotices from "../ads/subscriptions/payment-notice.route";
import testCards from "../ads/subscriptions/test-card.route";
import handovers from "../care/consultations/handover.route";
import medicineLists from "../care/consultations/medicine-list.route";
import deviceImports from "../care/devices/device-import.route";
import records from "../care/records/record.route";
import maintenanceReports from "../operations/maintenance/report.route";
import auditExport from "../people/security/audit-log.route";
import type { RegisterRoute } from "../platform/http/door";
import dataExport from "./export-route";
import type { ServerPlatform } from "./request-context";

/** Everything that is answered over HTTP beside GraphQL, uploads, the client and what is about the server itself. */
export const ROUTES: readonly RegisterRoute<ServerPlatform>[] = [
  adEvents,
  pictures,
  dataExport,
  records,
  handovers,
  medicineLists,
  documents,
  testCards,
  paymentNotices,
  invoices,
  reports,
  complianceReports,
  maintenanceReports,
  auditExport,
  deviceImports,
];
