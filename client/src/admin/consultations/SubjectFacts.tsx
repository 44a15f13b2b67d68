import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import styles from "./QuestionDetail.module.css";

export interface SubjectFactsProps {
  subject: NonNullable<QuestionDetail_QuestionFragment["subject"]>;
  /** The patient's, in whose words it is. */
  lang: string;
}

/** For whom of the patient's family the question is, with what was told about that person. */
export function SubjectFacts({
  subject: { name, age, sex, conditions, medicines, allergies },
  lang,
}: SubjectFactsProps) {
  const { t } = useTranslation("admin");
  const told = (list: readonly string[]) => list.join("; ") || t("queue.subject.noneTold");
  const rows = [
    ["age", age ?? t("queue.subject.unknown")],
    ["sex", sex ? t(`queue.subject.${sex}`) : t("queue.subject.unknown")],
    ["conditions", conditions ? told(conditions) : t("queue.subject.unknown")],
    ["medicines", medicines ? told(medicines) : t("queue.subject.unknown")],
    ["allergies", allergies ? told(allergies) : t("queue.subject.unknown")],
  ] as const;
  return (
    <>
      <h3>{t("queue.subject.title", { name })}</h3>
      <p className={styles.hint}>{t("queue.subject.about")}</p>
      <dl className={`${styles.facts} ${styles.said}`}>
        {rows.map(([row, value]) => (
          <div key={row}>
            <dt>{t(`queue.subject.${row}`)}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
