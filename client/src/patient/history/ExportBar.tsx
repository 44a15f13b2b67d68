import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { problemCode, tooManyTries } from "../../core/problems";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { ExportFile_FileFragment, RecordExportFormat, RecordExportStatus } from "../../gql/graphql";
import styles from "./ExportBar.module.css";
import { ExportFile } from "./ExportFile";
import type { HistoryFilter } from "./HistoryFilters";
import type { useSelection } from "./useSelection";

/** The id alone: how far the file is comes by the subscription, which may be faster than this answer. */
const StartDocument = graphql(`
  mutation ExportBar_start($selection: RecordSelectionInput!, $format: RecordExportFormat!) {
    startRecordExport(input: $selection, format: $format) {
      id
    }
  }
`);

const ProgressDocument = graphql(`
  subscription RecordExportProgress {
    recordExportProgress {
      id
      status
      ...ExportFile_file
    }
  }
`);

const FORMATS = ["TEXT", "PDF", "FHIR"] as const satisfies readonly RecordExportFormat[];

type File = FragmentType<ExportFile_FileFragment> & { id: string; status: RecordExportStatus };

export interface ExportBarProps {
  /** The files there were when the page was read; from then on the subscription tells. */
  files: readonly File[];
  selection: ReturnType<typeof useSelection>;
  /** The records of this page. */
  shownIds: readonly string[];
  filter: HistoryFilter;
  /** How many records the filter shows, on all pages. */
  totalCount: number;
  /** Files are for confirmed addresses. */
  isConfirmed: boolean;
}

/** How many records are chosen, the three kinds of files, and the files that are ready. The one dark surface of the page. */
export function ExportBar({ files, selection, shownIds, filter, totalCount, isConfirmed }: ExportBarProps) {
  const { t } = useTranslation("history");
  const common = useTranslation("common");
  const [live, setLive] = useState<readonly File[]>();
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  /** A file that was started and of which the subscription has not told yet. */
  const [startedId, setStartedId] = useState<string>();
  const heard = useRef<readonly File[]>(files);
  const [start, { loading }] = useMutation(StartDocument);
  const present = live ?? files;
  useLiveSubscription(ProgressDocument, {
    variables: {},
    onData: ({ recordExportProgress: now }) => {
      const wasReady = new Set(present.filter(({ status }) => status === "READY").map(({ id }) => id));
      if (live && now.some(({ id, status }) => status === "READY" && !wasReady.has(id))) setAnnouncement(t("ready"));
      setLive(now);
      heard.current = now;
      setStartedId((id) => (now.some((file) => file.id === id) ? undefined : id));
    },
  });

  const count = selection.all ? totalCount : selection.ids.size;
  const elsewhere = selection.all ? 0 : [...selection.ids].filter((id) => !shownIds.includes(id)).length;
  const isWholePage = shownIds.length > 0 && shownIds.every((id) => selection.ids.has(id));
  const run = async (format: RecordExportFormat) => {
    if (loading) return;
    setFailure(undefined);
    setAnnouncement("");
    const chosen = selection.all ? { filter } : { ids: [...selection.ids] };
    try {
      const { data } = await start({ variables: { selection: chosen, format } });
      const id = data?.startRecordExport.id;
      // The subscription can be faster than this answer.
      const known = heard.current.find((file) => file.id === id);
      setStartedId(known ? undefined : id);
      setAnnouncement(t(known?.status === "READY" ? "ready" : "started"));
    } catch (error) {
      const code = problemCode(error);
      const words = code === "NOT_FOUND" ? "gone" : code === "CONFLICT" ? "busy" : "exportFailed";
      setFailure(tooManyTries(common.t, error) ?? t(words));
    }
  };
  if (count === 0 && present.length === 0) return null;
  return (
    <section className={`${styles.bar} ${count > 0 ? styles.sticky : ""}`} aria-label={t("export")}>
      {count > 0 && (
        <div className={styles.chosen}>
          <p className="num">
            <b>{t("chosen", { count })}</b>
            {elsewhere > 0 && t("elsewhere", { count: elsewhere })}
            <button type="button" className={styles.link} onClick={selection.clear}>
              {t("chooseNone")}
            </button>
            {isWholePage && totalCount > count && (
              <button type="button" className={styles.link} onClick={selection.setAll}>
                {t("chooseAll", { count: totalCount })}
              </button>
            )}
          </p>
          {isConfirmed ? (
            <div className={styles.formats}>
              {FORMATS.map((format, index) => (
                <Button
                  key={format}
                  className={index === 0 ? styles.first : styles.other}
                  leftSection={index === 0 && <IconDownload size={20} stroke={1.9} aria-hidden />}
                  aria-disabled={loading || undefined}
                  onClick={() => void run(format)}
                >
                  {t(`exportAs.${format}`)}
                </Button>
              ))}
            </div>
          ) : (
            <p>
              {t("unconfirmed")} <Link to="/account">{t("toAccount")}</Link>
            </p>
          )}
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {startedId && <p>{t("started")}</p>}
      {present.length > 0 && (
        <div className={styles.files}>
          <h2>{t("files")}</h2>
          <ul>
            {present.map((file) => (
              <ExportFile
                key={file.id}
                file={file}
                onRemoved={() => setLive((before = files) => before.filter(({ id }) => id !== file.id))}
              />
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="hidden-text">
        {announcement}
      </p>
    </section>
  );
}
