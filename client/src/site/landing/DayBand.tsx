import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language";
import { formatTimeOfDay } from "../../lib/time";
import styles from "./DayBand.module.css";

const HOURS = 24;

/** The hour of a bubble is where its stem meets the scale; `top` is in px below the upper edge of the band. */
const bubbles = [
  { key: "night", hour: 2 + 10 / 60, top: 44, tone: "white" },
  { key: "morning", hour: 8 + 5 / 60, top: 118, tone: "white" },
  { key: "midday", hour: 13, top: 56, tone: "teal" },
  { key: "afternoon", hour: 15 + 40 / 60, top: 158, tone: "white" },
  { key: "evening", hour: 19 + 20 / 60, top: 40, tone: "yellow" },
] as const;

const share = (hour: number) => `${(hour / HOURS) * 100}%`;
const isNight = (hour: number) => hour < 7 || hour > 20;

/** One wide band from night to night, with questions pinned to their true hours on a scale of 24. It is the "24/7". */
export function DayBand() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (
    <section className={styles.band} aria-label={t("landing.day")}>
      <div className={styles.in}>
        <ol>
          {bubbles.map(({ key, hour, top, tone }) => (
            <li
              key={key}
              className={[styles.bubble, styles[tone], key === "afternoon" && styles.afternoon]
                .filter(Boolean)
                .join(" ")}
              style={{ left: share(hour), "--top": `${top}px` } as React.CSSProperties}
            >
              <small className="num">
                {key === "midday"
                  ? t("landing.bubbles.middayAt", { time: formatTimeOfDay(hour, language) })
                  : formatTimeOfDay(hour, language)}
              </small>
              {t(`landing.bubbles.${key}`)}
            </li>
          ))}
        </ol>
        <div className={styles.scale} aria-hidden="true">
          {[...Array(HOURS + 1).keys()].map((hour) => (
            <i
              key={hour}
              className={[hour % 3 === 0 && styles.major, isNight(hour) && styles.night].filter(Boolean).join(" ")}
              style={{ left: share(hour) }}
            />
          ))}
          {[3, 6, 9, 12, 15, 18, 21].map((hour) => (
            <span key={hour} className={isNight(hour) ? styles.night : undefined} style={{ left: share(hour) }}>
              {hour === 12 ? t("landing.noon") : formatTimeOfDay(hour, language)}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
