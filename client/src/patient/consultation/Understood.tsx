import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language";
import { formatSpan } from "../../lib/time";
import type { Response } from "./AnswerParts";
import styles from "./Understood.module.css";

type Fact = NonNullable<Response["understood"]>[number];

export interface UnderstoodProps {
  facts: Response["understood"];
  /** For whom it is, in words; null where nobody said, and where the question names somebody of the family. */
  forWhom: string | null;
  /** Facts that the person spoke of by themselves: they stay, whatever was said of them. */
  corrected?: readonly string[];
  /** What stands in a label in place of its words; those of for whom it is have no fact. */
  label?: (words: ReactNode, fact?: Fact) => ReactNode;
}

const NAMES = { DENIED: "not", UNSURE: "unsure" } as const;
const isNamed = (standing: Fact["standing"]): standing is keyof typeof NAMES => standing in NAMES;

/** What was understood of the question, as a row of small labels: for whom, what is there, how long, and what is not. */
export function Understood({ facts, forWhom, corrected = [], label: labelled = (words) => words }: UnderstoodProps) {
  const { t } = useTranslation("patient");
  const language = useLanguage();
  // What was said not to be there by leaving a list unticked stands with the answers.
  const shown = (facts ?? []).filter(
    ({ fact, standing, words }) =>
      standing === "PRESENT" ||
      (standing === "DENIED" && words !== null) ||
      (isNamed(standing) && corrected.includes(fact)),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.understood}>
      <b>{t("consultation.understood.title")}</b>
      <ul>
        {forWhom && <li>{labelled(forWhom)}</li>}
        {shown.map((one) => {
          const { fact, label, standing, days } = one;
          const words = (
            <>
              {isNamed(standing) ? t(`consultation.understood.${NAMES[standing]}`, { label }) : label}
              {standing === "PRESENT" && days !== null && days >= 1 && <> · {formatSpan(days, language)}</>}
            </>
          );
          return (
            <li key={fact} data-standing={standing}>
              {labelled(words, one)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
