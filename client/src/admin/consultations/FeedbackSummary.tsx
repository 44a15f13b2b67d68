import { useTranslation } from "react-i18next";
import type { PharmacistQueueFiguresQuery } from "../../gql/graphql";
import styles from "./PharmacistQueuePage.module.css";

/** How often answers helped, for each version of the assistant. */
export function FeedbackSummary({ counts }: { counts: PharmacistQueueFiguresQuery["feedbackSummary"] }) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.summary}>
      <h2 id="feedback-summary">{t("queue.summary.title")}</h2>
      {counts.length === 0 ? (
        <p>{t("queue.summary.none")}</p>
      ) : (
        <table aria-labelledby="feedback-summary" className="num">
          <thead>
            <tr>
              <th scope="col">{t("queue.summary.version")}</th>
              <th scope="col">{t("queue.summary.helpful")}</th>
              <th scope="col">{t("queue.summary.notHelpful")}</th>
              <th scope="col">{t("queue.summary.reported")}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ assistantVersion, helpful, notHelpful, reported }) => (
              <tr key={assistantVersion}>
                <th scope="row">{assistantVersion}</th>
                <td>{helpful}</td>
                <td>{notHelpful}</td>
                <td>{reported}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
