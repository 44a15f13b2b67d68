import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { isoDay } from "../../../lib/time";
import { useMoments } from "../../../lib/useMoments";
import styles from "./Reminders.module.css";
import { type Dose, nameOf } from "./reminders";
import type { DoseActs } from "./useDoseActs";
import { useSlotTime } from "./useSlotTime";

/** Missed doses that are shown before "Show 2 more". */
const FIRST = 3;

/**
 * "Never take a double dose to make up for a forgotten dose": guidance of the NHS Specialist Pharmacy Service, read on
 * 21 November 2026.
 */
const SOURCE = "https://www.sps.nhs.uk/articles/advising-on-missed-or-delayed-doses-of-medicines/";

const DAY_MS = 24 * 3_600_000;

function Source({ children }: { children?: ReactNode }) {
  return (
    <a href={SOURCE} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** What was missed and can still be noted, the newest first, with the warning not to take two at once. */
export function MissedDoses({ doses, acts, now }: { doses: readonly Dose[]; acts: DoseActs; now: Date }) {
  const { t } = useTranslation("reminders");
  const { day: dayName } = useMoments();
  const timeOf = useSlotTime();
  const [showsAll, setShowsAll] = useState(false);
  if (doses.length === 0) return null;
  const today = isoDay(now);
  const noon = new Date(`${today}T12:00:00Z`);
  const yesterday = isoDay(new Date(noon.getTime() - DAY_MS));
  const newest = [...doses].reverse();
  const shown = showsAll ? newest : newest.slice(0, FIRST);
  const whenOf = ({ day, slot }: Dose) => {
    if (day === today) return t(`missed.today.${slot}`);
    if (day === yesterday) return t(`missed.yesterday.${slot}`);
    return t("missed.earlier", { day: dayName(`${day}T12:00:00Z`), time: timeOf(slot) });
  };
  return (
    <section className={styles.missed} aria-labelledby="missed-doses">
      <h3 id="missed-doses">{t("missed.title")}</h3>
      <p>
        <b>{t("missed.caution")}</b>{" "}
        <small>
          <Trans
            t={t}
            i18nKey="missed.source"
            components={{
              page: <Source />,
            }}
          />
        </small>
      </p>
      <p>{t("missed.note")}</p>
      <ul>
        {shown.map((dose) => (
          <li key={dose.id}>
            <span>
              {whenOf(dose)}: <b>{nameOf(dose)}</b>
            </span>
            {acts.shown(dose).state === "MISSED" && (
              <button
                type="button"
                className={styles.link}
                aria-label={t("missed.tookName", { name: `${nameOf(dose)}, ${whenOf(dose)}` })}
                onClick={() => void acts.act(dose, "taken")}
              >
                {t("missed.took")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {newest.length > shown.length && (
        <button type="button" className={styles.link} onClick={() => setShowsAll(true)}>
          {t("missed.more", { count: newest.length - shown.length })}
        </button>
      )}
    </section>
  );
}
