import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { ExportFile_FileFragment } from "../../gql/graphql";
import { localeOf, useLanguage } from "../../lib/language";
import { formatClock, formatDayOrClock } from "../../lib/time";
import { Measure } from "../../ui/Measure";
import styles from "./ExportFile.module.css";

const ExportFileFragment = graphql(`
  fragment ExportFile_file on RecordExport {
    id
    format
    status
    total
    written
    bytes
    createdAt
    keptUntil
    downloadUrl
  }
`);

const RemoveDocument = graphql(`
  mutation ExportFile_remove($id: ID!) {
    deleteRecordExport(id: $id)
  }
`);

const RetryDocument = graphql(`
  mutation ExportFile_retry($id: ID!) {
    retryRecordExport(id: $id) {
      id
    }
  }
`);

export interface ExportFileProps {
  file: FragmentType<ExportFile_FileFragment>;
  onRemoved: () => void;
}

/** Bytes in the unit that people read. */
function sizeOf(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

/** One file: how far it is, or where it is downloaded, or that it failed and can be tried again. */
export function ExportFile({ file, onRemoved }: ExportFileProps) {
  const { t } = useTranslation(["history", "common"]);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const [remove, removing] = useMutation(RemoveDocument);
  const [retry, retrying] = useMutation(RetryDocument);
  const { data, complete } = useFragment({ fragment: ExportFileFragment, from: file });
  if (!complete) return null;
  const { id, format, status, total, written, bytes, createdAt, keptUntil, downloadUrl } = data;
  const isUnderWay = status === "WAITING" || status === "WRITING";
  const name = t("history:file", { format: t(`history:format.${format}`), count: total });
  const progress = t("history:progress", { written, count: total });

  const act = async (work: () => Promise<unknown>) => {
    if (removing.loading || retrying.loading) return false;
    setFailed(false);
    try {
      await work();
      return true;
    } catch (error) {
      // What is gone already is what was wanted.
      if (problemCode(error) === "NOT_FOUND") return true;
      setFailed(true);
      return false;
    }
  };
  const end = async () => {
    if (await act(() => remove({ variables: { id } }))) onRemoved();
  };
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <b>{name}</b>
        {isUnderWay && (
          <>
            <Measure
              role="progressbar"
              min={0}
              max={total}
              value={written}
              label={`${name}: ${progress}`}
              size="slim"
              className={styles.measure}
            />
            <span className="num">{progress}</span>
          </>
        )}
        {status === "READY" && (
          <span className="num">
            {formatDayOrClock(createdAt, t("common:time.today"), new Date(), language)} ·{" "}
            {sizeOf(bytes, localeOf(language))} · {t("history:keptUntil", { time: formatClock(keptUntil, language) })}
          </span>
        )}
        {status === "FAILED" && (
          <span className={styles.failed}>
            <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
            {t("history:fileFailed")}
          </span>
        )}
        {failed && <span role="alert">{t("history:actFailed")}</span>}
      </div>
      {downloadUrl && (
        <Button
          component="a"
          href={downloadUrl}
          download
          className={styles.act}
          leftSection={<IconDownload size={20} stroke={1.9} aria-hidden />}
        >
          {t("history:download")}
          <span className="hidden-text"> {name}</span>
        </Button>
      )}
      {status === "FAILED" && (
        <Button className={styles.act} onClick={() => void act(() => retry({ variables: { id } }))}>
          {t("common:action.tryAgain")}
          <span className="hidden-text"> {name}</span>
        </Button>
      )}
      <button type="button" className={styles.quiet} onClick={() => void end()}>
        {t(isUnderWay ? "history:cancel" : "history:remove")}
        <span className="hidden-text"> {name}</span>
      </button>
    </li>
  );
}
