import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { Dialog } from "../../ui/Dialog";
import { PagedTable } from "../../ui/PagedTable";
import styles from "./ModelTrainingPage.module.css";
import { isCareLabel, type Model } from "./training";

const ComparisonDocument = graphql(`
  query ModelComparison($modelId: ID!, $changedOnly: Boolean!, $after: String) {
    modelComparison(modelId: $modelId, changedOnly: $changedOnly, first: 20, after: $after) {
      totalCount
      nodes {
        id
        language
        style
        text
        label
        given
        publishedGiven
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** What a version makes of each held-out sentence, beside what the version that answers now makes of it. */
export function ComparisonDialog({ model: { id, version }, onClose }: { model: Model; onClose: () => void }) {
  const { t } = useTranslation("training");
  const [changedOnly, setChangedOnly] = useState(true);
  const list = usePages(ComparisonDocument, (data) => data.modelComparison, {
    variables: { modelId: id, changedOnly },
  });
  const word = (label: string | null) => (label && isCareLabel(label) ? t(`label.${label}`) : "–");
  return (
    <Dialog isOpen isWide onClose={onClose} title={t("compare.title", { version })}>
      <div className={styles.dialog}>
        <p className="dim">{t("compare.hint")}</p>
        <Checkbox
          label={t("compare.changedOnly")}
          checked={changedOnly}
          onChange={(event) => setChangedOnly(event.currentTarget.checked)}
        />
        {list.total !== undefined && (
          <p role="status" className="num">
            {t(changedOnly ? "compare.changed" : "compare.all", { count: list.total })}
          </p>
        )}
        <PagedTable
          list={list}
          className={styles.cases}
          columns={[t("compare.text"), t("compare.right"), t("compare.now"), version]}
          row={(one) => (
            <tr key={one.id}>
              <th scope="row" lang={one.language}>
                {one.text}
              </th>
              <td data-label={t("compare.right")}>{word(one.label)}</td>
              <td data-label={t("compare.now")} data-below={one.publishedGiven !== one.label || undefined}>
                {word(one.publishedGiven)}
              </td>
              <td data-label={version} data-below={one.given !== one.label || undefined}>
                {word(one.given)}
                {one.given === one.label && <span className="hidden-text"> {t("compare.isRight")}</span>}
              </td>
            </tr>
          )}
          empty={null}
          words={{ failed: t("compare.failed"), more: t("compare.more"), moreFailed: t("more.failed") }}
        />
      </div>
    </Dialog>
  );
}
