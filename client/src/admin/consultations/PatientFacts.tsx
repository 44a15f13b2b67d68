import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import { AnswerWarnings } from "./AnswerCheck";
import styles from "./QuestionDetail.module.css";

export interface PatientFactsProps {
  patient: NonNullable<QuestionDetail_QuestionFragment["told"]>;
  /** The patient's, in whose words it is. */
  lang: string;
}

/** What the patient has told of themself, and what speaks against the medicines that the case names. */
export function PatientFacts({
  patient: { age, conditions, medicines, allergies, warnings },
  lang,
}: PatientFactsProps) {
  const { t } = useTranslation("admin");
  const told = (list: readonly string[]) => list.join("; ") || t("queue.subject.noneTold");
  const rows = [
    ["age", age ?? t("queue.subject.unknown")],
    ["conditions", told(conditions)],
    ["medicines", told(medicines)],
    ["allergies", told(allergies)],
  ] as const;
  return (
    <>
      <h3>{t("queue.subject.patient")}</h3>
      <p className={styles.hint}>{t("queue.subject.today")}</p>
      <dl className={`${styles.facts} ${styles.said}`}>
        {rows.map(([row, value]) => (
          <div key={row}>
            <dt>{t(`queue.subject.${row}`)}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <>
          <h3>{t("queue.subject.against")}</h3>
          <AnswerWarnings medicines={warnings} level={4} />
        </>
      )}
    </>
  );
}
