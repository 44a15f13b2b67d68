import { Button } from "@mantine/core";
import { IconFileDownload, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { useAddress } from "../../core/useAddress";
import type { MaintenanceChangedSubscription } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { DoneBanner } from "../../ui/DoneBanner";
import { Kbd } from "../../ui/Kbd";
import { LivePill } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { FigureStrip } from "../FigureStrip";
import { FilterChip } from "../FilterChip";
import { Parts } from "../Parts";
import { LogList } from "./LogList";
import styles from "./Maintenance.module.css";
import { formatMoment, formatSize, LOG_STATUSES, type MaintenanceWindow, TYPES } from "./maintenance";
import { ReportDialog } from "./ReportDialog";
import { ScheduleDialog } from "./ScheduleDialog";
import { useMaintenanceNews } from "./useMaintenance";
import { WindowDialog } from "./WindowDialog";
import { WindowList } from "./WindowList";

const PARTS = ["upcoming", "past", "logs"] as const;

/** System Maintenance: the tiles, the windows and what happened in them, all live. */
export function MaintenancePage() {
  const { t } = useTranslation("maintenance");
  const mayManage = useViewer()?.permissions.includes("maintenance.manage") ?? false;
  const connection = useConnection();
  const now = useNow(30_000);
  const [params, put] = useAddress();
  const part = PARTS.find((name) => name === params.get("part")) ?? "upcoming";
  const openedId = params.get("window");
  const { overview, news, error } = useMaintenanceNews();
  const [planning, setPlanning] = useState<{ window: MaintenanceWindow | null } | null>(null);
  const [isReporting, setReporting] = useState(false);
  const [said, setSaid] = useState("");
  const status = LOG_STATUSES.find((one) => one === params.get("status")) ?? null;
  const type = TYPES.find((one) => one === params.get("type")) ?? null;
  const close = (sentence?: string) => {
    setPlanning(null);
    if (sentence) setSaid(sentence);
    focusPage(() => document.getElementById("schedule-maintenance"));
  };
  const closeWindow = () => {
    put({ window: null });
    focusPage(() => document.getElementById(`window-${openedId}`) ?? document.getElementById("schedule-maintenance"));
  };
  const closeReport = () => {
    setReporting(false);
    focusPage(() => document.getElementById("generate-report"));
  };
  useShortcuts(mayManage ? { n: () => setPlanning({ window: null }) } : {});
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill
          connection={connection}
          updated={overview ? t("asOf", { time: formatSeconds(overview.at) }) : undefined}
        />
        <div className={styles.acts}>
          {mayManage && (
            <Button
              id="schedule-maintenance"
              leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
              rightSection={<Kbd>N</Kbd>}
              onClick={() => setPlanning({ window: null })}
            >
              {t("schedule")}
            </Button>
          )}
          <Button
            id="generate-report"
            variant="default"
            leftSection={<IconFileDownload size={17} stroke={1.9} aria-hidden />}
            onClick={() => setReporting(true)}
          >
            {t("report.open")}
          </Button>
        </div>
      </div>
      <MaintenanceTiles overview={overview} hasFailed={error !== undefined} now={now} />
      <Parts
        label={t("parts.label")}
        parts={PARTS.map((name) => ({
          name: t(`parts.${name}`),
          to: name === "upcoming" ? "/admin/maintenance" : `/admin/maintenance?part=${name}`,
          isOpen: name === part,
        }))}
      />
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      {part === "logs" ? (
        <Panel id="logs" title={t("logs.title")}>
          <div className={styles.filters}>
            <FilterChip
              id="log-status"
              label={t("column.outcome")}
              value={status}
              any={t("logs.anyStatus")}
              options={LOG_STATUSES.map((value) => ({ value, label: t(`log.${value}`) }))}
              onChange={(value) => put({ status: value })}
            />
            <FilterChip
              id="log-type"
              label={t("column.what")}
              value={type}
              any={t("logs.anyType")}
              options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
              onChange={(value) => put({ type: value })}
            />
          </div>
          <LogList filter={{ windowId: null, status, type }} news={news} labelledBy="logs" />
        </Panel>
      ) : (
        <WindowList key={part} isPast={part === "past"} news={news} onOpen={(id) => put({ window: id })} />
      )}
      {openedId && !planning && (
        <WindowDialog
          key={openedId}
          id={openedId}
          news={news}
          onEdit={(window) => setPlanning({ window })}
          onClose={closeWindow}
        />
      )}
      {planning && <ScheduleDialog window={planning.window} onClose={close} />}
      {isReporting && <ReportDialog onClose={closeReport} />}
    </>
  );
}

/** The last backup, what the last check found, and the next release; each leads to its window. */
function MaintenanceTiles({
  overview,
  hasFailed,
  now,
}: {
  overview: MaintenanceChangedSubscription["maintenanceChanged"] | null;
  hasFailed: boolean;
  now: Date;
}) {
  const { t } = useTranslation("maintenance");
  const to = (windowId: string | undefined) =>
    windowId ? `/admin/maintenance?part=past&window=${windowId}` : undefined;
  const { lastBackup, security, nextRelease } = overview ?? {};
  const size = lastBackup && (lastBackup.bytes === null ? t("tiles.done") : formatSize(lastBackup.bytes));
  return (
    <FigureStrip
      label={t("tiles.label")}
      failed={!overview && hasFailed ? t("tiles.failed") : undefined}
      figures={[
        {
          name: t("tiles.backup"),
          value: overview ? (size ?? t("tiles.noBackup")) : undefined,
          note: lastBackup ? formatMoment(lastBackup.at, now) : t("tiles.never"),
          to: to(lastBackup?.windowId),
        },
        {
          name: t("tiles.security"),
          value: overview
            ? t(security ? (security.needsAttention ? "tiles.attention" : "tiles.protected") : "tiles.notChecked")
            : undefined,
          note: security ? t("tiles.checked", { time: formatMoment(security.at, now) }) : t("tiles.never"),
          to: to(security?.windowId),
        },
        {
          name: t("tiles.release"),
          value: overview ? (nextRelease?.version ?? t("tiles.noRelease")) : undefined,
          note: nextRelease ? formatMoment(nextRelease.scheduledFor, now) : t("tiles.never"),
          to: nextRelease ? `/admin/maintenance?window=${nextRelease.windowId}` : undefined,
        },
      ]}
    />
  );
}
