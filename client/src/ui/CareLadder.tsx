import { useTranslation } from "react-i18next";
import styles from "./CareLadder.module.css";

/** The steps of care from the mildest to the most urgent, named as the API names them. */
export const careLevels = ["SELF_CARE", "PHARMACIST", "URGENT", "CRISIS", "EMERGENCY"] as const;
export type CareStep = (typeof careLevels)[number];

/** Whether the steps say the same as the answer: what a GP, a dentist or an optician should see soon stands on none of them. */
export const isOnLadder = (level: CareStep, care: { id: string } | null): boolean =>
  level !== "SELF_CARE" || care === null || care.id === "home";

/** Five steps that show where an answer stands: words first, colour second. */
export function CareLadder({ level }: { level: CareStep }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.ladder} aria-label={t("care.ladder", { step: t(`care.step.${level}`) })}>
      {careLevels.map((step) => (
        <li
          key={step}
          className={[styles.step, styles[step], step === level && styles.here].filter(Boolean).join(" ")}
          aria-current={step === level ? "step" : undefined}
        >
          <span>{t(`care.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The same ladder as five small bars for a list; decorative, the word stands beside it. */
export function CareRungs({ level }: { level: CareStep }) {
  const reached = careLevels.indexOf(level);
  return (
    <span className={styles.rungs} aria-hidden="true">
      {careLevels.map((step, index) => (
        <i key={step} className={index <= reached ? styles[level] : undefined} />
      ))}
    </span>
  );
}
