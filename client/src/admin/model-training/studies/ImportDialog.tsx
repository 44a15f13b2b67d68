import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cancelUpload, fileUploads, refuseFile, sendFile, type UploadDoor } from "../../../core/fileUploads";
import { inputProblems, problemCode, tooManyTries } from "../../../core/problems";
import { graphql } from "../../../gql";
import type { StudyImport_ImportMutation } from "../../../gql/graphql";
import { useStore } from "../../../lib/store";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { FactList } from "../../../ui/FactList";
import { FieldAlert } from "../../../ui/FieldError";
import { FieldFrame } from "../../../ui/FieldFrame";
import { FilePick } from "../../../ui/FilePick";
import { Measure } from "../../../ui/Measure";
import styles from "./StudyList.module.css";

const ID = "study-file";
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

export interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** A file of studies: chosen or dropped, sent with its progress, and what came of it line by line. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation("studies");
  const { entry, send, done, cancel, again } = useStudyImport(onImported);
  const [isOver, setOver] = useState(false);
  const refusal = entry?.phase === "refused" ? `${entry.file.name}: ${entry.refusal}` : undefined;
  const running = entry && !refusal ? entry : undefined;
  const percent = Math.floor((running?.share ?? 0) * 100);
  const sending = t("importing.sending", { percent, name: running?.file.name ?? "" });
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault(); // or the browser would open the file in place of this page
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !running) void send(file);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("importing.title")}>
      <div className={formStyles.form}>
        {done ? (
          <Result name={done.name} result={done.result} />
        ) : (
          <>
            <p>{t("importing.lead")}</p>
            <FieldFrame isWrong={refusal !== undefined}>
              <p id={`${ID}-label`} className={styles.label}>
                {t("importing.label")}
              </p>
              <p id={`${ID}-hint`} className={styles.hint}>
                {t("importing.columns")}
              </p>
              <FieldAlert id={`${ID}-error`} message={refusal} />
              <fieldset
                className={styles.drop}
                aria-labelledby={`${ID}-label`}
                data-over={isOver || undefined}
                onDragOver={(event) => {
                  if (!holdsFiles(event)) return;
                  event.preventDefault();
                  setOver(!running);
                }}
                onDragLeave={() => setOver(false)}
                onDrop={drop}
              >
                <IconFileImport size={26} stroke={1.5} aria-hidden />
                {running ? (
                  <div className={styles.progress} role="status">
                    {running.phase === "sending" && (
                      <>
                        <p className="num">{sending}</p>
                        <Measure role="progressbar" min={0} max={1} value={running.share} label={sending} size="slim" />
                      </>
                    )}
                    {running.phase === "checking" && <p>{t("importing.reading")}</p>}
                    {running.phase === "waiting" && <p>{t("importing.waiting")}</p>}
                  </div>
                ) : (
                  <span>{t("importing.drop")}</span>
                )}
                {running && running.phase !== "checking" ? (
                  <Button variant="default" onClick={cancel}>
                    {t("importing.cancel")}
                  </Button>
                ) : (
                  !running && (
                    <FilePick
                      id={ID}
                      label={t("importing.choose")}
                      name={t("importing.name")}
                      variant="outline"
                      accept=".csv,.bib,.bibtex,text/csv,application/x-bibtex"
                      describedBy={refusal ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
                      isWrong={refusal !== undefined}
                      onChoose={(file) => void send(file)}
                    />
                  )
                )}
              </fieldset>
            </FieldFrame>
          </>
        )}
        <div className={formStyles.foot}>
          {done && (
            <Button variant="default" onClick={again}>
              {t("importing.again")}
            </Button>
          )}
          <Button variant={done ? "filled" : "default"} onClick={onClose}>
            {t("importing.close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Result({
  name,
  result: { added, duplicates, refusedCount, refused },
}: {
  name: string;
  result: ImportResult;
}) {
  const { t } = useTranslation("studies");
  const rest = refusedCount - refused.length;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.result} aria-labelledby={`${ID}-result`}>
      <h3 ref={heading} id={`${ID}-result`} tabIndex={-1}>
        {t("importing.result", { name })}
      </h3>
      <FactList
        className="num"
        facts={[
          [t("importing.added"), added],
          [t("importing.duplicates"), duplicates],
          [t("importing.refused"), refusedCount],
        ]}
      />
      {refused.length > 0 && (
        <>
          <h4>{t("importing.lines")}</h4>
          <ul>
            {refused.map(({ line, reason }) => (
              <li key={line}>
                <b className="num">{t("importing.line", { line })}</b> {reason}
              </li>
            ))}
            {rest > 0 && <li>{t("importing.rest", { count: rest })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

const AskDocument = graphql(`
  mutation StudyImport_ask($fileName: String!, $bytes: Int!) {
    askStudyUpload(fileName: $fileName, bytes: $bytes) {
      url
    }
  }
`);

const ImportDocument = graphql(`
  mutation StudyImport_import($fileId: ID!) {
    importStudies(fileId: $fileId) {
      added
      duplicates
      refusedCount
      refused {
        line
        reason
      }
    }
  }
`);

type ImportResult = StudyImport_ImportMutation["importStudies"];

/** The name of the upload in this tab. */
const UPLOAD = "studies";
const MAX_BYTES = 10 * 1024 * 1024;

/** A file of studies on its way, and what came of it. */
function useStudyImport(onImported: () => void) {
  const { t } = useTranslation("studies");
  const { t: common } = useTranslation("common");
  const client = useApolloClient();
  const entry = useStore(fileUploads).byId[UPLOAD];
  const [done, setDone] = useState<{ name: string; result: ImportResult } | null>(null);
  /** What the server says of a file, once it has read it. */
  const sentenceOf = (error: unknown) =>
    tooManyTries(common, error) ?? inputProblems(error)[0]?.message ?? t("importing.failed");

  const send = async (file: File): Promise<void> => {
    setDone(null);
    if (file.size === 0) return refuseFile(UPLOAD, file, t("importing.empty"));
    if (file.size > MAX_BYTES) return refuseFile(UPLOAD, file, t("importing.tooLarge"));
    let refusal = "";
    const door: UploadDoor = {
      say: ({ message }) => message ?? t("importing.failed"),
      ask: async ({ name: fileName, size: bytes }) => {
        try {
          const { data } = await client.mutate({ mutation: AskDocument, variables: { fileName, bytes } });
          return data ? { url: data.askStudyUpload.url } : { refusal: t("importing.failed") };
        } catch (error) {
          return problemCode(error) === undefined ? "lost" : { refusal: sentenceOf(error) };
        }
      },
      arrived: async (body) => {
        const { fileId } = JSON.parse(body) as { fileId: string };
        try {
          const { data } = await client.mutate({ mutation: ImportDocument, variables: { fileId } });
          if (data) setDone({ name: file.name, result: data.importStudies });
          onImported();
        } catch (error) {
          refusal = sentenceOf(error);
        }
      },
    };
    await sendFile(UPLOAD, file, door);
    if (refusal) refuseFile(UPLOAD, file, refusal);
  };
  return { entry, send, done, cancel: () => cancelUpload(UPLOAD), again: () => setDone(null) };
}
