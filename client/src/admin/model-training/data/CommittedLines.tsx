import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../../gql";
import { DataTable } from "../../../ui/DataTable";
import { Panel } from "../../../ui/Panel";
import { StatusChip } from "../../../ui/StatusChip";
import styles from "./DataRoom.module.css";
import { LineFilters } from "./LineFilters";
import { LinePages } from "./LinePages";
import { LineStates } from "./LineStates";
import { committedFilter, inWords, type LineListProps, labelLevel, PAGE_SIZE, whole } from "./lines";

const ListDocument = graphql(`
  query CommittedLines_list($filter: TrainingLineFilterInput!, $first: Int!, $after: String, $before: String) {
    trainingLines(filter: $filter, first: $first, after: $after, before: $before) {
      nodes {
        id
        text
        language
        style
        concept
        label
      }
      counts {
        label
        count
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
        pageNumber
        pageCount
      }
      totalCount
    }
  }
`);

/** The lines that come with the product and are learned. */
export function CommittedLines(props: LineListProps) {
  const { t } = useTranslation("training-data");
  const { address, search, onTurn } = props;
  const { after, before } = address;
  const { data, previousData, error, refetch } = useQuery(ListDocument, {
    variables: { filter: committedFilter(address, search), first: PAGE_SIZE, after, before },
    fetchPolicy: "cache-first",
  });
  const lines = (data ?? previousData)?.trainingLines;
  return (
    <Panel
      id="lines"
      title={t("tabs.committed")}
      remarks={
        lines && <span role="status">{t("count", { count: lines.totalCount, shown: whole(lines.totalCount) })}</span>
      }
    >
      <LineFilters {...props} known={props.styles} counts={lines?.counts} />
      <div id="lines-list" tabIndex={-1} className={styles.list}>
        {lines && lines.nodes.length > 0 && (
          <DataTable
            className={styles.table}
            labelledBy="lines"
            columns={[t("column.line"), t("column.label"), t("column.language"), t("column.style"), t("column.about")]}
          >
            <tbody>
              {lines.nodes.map(({ id, text, language, style, concept, label }) => (
                <tr key={id}>
                  <th scope="row" lang={language} className={styles.text}>
                    {text}
                  </th>
                  <td>
                    <StatusChip level={labelLevel[label]}>{t(`label.${label}`)}</StatusChip>
                  </td>
                  <td data-label={t("column.language")}>{t(`language.${language}`)}</td>
                  <td data-label={t("column.style")}>{inWords(style)}</td>
                  <td data-label={t("column.about")}>{inWords(concept)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </div>
      <LineStates list={lines} error={error} onRetry={refetch} {...props} />
      {lines && lines.nodes.length > 0 && (
        <LinePages
          info={lines.pageInfo}
          totalCount={lines.totalCount}
          shown={lines.nodes.length}
          onTurn={onTurn}
          list="lines-list"
        />
      )}
    </Panel>
  );
}
