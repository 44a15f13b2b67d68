import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { MaintenanceReport_ReportFragment } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { formatCount } from "../../lib/money";
import { formatMonthAndYear, monthOf } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { DownloadButton } from "../../ui/DownloadButton";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { FieldAlert, FieldError } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField } from "../../ui/TextField";
import styles from "./Maintenance.module.css";
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

const CancelDocument = graphql(`
  mutation MaintenanceReport_cancel($id: ID!) {
    cancelMaintenanceReport(id: $id) {
      ...MaintenanceReport_report @unmask
    }
  }
`);

/** How far the report has come that was asked for last, and its files once they are there. */
function ReportState({ report }: { report: MaintenanceReport_ReportFragment | undefined }) {
  const { t } = useTranslation("maintenance");
  const [from, to] = report ? [report.fromMonth, report.toMonth].map(monthInWords) : [];
  const period = from === to ? (from ?? "") : t("report.period", { from, to });
  const words = { period };
  return (
    <>
      <div role="status">
        {report?.status === "READY" && <b>{t("report.ready", words)}</b>}
        {report?.status === "CANCELLED" && t("report.cancelled", words)}
        {report?.status === "FAILED" && <FieldError message={t("report.broken", words)} />}
      </div>
      {report?.status === "RUNNING" && <Running report={report} period={period} />}
      {report?.status === "READY" && <Files report={report} />}
    </>
  );
}

const monthInWords = (month: string): string => formatMonthAndYear(`${month}-15T12:00:00Z`);

function Running({ report, period }: { report: MaintenanceReport_ReportFragment; period: string }) {
  const { t } = useTranslation("maintenance");
  const [cancel, { loading }] = useMutation(CancelDocument);
  const [hasFailed, setFailed] = useState(false);
  const { done, total } = report;
  const running =
    total === null
      ? t("report.counting", { period })
      : t("report.running", { period, done: formatCount(done), total: formatCount(total) });
  const run = async () => {
    setFailed(false);
    await cancel({ variables: { id: report.id } }).catch(() => setFailed(true));
  };
  return (
    <>
      <p className="num">{running}</p>
      <Measure role="progressbar" min={0} max={Math.max(1, total ?? 1)} value={done} label={running} size="slim" />
      <p className="dim">{t("report.leave")}</p>
      {hasFailed && <FieldAlert message={t("report.notCancelled")} />}
      <div className={formStyles.foot}>
        <Button variant="default" loading={loading} onClick={() => void run()}>
          {t("report.cancel")}
        </Button>
      </div>
    </>
  );
}

function Files({ report }: { report: MaintenanceReport_ReportFragment }) {
  const { t } = useTranslation("maintenance");
  const files = [
    ["txt", report.textUrl],
    ["pdf", report.pdfUrl],
  ] as const;
  return (
    <div className={formStyles.foot}>
      {files.map(
        ([kind, url]) =>
          url && (
            <DownloadButton key={kind} href={url}>
              {t(`report.${kind}`)}
            </DownloadButton>
          ),
      )}
    </div>
  );
}
