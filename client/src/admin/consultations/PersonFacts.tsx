import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment as Question } from "../../gql/graphql";
import { AnswerWarnings } from "./AnswerCheck";
import styles from "./QuestionDetail.module.css";

export interface PersonFactsProps {
  /** The patient, or the one of the family for whom they ask. */
  person: NonNullable<Question["told"]> | NonNullable<Question["subject"]>;
  /** The patient's, in whose words it is. */
  lang: string;
}

/** For whom a question is, with what the patient told about that person, and what speaks against the medicines that the case names. */
export function PersonFacts({ person, lang }: PersonFactsProps) {
  const { t } = useTranslation("admin");
  const unknown = t("queue.subject.unknown");
  const told = (list: readonly string[] | null) => (list ? list.join("; ") || t("queue.subject.noneTold") : unknown);
  const rows = [
    ["age", person.age ?? unknown],
    ...("sex" in person ? [["sex", person.sex ? t(`queue.subject.${person.sex}`) : unknown] as const] : []),
    ["conditions", told(person.conditions)],
    ["medicines", told(person.medicines)],
    ["allergies", told(person.allergies)],
  ] as const;
  return (
    <>
      <h3>{"name" in person ? t("queue.subject.title", { name: person.name }) : t("queue.subject.patient")}</h3>
      <p className={styles.hint}>{t("name" in person ? "queue.subject.about" : "queue.subject.today")}</p>
      <dl className={`${styles.facts} ${styles.said}`}>
        {rows.map(([row, value]) => (
          <div key={row}>
            <dt>{t(`queue.subject.${row}`)}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      {"warnings" in person && person.warnings.length > 0 && (
        <>
          <h3>{t("queue.subject.against")}</h3>
          <AnswerWarnings medicines={person.warnings} level={4} />
        </>
      )}
    </>
  );
}
