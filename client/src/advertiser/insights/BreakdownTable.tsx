import { Button } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { InsightDimension, InsightMetric } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { DownloadButton } from "../../ui/DownloadButton";
import styles from "./Insights.module.css";
import { type Figures, figureOf, formatMetric, isMerged, type Row } from "./insights";
import { insightsCsv } from "./insightsCsv";

export interface Order {
  metric: InsightMetric;
  descending: boolean;
}

export interface BreakdownTableProps {
  dimension: InsightDimension;
  metrics: readonly InsightMetric[];
  rows: readonly Row[];
  total: Figures;
  /** How many rows there are; some may not be shown. */
  totalCount: number;
  /** Null: as the rows come. */
  order: Order | null;
  /** Without it the table cannot be sorted. */
  onOrder?: (order: Order) => void;
  fileName: string;
}

/** A table of more rows than LONG begins with SHORT of them: a month of days is twelve phone screens. */
const LONG = 14;
const SHORT = 10;

const PAGES: Readonly<Partial<Record<InsightDimension, string>>> = {
  CAMPAIGN: "/advertiser/campaigns/",
  CREATIVE: "/advertiser/creatives/",
};

/** The figures by one dimension: sorted by a click on a head, with the share of the first, and as a file. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { dimension, metrics, rows, total, totalCount, order, onOrder, fileName } = props;
  const { t } = useTranslation("advertiser");
  const heads = [t(`insights.dimension.${dimension}`), ...metrics.map((metric) => t(`insights.head.${metric}`))];
  const hasShare = rows.some(({ sharePercent }) => sharePercent !== null);
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > LONG;
  const inFile = [...heads, ...heads.slice(1).map((head) => t("insights.headBefore", { head }))];
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(insightsCsv(inFile, metrics, rows))}`;
  return (
    <>
      <DataTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{heads[0]}</th>
            {hasShare && (
              <th scope="col" data-figure>
                {t("insights.share")}
              </th>
            )}
            {metrics.map((metric, at) => (
              <Head key={metric} metric={metric} text={heads[at + 1] ?? ""} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(isLong && !isWhole ? rows.slice(0, SHORT) : rows).map((row) => (
            <tr key={row.keys.join(" ")} data-merged={isMerged(row) || undefined}>
              <th scope="row">
                <Name row={row} page={PAGES[dimension]} />
              </th>
              {hasShare && (
                <td data-figure data-label={t("insights.share")} className={styles.share}>
                  <i aria-hidden style={{ width: `${(row.sharePercent ?? 0) / 2}px` }} />
                  {row.sharePercent}%
                </td>
              )}
              {metrics.map((metric, at) => (
                <td key={metric} data-figure data-label={heads[at + 1]}>
                  {formatMetric(metric, figureOf(metric, row.figures))}
                  {row.before && <small>{formatMetric(metric, figureOf(metric, row.before))}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("insights.total")}</th>
            {hasShare && (
              <td data-figure data-label={t("insights.share")}>
                100%
              </td>
            )}
            {metrics.map((metric, at) => (
              <td key={metric} data-figure data-label={heads[at + 1]}>
                {formatMetric(metric, figureOf(metric, total))}
              </td>
            ))}
          </tr>
        </tfoot>
      </DataTable>
      <div className={styles.foot}>
        {isLong && (
          <Button variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t("insights.fewer") : t("insights.all", { count: rows.length })}
          </Button>
        )}
        <DownloadButton href={file} name={`${fileName}.csv`}>
          {t("insights.csv")}
        </DownloadButton>
        {rows.length < totalCount && <p>{t("insights.first", { shown: rows.length, all: totalCount })}</p>}
      </div>
    </>
  );
}

function Name({ row: { keys, labels }, page }: { row: Row; page?: string }) {
  const [key = "", label = ""] = [keys[0], labels[0]];
  return page && key !== "UNUSED_QUOTA" ? <Link to={`${page}${key}`}>{label}</Link> : label;
}

interface HeadProps extends Pick<BreakdownTableProps, "order" | "onOrder"> {
  metric: InsightMetric;
  text: string;
}

function Head({ metric, text, order, onOrder }: HeadProps) {
  if (!onOrder) {
    return (
      <th scope="col" data-figure>
        {text}
      </th>
    );
  }
  const isSorted = order?.metric === metric;
  const Arrow = order?.descending ? IconArrowDown : IconArrowUp;
  const sort = isSorted ? (order.descending ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" data-figure aria-sort={sort}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder({ metric, descending: isSorted ? !order.descending : true })}
      >
        {text}
        {isSorted && <Arrow size={15} stroke={2} aria-hidden />}
      </button>
    </th>
  );
}
