import { useTranslation } from "react-i18next";
import type { PharmacistQueueFiguresQuery } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import styles from "./PharmacistQueuePage.module.css";

/** How often answers helped, for each version of the assistant. */
export function FeedbackSummary({ counts }: { counts: PharmacistQueueFiguresQuery["feedbackSummary"] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel id="feedback-summary" title={t("queue.summary.title")} className={styles.summary}>
      {counts.length === 0 ? (
        <p className={styles.pad}>{t("queue.summary.none")}</p>
      ) : (
        <DataTable
          columns={[
            t("queue.summary.version"),
            { label: t("queue.summary.helpful"), isFigure: true },
            { label: t("queue.summary.notHelpful"), isFigure: true },
            { label: t("queue.summary.reported"), isFigure: true },
          ]}
        >
          <tbody>
            {counts.map(({ assistantVersion, helpful, notHelpful, reported }) => (
              <tr key={assistantVersion}>
                <th scope="row">{assistantVersion}</th>
                <td data-figure data-label={t("queue.summary.helpful")}>
                  {helpful}
                </td>
                <td data-figure data-label={t("queue.summary.notHelpful")}>
                  {notHelpful}
                </td>
                <td data-figure data-label={t("queue.summary.reported")}>
                  {reported}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}
