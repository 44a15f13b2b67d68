import { IconAlertTriangle, IconCheck, IconCircleCheck } from "@tabler/icons-react";
import { type CSSProperties, Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useMoments } from "../../../lib/useMoments";
import styles from "./Reminders.module.css";
import { type Dose, HOURS_AFTER, nameOf, placeOfNow, type Reminders, type Slot } from "./reminders";
import type { DoseActs } from "./useDoseActs";
import { useSlotTime } from "./useSlotTime";

interface SlotLineProps {
  slot: Slot;
  acts: DoseActs;
  isNext: boolean;
}

function SlotLine({ slot, acts, isNext }: SlotLineProps) {
  const { t } = useTranslation("reminders");
  const timeOf = useSlotTime();
  const doses = slot.doses.map(acts.shown);
  const isDone = doses.length > 0 && doses.every(({ state }) => state === "TAKEN");
  const isMissed = doses.some(({ state }) => state === "MISSED");
  return (
    <li
      className={[styles.slot, isDone && styles.done].filter(Boolean).join(" ")}
      style={{ "--hours": HOURS_AFTER[slot.slot] } as CSSProperties}
    >
      <h3>
        {t("slot", { time: timeOf(slot.slot), part: t(`part.${slot.slot}`) })}
        {isDone && (
          <span>
            <IconCircleCheck size={19} stroke={1.9} aria-hidden />
            {t("allTaken")}
          </span>
        )}
        {isMissed && <span>{t("missedState")}</span>}
      </h3>
      {slot.doses.length === 0 ? (
        <p className={styles.quiet}>{t("nothing")}</p>
      ) : (
        <ul>
          {slot.doses.map((dose) => (
            <DoseLine key={dose.id} dose={dose} acts={acts} isOpen={isNext || acts.shown(dose).state === "DUE"} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface DayLineProps {
  reminders: Reminders;
  acts: DoseActs;
  now: Date;
}

/** The day as a measure: a tick for each hour, a long one for each slot, and the yellow line of the present moment. */
export function DayLine({ reminders: { slots, next }, acts, now }: DayLineProps) {
  const { t } = useTranslation("reminders");
  const { clock } = useMoments();
  const { after, share } = placeOfNow(slots, now);
  const line = (
    <li className={styles.now} style={{ "--share": share } as CSSProperties}>
      <span className={`${styles.mark} num`}>{t("now", { time: clock(now) })}</span>
    </li>
  );
  return (
    <ul className={styles.day}>
      {slots.map((slot, at) => (
        <Fragment key={slot.id}>
          {at === after && line}
          <SlotLine slot={slot} acts={acts} isNext={slot.id === next?.id} />
        </Fragment>
      ))}
      {after === slots.length && line}
    </ul>
  );
}

/** A medicine in a slot: what it is, and what can be done or was done. */
function DoseLine({ dose, acts, isOpen }: { dose: Dose; acts: DoseActs; isOpen: boolean }) {
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
