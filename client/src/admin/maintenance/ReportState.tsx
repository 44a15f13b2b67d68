import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MaintenanceReport_ReportFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatMonthAndYear } from "../../lib/time";
import formStyles from "../../ui/DialogForm.module.css";
import { DownloadButton } from "../../ui/DownloadButton";
import { FieldAlert, FieldError } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";

const CancelDocument = graphql(`
  mutation MaintenanceReport_cancel($id: ID!) {
    cancelMaintenanceReport(id: $id) {
      ...MaintenanceReport_report @unmask
    }
  }
`);

/** How far the report has come that was asked for last, and its files once they are there. */
export function ReportState({ report }: { report: MaintenanceReport_ReportFragment | undefined }) {
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
