import { useMutation, useQuery } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";
import { formatMonthAndYear, monthOf } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField } from "../../ui/TextField";
import styles from "./Maintenance.module.css";
import { ReportState } from "./ReportState";
import { lastMonths } from "./report";

const StartDocument = graphql(`
  mutation MaintenanceReport_start($fromMonth: String!, $toMonth: String!) {
    startMaintenanceReport(fromMonth: $fromMonth, toMonth: $toMonth) {
      ...MaintenanceReport_report @unmask
    }
  }
`);

/** How far back reports can begin. */
const MONTHS = 36;
const controlOf = (field: string): string => `report-${field}`;

/** Generate Report: what happened in some months. It is written with progress, can be left and come back to, and its files stay. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("maintenance");
  const months = lastMonths(monthOf(new Date()), MONTHS);
  const [values, setValues] = useState({ fromMonth: months[0] ?? "", toMonth: months[0] ?? "" });
  const { report, ask } = useReport();
  const [start] = useMutation(StartDocument);
  const act = useAct(t("report.failed"), controlOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act.run(async () => {
      const { data } = await start({ variables: values });
      if (data) ask(data.startMaintenanceReport.id);
    });
  };
  const field = (name: keyof typeof values) => ({
    id: controlOf(name),
    label: t(`report.${name}`),
    error: act.errorOn(controlOf(name)),
    data: months.map((value) => ({ value, label: formatMonthAndYear(`${value}-15T12:00:00Z`) })),
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("report.open")}>
      <div className={formStyles.form}>
        <ReportState report={report ?? undefined} />
        {report?.status !== "RUNNING" && (
          <form className={styles.ask} onSubmit={submit} noValidate>
            <ErrorSummary problems={act.problems} />
            <div className={styles.pair}>
              <SelectField {...field("fromMonth")} />
              <SelectField {...field("toMonth")} />
            </div>
            <div className={formStyles.foot}>
              <SubmitButton pending={act.pending} pendingLabel={t("report.pending")}>
                {t(report ? "report.another" : "report.open")}
              </SubmitButton>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}

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
function useReport() {
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
