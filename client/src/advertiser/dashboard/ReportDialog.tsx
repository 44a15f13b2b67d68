import { useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { formatMonthAndYear } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { ReportFigures } from "../reports/ReportFigures";
import styles from "./DashboardPage.module.css";

const ReportToOpenDocument = graphql(`
  query ReportToOpen {
    reportToOpen
  }
`);

const ReportDialogDocument = graphql(`
  query ReportDialog($month: String!) {
    monthlyReport(month: $month) {
      month
      ...ReportFigures_report
    }
  }
`);

const MarkReportSeenDocument = graphql(`
  mutation ReportDialog_seen($month: String!) {
    markReportSeen(month: $month)
  }
`);

/** Opens by itself on the 1st, once for each person, with the figures of the month that has ended. */
export function ReportDialog() {
  const { t } = useTranslation("advertiser");
  const { data: asked } = useQuery(ReportToOpenDocument, { fetchPolicy: "network-only" });
  const toOpen = asked?.reportToOpen ?? "";
  const { data } = useQuery(ReportDialogDocument, { variables: { month: toOpen }, skip: toOpen === "" });
  const [markSeen] = useMutation(MarkReportSeenDocument);
  const [isClosed, setClosed] = useState(false);
  const shown = data?.monthlyReport?.month;
  useEffect(() => {
    // When this is lost the report opens once more.
    if (shown) markSeen({ variables: { month: shown } }).catch(() => undefined);
  }, [shown, markSeen]);
  if (!data?.monthlyReport || isClosed) return null;
  const { monthlyReport } = data;
  const close = () => {
    setClosed(true);
    focusPage(() => document.getElementById("standing") ?? document.getElementById("plans"));
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t("report.of", { month: formatMonthAndYear(`${monthlyReport.month}-15T12:00:00Z`) })}
    >
      <ReportFigures report={monthlyReport} />
      <p className={styles.campaigns}>
        <Link to={`/advertiser/reports/${monthlyReport.month}`}>{t("report.whole")}</Link>
      </p>
    </Dialog>
  );
}
