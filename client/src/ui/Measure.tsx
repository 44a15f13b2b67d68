import type { CSSProperties } from "react";
import styles from "./Measure.module.css";

/** A stretch of the scale: the normal range, an estimate, or where a warning or a critical state begins. */
export interface MeasureBand {
  from: number;
  to: number;
  kind: "normal" | "estimate" | "warning" | "critical";
}

/** A number under its tick. `optional` ones give way on the smallest phones. */
export interface MeasureLabel {
  at: number;
  text: string;
  strong?: boolean;
  optional?: boolean;
}

export interface MeasureProps {
  /** Ends of the scale, in the unit of the value. */
  min: number;
  max: number;
  /** The value now; left out when there is no reading. Values outside the scale stand at its end. */
  value?: number | null;
  /** The whole sentence that a screen reader hears, with unit and normal range. */
  label: string;
  /** img for a picture of a value, meter for a gauge, progressbar for work under way. */
  role?: "img" | "meter" | "progressbar";
  /** pin marks a value, fill an amount used up. */
  mark?: "pin" | "fill";
  bands?: readonly MeasureBand[];
  /** A line that should not be passed. */
  limit?: number;
  /** Where the value will be; hatched, in the warning colour beyond the limit. */
  forecast?: number;
  /** How many parts the major and the minor ticks divide the scale into. As many as there are units, so that it is true. */
  majors?: number;
  minors?: number;
  labels?: readonly MeasureLabel[];
  /** 10 px, 18 px for a quota, 6 px in administration. */
  size?: "regular" | "quota" | "slim";
  className?: string;
}

/** The one graduated scale on which every quantity with a limit is drawn. The number itself stands beside it as text. */
export function Measure({
  min,
  max,
  value,
  label,
  role = "img",
  mark = role === "progressbar" ? "fill" : "pin",
  bands = [],
  limit,
  forecast,
  majors = 4,
  minors = 20,
  labels = [],
  size = "regular",
  className,
}: MeasureProps) {
  const share = (at: number) => (max === min ? 0 : (Math.min(Math.max(at, min), max) - min) / (max - min));
  const percent = (at: number) => `${Math.round(share(at) * 10_000) / 100}%`;
  const stretch = (from: number, to: number): CSSProperties => ({
    left: percent(from),
    width: `${Math.round((share(to) - share(from)) * 10_000) / 100}%`,
  });
  const hasValue = typeof value === "number";
  const now = hasValue ? value : min;
  const reachedLimit = limit === undefined ? max : limit;
  // A meter has to have a value: without one it is a picture of the scale.
  const spoken =
    role === "img" || (role === "meter" && !hasValue)
      ? { role: "img", "aria-label": label }
      : {
          role,
          "aria-label": label,
          "aria-valuemin": min,
          "aria-valuemax": max,
          "aria-valuetext": label,
          ...(hasValue && { "aria-valuenow": value }),
        };

  return (
    <div
      {...spoken}
      className={[styles.measure, size !== "regular" && styles[size], className].filter(Boolean).join(" ")}
    >
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.clip}>
          {Array.from(bands.entries(), ([place, band]) => (
            <i
              key={`${band.kind} ${place}`}
              className={[styles[band.kind], band.kind === "normal" && styles.round].filter(Boolean).join(" ")}
              style={stretch(band.from, band.to)}
            />
          ))}
          {forecast !== undefined && forecast > now && (
            <i className={styles.forecast} style={stretch(now, Math.min(forecast, reachedLimit))} />
          )}
          {forecast !== undefined && forecast > reachedLimit && (
            <i className={styles.beyond} style={stretch(Math.max(reachedLimit, now), forecast)} />
          )}
          {mark === "fill" && hasValue && <i className={styles.fill} style={stretch(min, value)} />}
        </div>
        {limit !== undefined && <i className={styles.limit} style={{ left: percent(limit) }} />}
        {mark === "pin" && hasValue && <i className={styles.pin} style={{ left: percent(value) }} />}
      </div>
      <div
        className={styles.ticks}
        aria-hidden="true"
        style={{ "--majors": majors, "--minors": minors } as CSSProperties}
      />
      {labels.length > 0 && (
        <div className={`${styles.labels} num`} aria-hidden="true">
          {labels.map((entry) => (
            <span
              key={entry.text}
              className={[
                entry.at <= min && styles.start,
                entry.at >= max && styles.end,
                entry.strong && styles.strong,
                entry.optional && styles.optional,
              ]
                .filter(Boolean)
                .join(" ")}
              style={{ left: percent(entry.at) }}
            >
              {entry.text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
