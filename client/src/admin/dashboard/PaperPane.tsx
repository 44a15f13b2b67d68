import { IconChevronLeft, IconChevronRight, IconDownload, IconMinus, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { PaperPage } from "./PaperPage";
import styles from "./PaperPane.module.css";
import { PaperText } from "./PaperText";
import { formatBytes, phrasesOf, type ReviewedDocument } from "./review";
import { Unavailable } from "./Unavailable";
import { usePaper } from "./usePaper";

const ZOOMS = [1, 1.25, 1.5, 2, 3];
const VIEWS = ["drawn", "text"] as const;
type View = (typeof VIEWS)[number];

export interface PaperPaneProps {
  applicationId: string;
  /** Another document takes another pane (`key`). */
  document: ReviewedDocument;
  now: Date;
  /** What stands below the paper. */
  children: ReactNode;
}

/** The document itself: drawn page by page, or as the words that were read in it. */
export function PaperPane({ applicationId, document, now, children }: PaperPaneProps) {
  const { t } = useTranslation("review");
  const [view, setView] = useState<View>("drawn");
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [cannotDraw, setCannotDraw] = useState(false);
  const { name, url, fileName, bytes, uploadedAt } = document;
  const state = usePaper(url, attempt);
  const pages = state.kind === "open" ? state.paper.pages : (document.pages ?? 1);
  const turn = (step: 1 | -1) => setPage((before) => Math.min(Math.max(before + step, 1), pages));
  const scale = (step: 1 | -1) => setZoom((before) => Math.min(Math.max(before + step, 0), ZOOMS.length - 1));
  const retry = () => {
    setCannotDraw(false);
    setAttempt((before) => before + 1);
  };
  useShortcuts({
    n: () => turn(1),
    p: () => turn(-1),
    "+": () => scale(1),
    "=": () => scale(1),
    "-": () => scale(-1),
    "0": () => setZoom(0),
    t: () => setView((before) => (before === "drawn" ? "text" : "drawn")),
  });
  const isDrawn = view === "drawn" && state.kind !== "failed" && !cannotDraw;
  return (
    <section className={styles.paper} aria-label={t("paper.label")}>
      <header className={styles.header}>
        <h2>{name}</h2>
        {url && (
          <a href={url} download={fileName ?? ""} className={styles.download}>
            <IconDownload size={18} stroke={1.9} aria-hidden />
            {t("paper.download")}
          </a>
        )}
      </header>
      {url && (
        <div className={styles.tools}>
          <fieldset className={styles.views} aria-label={t("paper.views")}>
            {VIEWS.map((entry) => (
              <button key={entry} type="button" aria-pressed={view === entry} onClick={() => setView(entry)}>
                {t(`paper.${entry}`)}
              </button>
            ))}
          </fieldset>
          {isDrawn && (
            <>
              <span className={styles.group}>
                <button
                  type="button"
                  aria-label={t("paper.previous")}
                  aria-disabled={page <= 1 || undefined}
                  onClick={() => turn(-1)}
                >
                  <IconChevronLeft size={18} stroke={2} aria-hidden />
                </button>
                <span className="num">{t("paper.page", { page, pages })}</span>
                <button
                  type="button"
                  aria-label={t("paper.next")}
                  aria-disabled={page >= pages || undefined}
                  onClick={() => turn(1)}
                >
                  <IconChevronRight size={18} stroke={2} aria-hidden />
                </button>
              </span>
              <span className={styles.group}>
                <button
                  type="button"
                  aria-label={t("paper.zoomOut")}
                  aria-disabled={zoom <= 0 || undefined}
                  onClick={() => scale(-1)}
                >
                  <IconMinus size={18} stroke={2} aria-hidden />
                </button>
                <span className={`${styles.percent} num`}>
                  {t("paper.zoom", { percent: Math.round((ZOOMS[zoom] ?? 1) * 100) })}
                </span>
                <button
                  type="button"
                  aria-label={t("paper.zoomIn")}
                  aria-disabled={zoom >= ZOOMS.length - 1 || undefined}
                  onClick={() => scale(1)}
                >
                  <IconPlus size={18} stroke={2} aria-hidden />
                </button>
              </span>
            </>
          )}
        </div>
      )}
      <div className={styles.desk}>
        {view === "text" && url ? (
          <PaperText applicationId={applicationId} documentId={document.id} />
        ) : isDrawn ? (
          <PaperPage
            paper={state.kind === "open" ? state.paper : undefined}
            name={name}
            page={page}
            zoom={ZOOMS[zoom] ?? 1}
            phrases={phrasesOf(document.date)}
            onFailed={() => setCannotDraw(true)}
          />
        ) : (
          <Unavailable url={url} fileName={fileName} onRetry={retry} />
        )}
        {fileName && bytes !== null && uploadedAt && (
          <p className={`${styles.file} num`}>
            {t("paper.file", {
              file: fileName,
              size: formatBytes(t, bytes),
              day: formatDay(uploadedAt, now),
              time: formatHourMinute(uploadedAt),
            })}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
