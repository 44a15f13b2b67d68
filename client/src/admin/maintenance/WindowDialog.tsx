import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import type { MaintenanceReach } from "../../gql/graphql";
import { useNow } from "../../lib/useNow";
import { Dialog } from "../../ui/Dialog";
import { FactList } from "../../ui/FactList";
import { FieldAlert } from "../../ui/FieldError";
import { Measure } from "../../ui/Measure";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { SelectField, TextField } from "../../ui/TextField";
import { LogList } from "./LogList";
import styles from "./Maintenance.module.css";
import { formatMoment, formatSize, LEVELS, type MaintenanceWindow, REACHES } from "./maintenance";
import { useWindow } from "./useMaintenance";

const CancelDocument = graphql(`
  mutation WindowDialog_cancel($id: ID!, $reason: String!, $reach: MaintenanceReach!) {
    cancelMaintenance(id: $id, reason: $reason, reach: $reach) {
      ...MaintenanceWindow_window @unmask
    }
  }
`);

const ExtendDocument = graphql(`
  mutation WindowDialog_extend($id: ID!, $minutes: Int!) {
    extendMaintenance(id: $id, minutes: $minutes) {
      ...MaintenanceWindow_window @unmask
    }
  }
`);

/** By how much a window that runs is extended, in minutes. */
const EXTENSION = 30;

export interface WindowDialogProps {
  id: string;
  /** Moves when something moved. */
  news: number;
  onEdit: (window: MaintenanceWindow) => void;
  onClose: () => void;
}

/** One window with its progress and what happened in it, live; it can be changed, called off or extended from here. */
export function WindowDialog({ id, news, onEdit, onClose }: WindowDialogProps) {
  const { t } = useTranslation("maintenance");
  const { window, error, read } = useWindow(id, news);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={window ? `${t(`type.${window.type}`)} ${window.releaseVersion ?? ""}`.trim() : t("details")}
      meta={window && <StatusChip level={LEVELS[window.status]}>{t(`status.${window.status}`)}</StatusChip>}
    >
      {window ? (
        <div className={styles.window}>
          <WindowFacts window={window} />
          <WindowActs window={window} onEdit={onEdit} />
          <h3 id="window-logs">{t("logs.ofWindow")}</h3>
          <LogList filter={{ windowId: id, status: null, type: null }} news={news} labelledBy="window-logs" />
        </div>
      ) : (
        <Awaited failed={error && t("windows.failed")} onRetry={read} />
      )}
    </Dialog>
  );
}

function WindowFacts({ window }: { window: MaintenanceWindow }) {
  const { t } = useTranslation("maintenance");
  const now = useNow(30_000);
  const { status, progress, summary, bytes } = window;
  const running = t("running", { percent: progress });
  const facts: [string, string | null][] = [
    [t("column.from"), formatMoment(window.scheduledFor, now)],
    [t("column.until"), formatMoment(window.endsAt, now)],
    [t("fact.started"), window.startedAt && formatMoment(window.startedAt, now)],
    [t("fact.over"), window.completedAt && formatMoment(window.completedAt, now)],
    [t("fact.by"), window.createdBy],
    [t("fact.size"), bytes === null ? null : formatSize(bytes)],
    [t("fact.announced"), t(window.isAnnounced ? "yes" : "no")],
    [t("fact.repeats"), window.repeats === "NEVER" ? null : t(`repeats.${window.repeats}`)],
  ];
  return (
    <>
      <div className={styles.words}>
        <p>{window.description}</p>
        {window.releaseNotes && <p className={styles.details}>{window.releaseNotes}</p>}
        <p role="status">{summary && <b>{summary}</b>}</p>
      </div>
      {status === "IN_PROGRESS" && (
        <>
          <p className="num">{running}</p>
          <Measure role="progressbar" min={0} max={100} value={progress} label={running} size="slim" />
        </>
      )}
      <FactList facts={facts} className={`${styles.facts} num`} />
    </>
  );
}

function WindowActs({ window, onEdit }: { window: MaintenanceWindow; onEdit: WindowDialogProps["onEdit"] }) {
  const { t } = useTranslation("maintenance");
  const mayManage = useViewer()?.permissions.includes("maintenance.manage") ?? false;
  const [cancel, { loading: isCancelling }] = useMutation(CancelDocument);
  const [extend, { loading: isExtending }] = useMutation(ExtendDocument);
  const [reason, setReason] = useState("");
  const [reach, setReach] = useState<MaintenanceReach>("THIS_ONE");
  const { run, problem } = useAct(t("form.failed"));
  if (!mayManage) return null;
  const { id } = window;
  return (
    <>
      <FieldAlert message={problem} />
      {window.status === "SCHEDULED" && (
        <div>
          <Button variant="default" onClick={() => onEdit(window)}>
            {t("act.edit")}
          </Button>
        </div>
      )}
      {window.status === "SCHEDULED" && (
        <div className={styles.callOff}>
          {window.repeats !== "NEVER" && (
            <SelectField
              id="cancel-reach"
              label={t("act.cancelReach")}
              data={REACHES.map((value) => ({ value, label: t(`reach.${value}`) }))}
              value={reach}
              onChange={({ currentTarget }) =>
                setReach(REACHES.find((one) => one === currentTarget.value) ?? "THIS_ONE")
              }
            />
          )}
          <TextField
            id="cancel-reason"
            label={t("act.reason")}
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button
            variant="default"
            loading={isCancelling}
            onClick={() => void run(() => cancel({ variables: { id, reason, reach } }))}
          >
            {t("act.cancel")}
          </Button>
        </div>
      )}
      {window.status === "IN_PROGRESS" && (
        <div>
          <Button
            variant="default"
            loading={isExtending}
            onClick={() => void run(() => extend({ variables: { id, minutes: EXTENSION } }))}
          >
            {t("act.extend", { minutes: EXTENSION })}
          </Button>
        </div>
      )}
    </>
  );
}
