import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { RecordRow_RecordFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { formatFullDay, formatMonth, formatMonthAndYear, formatShortDay, monthOf } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { Skeleton } from "../../ui/States";
import { TYPE_ICONS } from "./HistoryFilters";
import { byMonth } from "./history";
import styles from "./RecordList.module.css";
import rowStyles from "./RecordRow.module.css";
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

const RecordRowFragment = graphql(`
  fragment RecordRow_record on MedicalRecord {
    id
    type
    title
    subjectName
    date
    provider
    summary
    details
    results {
      test
      value
      usual
    }
    language
    provenance
    consultationId
    documentUrl
  }
`);

interface RecordRowProps {
  record: FragmentType<RecordRow_RecordFragment>;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One record: box, icon, title, day and the arrow that opens it. What it says stands below its title, without a box. */
function RecordRow({ record, isChosen, onChoose }: RecordRowProps) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const { data, complete } = useFragment({ fragment: RecordRowFragment, from: record });
  if (!complete) return null;
  const { type, title, subjectName, date, provider, provenance } = data;
  const Icon = TYPE_ICONS[type];
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const lang = data.language === language ? undefined : localeOf(data.language);
  return (
    <article className={rowStyles.record}>
      <div className={rowStyles.head}>
        <Checkbox
          className={rowStyles.box}
          aria-label={t("choose", { title, day: formatFullDay(date, language) })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <h3>
          <button
            type="button"
            className={rowStyles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon className={rowStyles.icon} size={24} stroke={1.75} aria-hidden />
            <span className={rowStyles.words}>
              <span className="hidden-text">{t(`type.${type}`)}: </span>
              <b lang={lang}>{title}</b>
              <span className={rowStyles.provider}>
                {subjectName && <b>{t("forName", { name: subjectName })}. </b>}
                {provider}
                {provenance === "DEMONSTRATION" && <span className={rowStyles.mark}>{t("demonstration")}</span>}
              </span>
            </span>
            <time className={`${rowStyles.day} num`} dateTime={date}>
              {formatShortDay(date, language)}
            </time>
            <Chevron className={rowStyles.icon} size={24} stroke={1.75} aria-hidden />
          </button>
        </h3>
      </div>
      {isOpen && (
        <div id={bodyId} className={rowStyles.body}>
          <RecordBody record={data} lang={lang} />
        </div>
      )}
    </article>
  );
}

/** Lines that differ in their place only. */
const paragraphs = (text: string) => [...text.split("\n").filter(Boolean).entries()];

function RecordBody({ record, lang }: { record: RecordRow_RecordFragment; lang?: string }) {
  const { t } = useTranslation(["history", "patient"]);
  const { title, summary, details, results, provenance, consultationId, documentUrl } = record;
  return (
    <>
      <div lang={lang}>
        {paragraphs(summary).map(([line, text]) => (
          <p key={line}>{text}</p>
        ))}
        {results.length > 0 && (
          <DataTable
            isSmall
            className={rowStyles.results}
            columns={[t("test"), { label: t("result"), isFigure: true }, { label: t("usual"), isFigure: true }]}
          >
            <tbody>
              {results.map(({ test, value, usual }) => (
                <tr key={test}>
                  <th scope="row">{test}</th>
                  <td data-figure>
                    <b>{value}</b>
                  </td>
                  <td data-figure>{usual}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        {paragraphs(details).map(([line, text]) => (
          <p key={line}>{text}</p>
        ))}
      </div>
      <p className={rowStyles.source}>{t(`provenance.${provenance}`)}</p>
      {documentUrl && (
        <p>
          <a href={documentUrl} target="_blank" rel="noreferrer">
            {t("document")}
            <span className="hidden-text"> {t("documentOf", { title })}</span>
          </a>
        </p>
      )}
      {consultationId && (
        <p>
          <Link to={`/consultation#consultation-${consultationId}`}>{t("consultation")}</Link>
        </p>
      )}
      {consultationId && (
        <p>
          <Link to={`/consultation/${consultationId}/handover`}>{t("patient:consultation.handover")}</Link>
        </p>
      )}
    </>
  );
}
