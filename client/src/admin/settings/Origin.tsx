import { useTranslation } from "react-i18next";
import type { SettingSource } from "../../gql/graphql";
import { formatMomentOf } from "../system-health/history";
import styles from "./Settings.module.css";

export interface OriginProps {
  source: SettingSource;
  changedByName: string | null;
  changedAt: string | null;
  reason: string | null;
}

/** Where a value comes from: what the product comes with, the server's environment, or who set it, when and why. */
export function Origin({ source, changedByName, changedAt, reason }: OriginProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      {t(`source.${source}`)}
      {changedAt && (
        <span className={styles.facts}>
          {t(source === "SET" ? "origin.set" : "origin.restored", {
            name: changedByName ?? t("somebody"),
            time: formatMomentOf(changedAt),
          })}
          {reason && <q className={styles.reason}>{reason}</q>}
        </span>
      )}
    </>
  );
}
