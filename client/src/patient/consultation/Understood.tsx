import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Response } from "./AnswerParts";
import styles from "./Understood.module.css";

type Fact = NonNullable<Response["understood"]>[number];

export interface UnderstoodProps {
  facts: Response["understood"];
  /** For whom it is, in words; null where nobody said, and where the question names somebody of the family. */
  forWhom: string | null;
  /** What stands behind a label. */
  after?: (fact: Fact) => ReactNode;
}

/** What was understood of the question, as a row of small labels: for whom, what is there, how long, and what is not. */
export function Understood({ facts, forWhom, after }: UnderstoodProps) {
  const { t } = useTranslation("patient");
  // What was said not to be there by leaving a list unticked stands with the answers.
  const shown = (facts ?? []).filter(
    ({ standing, words }) => standing === "PRESENT" || (standing === "DENIED" && words !== null),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.understood}>
      <b>{t("consultation.understood.title")}</b>
      <ul>
        {forWhom && <li>{forWhom}</li>}
        {shown.map((one) => {
          const { fact, label, standing, days } = one;
          return (
            <li key={fact} data-standing={standing}>
              {standing === "DENIED" ? t("consultation.understood.not", { label }) : label}
              {standing === "PRESENT" && days !== null && days >= 1 && (
                <> · {t("consultation.understood.days", { count: Math.round(days) })}</>
              )}
              {after?.(one)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
