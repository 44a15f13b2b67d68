import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Checkbox } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { RecordRow_RecordFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { formatFullDay, formatShortDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { TYPE_ICONS } from "./HistoryFilters";
import styles from "./RecordRow.module.css";

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

export interface RecordRowProps {
  record: FragmentType<RecordRow_RecordFragment>;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One record: box, icon, title, day and the arrow that opens it. What it says stands below its title, without a box. */
export function RecordRow({ record, isChosen, onChoose }: RecordRowProps) {
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
    <article className={styles.record}>
      <div className={styles.head}>
        <Checkbox
          className={styles.box}
          aria-label={t("choose", { title, day: formatFullDay(date, language) })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <h3>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon className={styles.icon} size={24} stroke={1.75} aria-hidden />
            <span className={styles.words}>
              <span className="hidden-text">{t(`type.${type}`)}: </span>
              <b lang={lang}>{title}</b>
              <span className={styles.provider}>
                {subjectName && <b>{t("forName", { name: subjectName })}. </b>}
                {provider}
                {provenance === "DEMONSTRATION" && <span className={styles.mark}>{t("demonstration")}</span>}
              </span>
            </span>
            <time className={`${styles.day} num`} dateTime={date}>
              {formatShortDay(date, language)}
            </time>
            <Chevron className={styles.icon} size={24} stroke={1.75} aria-hidden />
          </button>
        </h3>
      </div>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
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
            className={styles.results}
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
      <p className={styles.source}>{t(`provenance.${provenance}`)}</p>
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
