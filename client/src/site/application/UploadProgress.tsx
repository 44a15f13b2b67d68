import { useTranslation } from "react-i18next";
import type { FileUpload } from "../../core/fileUploads";
import { useNow } from "../../lib/useNow";
import { Measure } from "../../ui/Measure";
import styles from "./DocumentRow.module.css";
import { partInWords, secondsLeft } from "./documentSize";

/** How far a file is, and what is left; or what it waits for. */
export function UploadProgress({ upload, name }: { upload: FileUpload; name: string }) {
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
