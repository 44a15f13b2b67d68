import { useTranslation } from "react-i18next";
import styles from "./Questions.module.css";
import type { GivenAnswer } from "./questionScreens";

export interface GivenAnswersProps {
  answers: readonly GivenAnswer[];
  /** Opens a question again. */
  onChange: (questionId: string) => void;
}

/** What was asked and answered, folded, each with the way to change it. */
export function GivenAnswers({ answers, onChange }: GivenAnswersProps) {
  const { t } = useTranslation("patient");
  const saidOf = ({ asked: { kind, choices }, present, unsure, days, years, sex }: GivenAnswer): string[] => {
    const labels = (facts: readonly string[] | null) =>
      choices.filter(({ fact }) => facts?.includes(fact)).map(({ label }) => label);
    if (kind === "TICKS" && !present?.length) return [t(unsure?.length ? "questions.notSure" : "questions.none")];
    if (kind === "TICKS") return [...labels(present), ...(unsure?.length ? [t("questions.restUnsure")] : [])];
    if (kind === "SEX" && sex) return [t(sex === "FEMALE" ? "questions.female" : "questions.male")];
    if (days !== null) return [t("consultation.understood.days", { count: days })];
    return [years === null ? t("questions.notSaid") : t("questions.years", { count: years })];
  };
  return (
    <details className={styles.given}>
      <summary>{t("questions.given", { count: answers.length })}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.asked.id}>
            <b>{answer.asked.text}</b>
            <ul>
              {saidOf(answer).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button type="button" onClick={() => onChange(answer.asked.id)}>
              {t("questions.change")}
              <span className="hidden-text">{t("consultation.aboutQuestion", { question: answer.asked.text })}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
