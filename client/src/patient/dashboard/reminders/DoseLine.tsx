import { IconAlertTriangle, IconCheck, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMoments } from "../../../lib/useMoments";
import styles from "./Reminders.module.css";
import { type Dose, nameOf } from "./reminders";
import type { DoseActs } from "./useDoseActs";

/** A medicine in a slot: what it is, and what can be done or was done. */
export function DoseLine({ dose, acts, isOpen }: { dose: Dose; acts: DoseActs; isOpen: boolean }) {
  const { t } = useTranslation("reminders");
  const { clock } = useMoments();
  const { dosage, state, notedAt, canNote, subjectName, takenTwiceWith } = acts.shown(dose);
  const name = nameOf(dose);
  const isNoted = state === "TAKEN" || state === "SKIPPED";
  return (
    <li className={styles.dose}>
      <span className={isOpen ? styles.open : undefined}>
        {[dose.name, dosage].filter(Boolean).join(" ")}
        {subjectName && <b className={styles.whose}>{t("forWhom", { name: subjectName })}</b>}
      </span>
      {isNoted && (
        <span className={styles.noted}>
          <span className={styles.outcome}>
            {state === "TAKEN" && <IconCircleCheck size={20} stroke={1.9} aria-hidden />}
            {state === "TAKEN" ? t("takenAt", { time: clock(notedAt ?? new Date()) }) : t("skipped")}
          </span>
          <button
            type="button"
            className={styles.link}
            aria-label={t("undoName", { name })}
            onClick={() => void acts.act(dose, "undone")}
          >
            {t("undo")}
          </button>
        </span>
      )}
      {!isNoted && isOpen && canNote && (
        <span className={styles.acts}>
          <button
            type="button"
            className={styles.take}
            aria-label={t("takeName", { name })}
            onClick={() => void acts.act(dose, "taken")}
          >
            <IconCheck size={20} stroke={2} aria-hidden />
            {t("take")}
          </button>
          <button
            type="button"
            className={styles.link}
            aria-label={t("skipName", { name })}
            onClick={() => void acts.act(dose, "skipped")}
          >
            {t("skip")}
          </button>
        </span>
      )}
      {takenTwiceWith.length > 0 && (
        <span className={styles.twice}>
          <IconAlertTriangle size={19} stroke={1.9} aria-hidden />
          {t("takenTwice", { names: takenTwiceWith.join(", ") })}
        </span>
      )}
    </li>
  );
}
