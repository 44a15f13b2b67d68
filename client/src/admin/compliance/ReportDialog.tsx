import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { useDraft } from "../../lib/drafts";
import { formatMonthAndYear, isoDay } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { DownloadButton } from "../../ui/DownloadButton";
import { FieldAlert, FieldError } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField } from "../../ui/TextField";
import { lastMonths, middleOf } from "./compliance";
import styles from "./RuleDialog.module.css";

graphql(`
  fragment Report_report on ComplianceReport {
    id
    month
    status
    progress
    textUrl
    csvUrl
    pdfUrl
  }
`);

const StartDocument = graphql(`
  mutation ReportDialog_start($month: String!) {
    startComplianceReport(month: $month) {
      ...Report_report @unmask
    }
  }
`);

const ReportDocument = graphql(`
  query ComplianceReport($id: ID!) {
    complianceReport(id: $id) {
      ...Report_report @unmask
    }
  }
`);

const ReportChangedDocument = graphql(`
  subscription ComplianceReportChanged($id: ID!) {
    complianceReportChanged(id: $id) {
      ...Report_report @unmask
    }
  }
`);

/** A report of a month, written with progress: it can be left and come back to, and its files stay. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("compliance");
  const viewer = useViewer();
  const months = lastMonths(isoDay(new Date()));
  const [month, setMonth] = useState(months[0] ?? "");
  // Which report was asked for last, for whoever closes the dialog or reloads the page.
  const asked = useDraft(`${viewer?.id ?? ""} compliance report`);
  const id = asked.text;
  const [start] = useMutation(StartDocument);
  const { run, pending, problem } = useAct(t("report.failed"));
  const { data, error } = useQuery(ReportDocument, {
    variables: { id },
    skip: id === "",
    fetchPolicy: "cache-and-network",
  });
  const report = id === "" || problemCode(error) === "NOT_FOUND" ? undefined : data?.complianceReport;
  useLiveSubscription(ReportChangedDocument, { variables: { id }, skip: report?.status !== "RUNNING" });

  const begin = async () => {
    const { data: started } = await start({ variables: { month } });
    if (started) asked.change(started.startComplianceReport.id);
  };
  const named = report && formatMonthAndYear(middleOf(report.month));
  const running = t("report.running", { month: named, percent: report?.progress });
  const files = report
    ? ([
        ["text", report.textUrl],
        ["csv", report.csvUrl],
        ["pdf", report.pdfUrl],
      ] as const)
    : [];
  return (
    <Dialog isOpen onClose={onClose} title={t("report.title")}>
      <div className={styles.activate}>
        <div role="status">
          {report?.status === "READY" && <b>{t("report.ready", { month: named })}</b>}
          {report?.status === "FAILED" && <FieldError message={t("report.broken", { month: named })} />}
        </div>
        {report?.status === "RUNNING" && (
          <>
            <p className="num">{running}</p>
            <Measure role="progressbar" min={0} max={100} value={report.progress} label={running} size="slim" />
            <p className="dim">{t("report.leave")}</p>
          </>
        )}
        {report?.status === "READY" && (
          <div className={styles.foot}>
            {files.map(
              ([kind, url]) =>
                url && (
                  <DownloadButton key={kind} href={url}>
                    {t("report.download", { kind: t(`report.${kind}`) })}
                  </DownloadButton>
                ),
            )}
          </div>
        )}
        {report?.status !== "RUNNING" && (
          <>
            <SelectField
              id="report-month"
              label={t(report ? "report.other" : "report.month")}
              data={months.map((value) => ({ value, label: formatMonthAndYear(middleOf(value)) }))}
              value={month}
              onChange={(event) => setMonth(event.currentTarget.value)}
            />
            <FieldAlert message={problem} />
            <div className={styles.foot}>
              <SubmitButton
                type="button"
                pending={pending}
                pendingLabel={t("report.pending")}
                onClick={() => void run(begin)}
              >
                {t("report.start")}
              </SubmitButton>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
