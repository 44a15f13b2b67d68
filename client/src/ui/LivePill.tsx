import { useTranslation } from "react-i18next";
import { formatHourMinute } from "../lib/time";
import styles from "./LivePill.module.css";

/** What the page knows about its connection. Stale begins 15 seconds after the last sign of life. */
export type Connection = "live" | "reconnecting" | { staleSince: Date };

export interface LivePillProps {
  connection: Connection;
  /** The time of the newest value, already formatted; a live figure never stands without it. */
  updated?: string;
  /** On a coloured card the pill takes the colour of the text around it. */
  inherit?: boolean;
}

/** Live, Reconnecting or Stale since hh:mm: a drop, a ring or a square, so that the shape alone tells. */
export function LivePill({ connection, updated, inherit = false }: LivePillProps) {
  const { t } = useTranslation();
  const state = typeof connection === "string" ? connection : "stale";
  const shape = { live: styles.drop, reconnecting: styles.ring, stale: styles.square }[state];
  const word =
    typeof connection === "string"
      ? t(`live.${connection}`)
      : t("live.stale", { time: formatHourMinute(connection.staleSince) });
  return (
    <span
      className={[styles.pill, state !== "live" && styles[state], inherit && styles.inherit].filter(Boolean).join(" ")}
      data-state={state}
    >
      <i className={shape} aria-hidden="true" />
      <span role="status">{word}</span>
      {updated && <span className={`${styles.time} num`}>{updated}</span>}
    </span>
  );
}
