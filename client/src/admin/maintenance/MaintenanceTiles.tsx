import { useTranslation } from "react-i18next";
import type { MaintenanceChangedSubscription } from "../../gql/graphql";
import { FigureStrip } from "../FigureStrip";
import { formatMoment, formatSize } from "./maintenance";

/** The last backup, what the last check found, and the next release; each leads to its window. */
export function MaintenanceTiles({
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
