import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { DataTable } from "../../ui/DataTable";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "./ModelTrainingPage.module.css";
import { isCareLabel, LABELS } from "./training";

const ConfusionDocument = graphql(`
  query ModelConfusion($id: ID!) {
    trainedModel(id: $id) {
      id
      record {
        figures {
          confusion {
            label
            emergency
            urgent
            routine
          }
        }
      }
    }
  }
`);

/** Which care the cases of each right label were given. */
export function ConfusionTable({ modelId }: { modelId: string }) {
  const { t } = useTranslation("training");
  const { data, error, refetch } = useQuery(ConfusionDocument, { variables: { id: modelId } });
  const rows = data?.trainedModel?.record.figures.confusion;
  if (!rows && error) return <FailedState message={t("confusion.failed")} onRetry={refetch} />;
  if (!rows) return <Skeleton block={150} />;
  return (
    <>
      <h3>{t("confusion.title")}</h3>
      <DataTable isSmall className={styles.confusion}>
        <caption className="dim">{t("confusion.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("confusion.right")}</th>
            {LABELS.map((label) => (
              <th key={label} scope="col" data-figure>
                {t(`label.${label}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{isCareLabel(row.label) && t(`label.${row.label}`)}</th>
              {LABELS.map((label) => (
                <td key={label} data-figure data-right={label === row.label || undefined}>
                  {row[label]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
