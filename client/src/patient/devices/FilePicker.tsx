import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { useId, useRef } from "react";
import { useStore } from "../../lib/store";
import type { UploadEnd } from "../../lib/upload";
import { FieldAlert } from "../../ui/FieldError";
import { FieldFrame } from "../../ui/FieldFrame";
import { Measure } from "../../ui/Measure";
import styles from "./Devices.module.css";
import { fileUpload, forgetUpload, sendFile } from "./fileUpload";
import { useDeviceWords } from "./useDeviceWords";

const REFUSALS = ["WRONG_TYPE", "TOO_BIG"] as const;

/** Why the file did not arrive, in words; undefined when it did. */
function failureOf(t: TFunction<"devices">, end: Exclude<UploadEnd, { kind: "cancelled" }> | null, isReading: boolean) {
  if (!end || end.kind === "arrived") return undefined;
  if (end.kind === "lost") return t("file.lost");
  const refusal = REFUSALS.find((one) => one === end.problem);
  if (refusal) return t(`problem.${refusal}`);
  if (end.code === "CONFLICT") return t(isReading ? "file.busy" : "file.dataUse");
  if (end.code === "RATE_LIMITED") return t("file.tooMany", { count: Math.ceil((end.retryAfterSeconds ?? 60) / 60) });
  return t("file.failed");
}

export interface FilePickerProps {
  /** Another file has been read before. */
  isAgain: boolean;
  /** A file is being read, so that another one is refused. */
  isReading: boolean;
}

/** Chooses a file and sends it, with progress; offers it again when the connection broke. */
export function FilePicker({ isAgain, isReading }: FilePickerProps) {
  const { t } = useDeviceWords();
  const { phase, file, share, end } = useStore(fileUpload);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const failure = failureOf(t, end, isReading);
  if (phase === "sending") {
    const sending = t("file.sending", { percent: Math.floor(share * 100) });
    return (
      <div className={styles.import}>
        <p className={styles.name}>
          <b>{file?.name}</b>
        </p>
        <Measure role="progressbar" min={0} max={1} value={share} label={sending} size="slim" />
        <p className={styles.progress}>
          <span className="num">{sending}</span>
          <Button variant="subtle" onClick={forgetUpload}>
            {t("file.cancel")}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <FieldFrame isWrong={Boolean(failure)} className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        {t("file.label")}
      </label>
      <p id={`${id}-hint`} className={styles.quiet}>
        {t("file.hint")}
      </p>
      <FieldAlert id={`${id}-error`} message={failure} />
      {/* No `accept`: phones would hide files whose kind they do not know. */}
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        aria-describedby={[`${id}-hint`, failure && `${id}-error`].filter(Boolean).join(" ")}
        aria-invalid={failure ? true : undefined}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = ""; // the same file may be chosen again
          if (chosen) void sendFile(chosen);
        }}
      />
      <p className={styles.buttons}>
        {/* The field itself is for the keyboard and for screen readers; the button is what is seen. */}
        <Button
          aria-hidden
          tabIndex={-1}
          leftSection={<IconFileUpload size={20} stroke={1.9} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t(isAgain ? "file.other" : "file.choose")}
        </Button>
        {end?.kind === "lost" && file && (
          <Button variant="default" onClick={() => void sendFile(file)}>
            {t("file.sendAgain")}
          </Button>
        )}
      </p>
      <p className={styles.quiet}>{t("file.privacy")}</p>
    </FieldFrame>
  );
}
