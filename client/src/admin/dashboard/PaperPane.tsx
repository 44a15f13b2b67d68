import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { markWords } from "../../lib/markWords";
import { formatDay, formatHourMinute } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { NoPaper } from "../../ui/paper/NoPaper";
import { PaperPage } from "../../ui/paper/PaperPage";
import { PaperTools } from "../../ui/paper/PaperTools";
import { usePaperView } from "../../ui/paper/usePaperView";
import { Awaited } from "../../ui/States";
import { TextField } from "../../ui/TextField";
import { PaneHeader } from "./Pane";
import styles from "./PaperPane.module.css";
import { formatBytes, phrasesOf, type ReviewedDocument } from "./review";

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
  const { name, url, fileName, bytes, uploadedAt } = document;
  const paper = usePaperView({ url }, document.pages ?? 1);
  useShortcuts({
    ...paper.keys,
    t: () => setView((before) => (before === "drawn" ? "text" : "drawn")),
  });
  const isDrawn = view === "drawn" && !paper.hasFailed;
  return (
    <section className={styles.paper} aria-label={t("paper.label")}>
      <PaneHeader title={name}>
        {url && (
          <a href={url} download={fileName ?? ""} className={styles.download}>
            <IconDownload size={18} stroke={1.9} aria-hidden />
            {t("paper.download")}
          </a>
        )}
      </PaneHeader>
      {url && (
        <PaperTools
          view={paper}
          isDrawn={isDrawn}
          words={{
            previous: t("paper.previous"),
            next: t("paper.next"),
            smaller: t("paper.zoomOut"),
            larger: t("paper.zoomIn"),
            page: (at) => t("paper.page", at),
            percent: (percent) => t("paper.zoom", { percent }),
          }}
        >
          <fieldset className={styles.views} aria-label={t("paper.views")}>
            {VIEWS.map((entry) => (
              <button key={entry} type="button" aria-pressed={view === entry} onClick={() => setView(entry)}>
                {t(`paper.${entry}`)}
              </button>
            ))}
          </fieldset>
        </PaperTools>
      )}
      <div className={styles.desk}>
        {view === "text" && url ? (
          <PaperText applicationId={applicationId} documentId={document.id} />
        ) : isDrawn ? (
          <PaperPage
            paper={paper.paper}
            page={paper.page}
            zoom={paper.zoom}
            phrases={phrasesOf(document.date)}
            onFailed={paper.fail}
            words={{
              scroll: t("paper.scroll"),
              picture: t("paper.canvas", { name, page: paper.page, pages: paper.pages }),
            }}
          />
        ) : (
          <NoPaper title={t("paper.unavailable")} text={t(url ? "paper.cannotDraw" : "paper.noFile")}>
            {url && (
              <>
                <Button
                  component="a"
                  href={url}
                  download={fileName ?? ""}
                  leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
                >
                  {t("paper.download")}
                </Button>
                <Button variant="default" onClick={paper.retry}>
                  {t("paper.retry")}
                </Button>
              </>
            )}
          </NoPaper>
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

const PaperTextDocument = graphql(`
  query PaperText($id: ID!) {
    applicationForReview(id: $id) {
      id
      documents {
        id
        content
      }
    }
  }
`);

interface PaperTextProps {
  applicationId: string;
  documentId: string;
}

/** The words that were read in the file: they can be selected, copied and searched. Enter goes to the next place. */
function PaperText({ applicationId, documentId }: PaperTextProps) {
  const { t } = useTranslation("review");
  const { data, error, refetch } = useQuery(PaperTextDocument, { variables: { id: applicationId } });
  const [sought, setSought] = useState("");
  const text = useRef<HTMLElement>(null);
  const at = useRef(-1);
  if (!data) {
    return (
      <div className={styles.text}>
        <Awaited failed={error && t("pane.failed")} onRetry={refetch} lines={["60%", "100%", "82%", "94%"]} />
      </div>
    );
  }
  const content = data.applicationForReview?.documents.find(({ id }) => id === documentId)?.content;
  if (!content) {
    return (
      <div className={styles.text}>
        <p>
          <b>{t("paper.unavailable")}</b>
        </p>
        <p className="dim">{t("paper.noText")}</p>
      </div>
    );
  }
  const pieces = markWords(content, [sought]);
  const count = pieces.filter(({ isMarked }) => isMarked).length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || count === 0) return;
    event.preventDefault();
    at.current = (at.current + 1) % count;
    text.current?.querySelectorAll("mark")[at.current]?.scrollIntoView({ block: "center" });
  };
  let place = 0;
  return (
    <div className={styles.text}>
      <div className={styles.find}>
        <TextField
          id="find-in-text"
          type="search"
          label={t("paper.find")}
          autoComplete="off"
          value={sought}
          onChange={(event) => {
            setSought(event.currentTarget.value);
            at.current = -1;
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="num dim">
          {sought.trim() !== "" && t("paper.found", { count })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={text} className={styles.words} aria-label={t("paper.text")} tabIndex={0}>
        {pieces.map((piece) => {
          const key = place;
          place += piece.text.length;
          return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
        })}
      </section>
    </div>
  );
}
