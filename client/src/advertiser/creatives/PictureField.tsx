import { Button } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldError } from "../../ui/FieldError";
import { FieldFrame } from "../../ui/FieldFrame";
import { FilePick } from "../../ui/FilePick";
import { Measure } from "../../ui/Measure";
import styles from "./CreativeForm.module.css";
import { CONTROLS, type Picture } from "./creativeForm";
import type { usePictureUpload } from "./usePictureUpload";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

export interface PictureFieldProps {
  picture: Picture | null;
  altText: string;
  upload: ReturnType<typeof usePictureUpload>;
  /** What the server says about the picture when the form is sent. */
  error?: string;
}

/** The advert's picture: chosen or dropped, sent with progress, shown when it has arrived, and replaced by another. */
export function PictureField({ picture, altText, upload, error }: PictureFieldProps) {
  const { t } = useTranslation("creatives");
  const [isOver, setOver] = useState(false);
  const label = useRef<HTMLParagraphElement>(null);
  const { entry, send, cancel } = upload;
  const refusal = entry?.phase === "refused" ? entry.refusal : undefined;
  const running = entry && !refusal ? entry : undefined;
  const wrong = refusal ?? (running ? undefined : error);
  const id = CONTROLS.pictureId;

  const choose = (file: File) => {
    label.current?.focus({ preventScroll: true }); // the button goes while it is sent
    void send(file);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault(); // or the browser would open the file in place of this page
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !running) choose(file);
  };
  const percent = Math.floor((running?.share ?? 0) * 100);
  const sending = t("form.sending", { percent, name: running?.file.name ?? "" });
  return (
    <FieldFrame isWrong={wrong !== undefined}>
      <p ref={label} id={`${id}-label`} tabIndex={-1} className={styles.label}>
        {t("form.field.media")}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {t("form.hint.media")}
      </p>
      {wrong && (
        <div id={`${id}-error`} role={refusal ? "alert" : undefined}>
          <FieldError message={refusal && entry ? `${entry.file.name}: ${refusal}` : wrong} />
        </div>
      )}
      <fieldset
        className={styles.drop}
        aria-labelledby={`${id}-label`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!holdsFiles(event)) return;
          event.preventDefault();
          setOver(!running);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={drop}
      >
        {picture && !running ? (
          <img src={picture.url} alt={altText || t("form.current")} width={96} height={48} />
        ) : (
          <IconPhotoUp size={26} stroke={1.5} aria-hidden />
        )}
        {running ? (
          <div className={styles.progress}>
            {running.phase === "sending" && (
              <>
                <p className="num">{sending}</p>
                <Measure role="progressbar" min={0} max={1} value={running.share} label={sending} size="slim" />
              </>
            )}
            {running.phase === "checking" && <p>{t("form.checking")}</p>}
            {running.phase === "waiting" && <p>{t("form.waiting")}</p>}
          </div>
        ) : (
          <span>{t("form.drop")}</span>
        )}
        {running ? (
          <Button variant="default" onClick={cancel}>
            {t("form.cancelUpload")}
          </Button>
        ) : (
          <FilePick
            id={id}
            label={t(picture ? "form.replace" : "form.choose")}
            name={t("form.pictureName")}
            variant={picture ? "default" : "outline"}
            accept="image/png,image/jpeg,image/gif,.png,.jpg,.jpeg,.gif"
            describedBy={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
            isWrong={wrong !== undefined}
            onChoose={choose}
          />
        )}
      </fieldset>
      <p role="status" className="hidden-text">
        {picture?.id && !running && t("form.done")}
      </p>
    </FieldFrame>
  );
}
