import { useQuery } from "@apollo/client/react";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";

graphql(`
  fragment MaintenanceReport_report on MaintenanceReport {
    id
    fromMonth
    toMonth
    status
    done
    total
    textUrl
    pdfUrl
  }
`);

const ReportDocument = graphql(`
  query MaintenanceReport($id: ID!) {
    maintenanceReport(id: $id) {
      ...MaintenanceReport_report @unmask
    }
  }
`);

const ChangedDocument = graphql(`
  subscription MaintenanceReportChanged($id: ID!) {
    maintenanceReportChanged(id: $id) {
      ...MaintenanceReport_report @unmask
    }
  }
`);

/** The report that was asked for last, live while it is written, also for whoever closed the dialog or loads the page again. */
export function useReport() {
  const viewer = useViewer();
  const { text: id, change: ask } = useDraft(`${viewer?.id ?? ""} maintenance report`);
  const { data, error } = useQuery(ReportDocument, {
    variables: { id },
    skip: id === "",
    fetchPolicy: "cache-and-network",
  });
  const report = id === "" || problemCode(error) === "NOT_FOUND" ? undefined : data?.maintenanceReport;
  useLiveSubscription(ChangedDocument, { variables: { id }, skip: report?.status !== "RUNNING" });
  return { report, ask };
}
