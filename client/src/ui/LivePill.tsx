import { useTranslation } from "react-i18next";
import { formatHourMinute } from "../lib/time";
import styles from "./LivePill.module.css";

/** What the page knows about its connection. Stale begins 15 seconds after the last sign of life. */
export type Connection = "live" | "reconnecting" | { staleSince: Date };

export interface LivePillProps {
  /** "paused" when the person stopped the updates. */
  connection: Connection | "paused";
  /** The time of the newest value, already formatted; a live figure never stands without it. */
  updated?: string;
  /** On a coloured card the pill takes the colour of the text around it. */
  inherit?: boolean;
  /** True beside another pill with the same news, so that a screen reader hears it once. */
  quiet?: boolean;
}

/** Live, Reconnecting, Stale since hh:mm or Paused: a drop, a ring, a square or two bars, so that the shape alone tells. */
export function LivePill({ connection, updated, inherit = false, quiet = false }: LivePillProps) {
  const { t } = useTranslation();
  const state = typeof connection === "string" ? connection : "stale";
  const shape = { live: styles.drop, reconnecting: styles.ring, stale: styles.square, paused: styles.bars }[state];
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
      <span role={quiet ? undefined : "status"}>{word}</span>
      {updated && <span className={`${styles.time} num`}>{updated}</span>}
    </span>
  );
}
