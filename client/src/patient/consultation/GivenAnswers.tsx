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
  const { t } = useTranslation(["questions", "patient"]);
  /** What none of these was: lists are asked with the same words. */
  const listOf = ({ asked: { id, kind, choices }, present, unsure, words }: GivenAnswer) =>
    kind === "TICKS" && !id.startsWith("fact:") && words === null && !present?.length && !unsure?.length
      ? choices.map(({ label }) => label)
      : [];
  const saidOf = ({
    asked: { id, kind, choices },
    words,
    present,
    unsure,
    days,
    years,
    sex,
  }: GivenAnswer): string[] => {
    if (words !== null) return [words];
    const labels = (facts: readonly string[] | null) =>
      choices.filter(({ fact }) => facts?.includes(fact)).map(({ label }) => label);
    if (id.startsWith("fact:")) return [t(unsure?.length ? "notSure" : present?.length ? "chip.yes" : "chip.no")];
    if (kind === "TICKS" && !present?.length) return [t(unsure?.length ? "notSure" : "none")];
    if (kind === "TICKS") return [...labels(present), ...(unsure?.length ? [t("restUnsure")] : [])];
    if (kind === "WHO" && present?.length) return labels(present);
    if (kind === "SEX" && sex) return [t(sex === "FEMALE" ? "female" : "male")];
    if (days !== null) return [t("patient:consultation.understood.days", { count: days })];
    return [years === null ? t("notSaid") : t("years", { count: years })];
  };
  return (
    <details className={styles.given}>
      <summary>{t("given", { count: answers.length })}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.asked.id}>
            <b>{answer.asked.text}</b>
            <ul>
              {saidOf(answer).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {listOf(answer).length > 0 && (
              <details>
                <summary>{t("asked")}</summary>
                <ul>
                  {listOf(answer).map((label) => (
                    <li key={label}>{label}</li>
                  ))}
                </ul>
              </details>
            )}
            {answer.words === null && (
              <button type="button" onClick={() => onChange(answer.asked.id)}>
                {t("change")}
                <span className="hidden-text">
                  {t("patient:consultation.aboutQuestion", { question: answer.asked.text })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
