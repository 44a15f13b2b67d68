import { Button } from "@mantine/core";
import { IconDragDrop, IconFileCheck, IconFilePlus, IconFileUpload, IconFileX } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cancelUpload, type FileUpload, fileUploads } from "../../core/fileUploads";
import { useStore } from "../../lib/store";
import { useNow } from "../../lib/useNow";
import { FieldAlert, FieldError } from "../../ui/FieldError";
import { FilePick } from "../../ui/FilePick";
import { Measure } from "../../ui/Measure";
import { StatusChip } from "../../ui/StatusChip";
import { type ApplicantDocument, fileId } from "./application";
import { DocumentDate } from "./DocumentDate";
import styles from "./DocumentRow.module.css";
import { partInWords, secondsLeft, sizeInWords } from "./documentSize";
import { downloadDocument } from "./downloadDocument";
import { useDocumentActs } from "./useDocumentActs";
import { ViewPaper } from "./ViewPaper";

export interface DocumentRowProps {
  token: string;
  document: ApplicantDocument;
  maxBytes: number;
  /** What is wrong with file and date when the application is sent. */
  fileError?: string;
  dateError?: string;
}

/** What a row shows: always one of these. */
type RowState = "empty" | "uploading" | "rejected" | "dateless" | "ready" | "accepted";

function stateOf({ status, needs }: ApplicantDocument, isUploading: boolean): RowState {
  if (isUploading) return "uploading";
  if (needs === "FILE") return "empty";
  if (needs === "REPLACEMENT") return "rejected";
  if (status === "VALID") return "accepted";
  return needs === "DATE" ? "dateless" : "ready";
}

const ICONS = {
  empty: IconFilePlus,
  uploading: IconFileUpload,
  rejected: IconFileX,
  dateless: IconFileCheck,
  ready: IconFileCheck,
  accepted: IconFileCheck,
} as const;
const LEVELS = { rejected: "critical", dateless: "warning", ready: "normal", accepted: "normal" } as const;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** One document: its file in one of few states, its date, and what can be done. A file can be dropped on all of it. */
export function DocumentRow({ token, document, maxBytes, fileError, dateError }: DocumentRowProps) {
  const { t } = useTranslation("application");
  const { id, name, dateKind, fileName, bytes, url, rejectionReason, rejectionDetail } = document;
  const { send } = useDocumentActs(token, maxBytes);
  const entry = useStore(fileUploads).byId[id];
  const title = useRef<HTMLHeadingElement>(null);
  const [isOver, setOver] = useState(false);
  const [downloadFailed, setDownloadFailed] = useState(false);
  const refusal = entry?.phase === "refused" ? entry.refusal : undefined;
  const state = stateOf(document, entry !== undefined && !refusal);
  const error = refusal ?? (state === "uploading" ? undefined : fileError);
  const Icon = ICONS[state];
  const canTake = state !== "uploading" && state !== "accepted";
  const wrongId = `${fileId(document)}-wrong`;

  // The field and the button go with the state of the row: the focus stays in it.
  const stay = () => title.current?.focus({ preventScroll: true });
  const choose = (file: File) => {
    stay();
    void send(document, file);
  };
  const cancel = () => {
    stay();
    cancelUpload(id);
  };
  const pick = (label: string, variant: "filled" | "outline" | "default") => (
    <FilePick
      id={fileId(document)}
      label={label}
      name={name}
      variant={variant}
      accept="application/pdf,.pdf"
      describedBy={error || state === "rejected" ? wrongId : undefined}
      isWrong={error !== undefined}
      onChoose={choose}
    />
  );
  const download = async () => {
    setDownloadFailed(false);
    await downloadDocument(url ?? "", token, fileName ?? name).catch(() => setDownloadFailed(true));
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault(); // or the browser would open the file in place of this page
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && canTake) choose(file);
  };

  return (
    <li
      className={styles.row}
      data-state={state}
      data-wrong={error ? true : undefined}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(canTake);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size={22} stroke={1.75} />
      </span>
      <div className={styles.what}>
        <h3 ref={title} tabIndex={-1}>
          {name}
        </h3>
        {state === "empty" && <p className={styles.quiet}>{t("document.none")}</p>}
        {state !== "empty" && state !== "uploading" && (
          <p className={styles.file}>
            <StatusChip level={LEVELS[state]}>{t(`document.state.${state}`)}</StatusChip>
            <span className={styles.name}>{fileName}</span>
            <span className="num">{bytes !== null && sizeInWords(bytes)}</span>
          </p>
        )}
        {entry && state === "uploading" && <p className={styles.name}>{entry.file.name}</p>}
      </div>
      <div className={styles.acts}>
        {url && state !== "uploading" && <ViewPaper token={token} document={document} />}
        {url && (state === "ready" || state === "dateless" || state === "accepted") && (
          <button type="button" className={styles.link} onClick={() => void download()}>
            {t("document.download")}
            <span className="hidden-text"> {name}</span>
          </button>
        )}
        {(state === "ready" || state === "dateless") && pick(t("document.replace"), "default")}
        {state === "rejected" && pick(t("document.again"), "filled")}
        {state === "uploading" && (
          <Button variant="default" onClick={cancel}>
            {t("document.cancel")}
            <span className="hidden-text"> {name}</span>
          </Button>
        )}
      </div>
      {error && (
        <div id={wrongId} className={styles.below} role={refusal ? "alert" : undefined}>
          <FieldError message={refusal && entry ? `${entry.file.name}: ${refusal}` : error} />
        </div>
      )}
      {!error && state === "rejected" && (
        <p id={wrongId} className={`${styles.below} ${styles.reason}`}>
          {rejectionDetail && <b>{rejectionDetail} </b>}
          {rejectionDetail ? t("document.reason", { reason: rejectionReason }) : rejectionReason}
        </p>
      )}
      {state === "empty" && (
        <div className={`${styles.below} ${styles.drop}`}>
          <IconDragDrop size={26} stroke={1.5} aria-hidden />
          <span>{t("document.drop")}</span>
          {pick(t("document.choose"), "outline")}
        </div>
      )}
      {entry && state === "uploading" && <UploadProgress upload={entry} name={name} />}
      {downloadFailed && <FieldAlert message={t("document.downloadFailed")} className={styles.below} />}
      {dateKind && state !== "accepted" && (
        <DocumentDate token={token} document={document} dateKind={dateKind} error={dateError} />
      )}
      <p role="status" className="hidden-text">
        {entry && !refusal && `${name}: ${t(`document.said.${entry.phase === "refused" ? "sending" : entry.phase}`)}`}
        {!entry && state !== "empty" && state !== "uploading" && `${name}: ${t(`document.state.${state}`)}`}
      </p>
    </li>
  );
}

/** How far a file is, and what is left; or what it waits for. */
function UploadProgress({ upload, name }: { upload: FileUpload; name: string }) {
  const { t } = useTranslation("application");
  const now = useNow(1_000);
  const { phase, file, share, startedAt, isAgain } = upload;
  if (phase === "checking") {
    return (
      <p className={`${styles.below} ${styles.checking}`}>
        <i className={styles.ring} aria-hidden="true" />
        {t("document.said.checking")}
      </p>
    );
  }
  if (phase === "waiting") return <p className={`${styles.below} ${styles.waiting}`}>{t("document.said.waiting")}</p>;
  const percent = Math.floor(share * 100);
  const left = secondsLeft(share, now.getTime() - startedAt);
  return (
    <div className={styles.below}>
      <p className={`${styles.progress} num`}>
        <b>{t("document.percent", { percent })}</b>, {partInWords(share * file.size, file.size)}
        {left !== undefined && `, ${t("document.left", { count: left })}`}
      </p>
      {isAgain && <p className={styles.quiet}>{t("document.restarted")}</p>}
      <Measure
        role="progressbar"
        min={0}
        max={1}
        value={share}
        label={t("document.sending", { name, percent })}
        size="slim"
      />
    </div>
  );
}
