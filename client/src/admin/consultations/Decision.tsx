import { useTranslation } from "react-i18next";
import type { QuestionDetail_QuestionFragment } from "../../gql/graphql";
import styles from "./QuestionDetail.module.css";

/** Which rows of the clinical book decided, the most urgent first, folded; nothing of answers of before it was kept. */
export function Decision({ advice: { decidedBy, isRaised } }: Pick<QuestionDetail_QuestionFragment, "advice">) {
  const { t } = useTranslation("admin");
  if (!decidedBy?.length && !isRaised) return null;
  return (
    <details className={styles.shown}>
      <summary>{t("queue.decision.title")}</summary>
      {isRaised && <p>{t("queue.decision.raised")}</p>}
      <ul className={styles.signs}>
        {decidedBy?.map(({ pathway, complaint, care, because, facts, isDecisive, source }) => (
          <li key={pathway}>
            <b>{care.name}</b> {complaint}: {because}
            {facts.length > 0 && <> {facts.map(({ label }) => label).join("; ")}.</>}
            <span className={styles.source}>
              {t(isDecisive ? "queue.decision.decided" : "queue.decision.less")}{" "}
              {source && <a href={source.url}>{source.title}</a>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
