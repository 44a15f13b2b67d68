import type { FragmentType } from "@apollo/client";
import { Checkbox } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { RecordRow_RecordFragment } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatMonth, formatMonthAndYear, monthOf } from "../../lib/time";
import { Skeleton } from "../../ui/States";
import { byMonth } from "./history";
import styles from "./RecordList.module.css";
import { RecordRow } from "./RecordRow";
import type { useSelection } from "./useSelection";

export interface RecordListProps {
  records: readonly (FragmentType<RecordRow_RecordFragment> & { id: string; date: string })[];
  selection: ReturnType<typeof useSelection>;
  /** Takes the focus when another page has come. */
  ref: Ref<HTMLElement>;
}

/** The records of a page under their months, whose names stand in the margin while their records pass. */
export function RecordList({ records, selection, ref }: RecordListProps) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const shown = records.map(({ id }) => id);
  const chosen = shown.filter(selection.has).length;
  return (
    <section ref={ref} tabIndex={-1} aria-label={t("records")} className={styles.list}>
      <Checkbox
        className={styles.whole}
        label={t("choosePage", { count: shown.length })}
        checked={chosen === shown.length}
        indeterminate={chosen > 0 && chosen < shown.length}
        onChange={(event) => selection.set(shown, event.currentTarget.checked, shown)}
      />
      {byMonth(records, monthOf).map(({ month, entries }) => {
        const first = entries[0]?.date ?? "";
        return (
          <section key={month} className={styles.month} aria-label={formatMonthAndYear(first, language)}>
            <h2>
              {formatMonth(first, language)} <small className="num">{month.slice(0, 4)}</small>
            </h2>
            <div>
              {entries.map((record) => (
                <RecordRow
                  key={record.id}
                  record={record}
                  isChosen={selection.has(record.id)}
                  onChoose={(isChosen) => selection.set([record.id], isChosen, shown)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}

/** Six rows in their final shape. */
export function WaitingRecords() {
  return (
    <div className={styles.waiting}>
      <div className={styles.month}>
        <span />
        <div>
          {["62%", "48%", "70%", "54%", "66%", "44%"].map((width) => (
            <Skeleton key={width} lines={[width, "34%"]} className={styles.row} />
          ))}
        </div>
      </div>
    </div>
  );
}
