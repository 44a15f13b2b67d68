import { Button } from "@mantine/core";
import { IconMicrophone, IconPlayerStopFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Voice } from "./useVoice";
import styles from "./VoiceInput.module.css";

/** The button that records, or the reason why there is none. */
export function VoiceButton({ voice }: { voice: Voice }) {
  const { t } = useTranslation("conversation");
  if (voice.state === "unsupported") {
    return <span className={styles.none}>{t("voice.unsupported")}</span>;
  }
  // The explanation has buttons of its own.
  if (voice.state === "explaining") return null;
  const isRecording = voice.state === "recording";
  return (
    <Button
      variant="default"
      leftSection={
        isRecording ? (
          <IconPlayerStopFilled size={19} aria-hidden />
        ) : (
          <IconMicrophone size={21} stroke={1.75} aria-hidden />
        )
      }
      aria-pressed={isRecording}
      onClick={isRecording ? voice.stop : voice.begin}
    >
      {t(isRecording ? "voice.stop" : "voice.speak")}
      {isRecording && (
        <span className={styles.level} data-hearing={voice.isHearing || undefined} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
    </Button>
  );
}

/** What is said of a recording: where the sound goes, that it goes on, or that it failed. */
export function VoiceNotice({ voice }: { voice: Voice }) {
  const { t } = useTranslation("conversation");
  const start = useRef<HTMLButtonElement>(null);
  const isExplaining = voice.state === "explaining";
  useEffect(() => {
    if (isExplaining) start.current?.focus();
  }, [isExplaining]);
  return (
    <>
      {isExplaining && (
        <section className={styles.notice} aria-label={t("voice.title")}>
          <p>{t("voice.where")}</p>
          <div className={styles.choices}>
            <Button ref={start} onClick={voice.agree}>
              {t("voice.agree")}
            </Button>
            <Button variant="default" onClick={voice.stop}>
              {t("voice.type")}
            </Button>
          </div>
        </section>
      )}
      <p role="status" className={voice.state === "recording" ? styles.status : "hidden-text"}>
        {voice.state === "recording" && t("voice.listening")}
      </p>
      {voice.hasFailed && (
        <p role="alert" className={styles.failed}>
          {t("voice.failed")}
        </p>
      )}
    </>
  );
}
