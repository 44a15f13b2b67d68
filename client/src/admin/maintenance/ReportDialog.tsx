import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMonthAndYear, monthOf } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { FieldError } from "../../ui/FieldError";
import { SelectField } from "../../ui/TextField";
import { fetchReport, lastMonths, type ReportFormat } from "./report";

const FORMATS: readonly ReportFormat[] = ["txt", "pdf"];

/** Generate Report: what happened in a month, as a text file or as PDF. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("maintenance");
  const months = lastMonths(monthOf(new Date()));
  const [month, setMonth] = useState(months[0] ?? "");
  const [pending, setPending] = useState<ReportFormat | null>(null);
  const [said, setSaid] = useState<"ready" | "failed" | null>(null);
  const run = async (format: ReportFormat) => {
    if (pending) return;
    setPending(format);
    setSaid(null);
    const isHere = await fetchReport(month, format).then(
      () => true,
      () => false,
    );
    setSaid(isHere ? "ready" : "failed");
    setPending(null);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("report.open")} closeLabel={t("close")}>
      <div className={formStyles.form}>
        <SelectField
          id="report-month"
          label={t("report.month")}
          data={months.map((value) => ({ value, label: formatMonthAndYear(`${value}-15T12:00:00Z`) }))}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        />
        <div role="status">{said === "ready" && <b>{t("report.ready")}</b>}</div>
        {said === "failed" && (
          <div role="alert">
            <FieldError message={t("report.failed")} />
          </div>
        )}
        <div className={formStyles.foot}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              variant="default"
              aria-disabled={pending !== null}
              leftSection={<IconDownload size={17} stroke={1.9} aria-hidden />}
              onClick={() => void run(format)}
            >
              {t(pending === format ? "report.pending" : `report.${format}`)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
