import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./ApplicationPage.module.css";
import type { ApplicantDocument } from "./application";
import { sizeInWords } from "./documentSize";

const LEVELS = { PENDING: "idle", VALID: "normal", INVALID: "critical" } as const;

/** What was sent, to be read. */
export function GivenDocuments({
  documents,
  isDecided,
}: {
  documents: readonly ApplicantDocument[];
  isDecided: boolean;
}) {
  const { t } = useTranslation("application");
  return (
    <section aria-labelledby="given">
      <h2 id="given">{t("status.given")}</h2>
      <ul className={styles.given}>
        {documents.map(({ id, name, status, fileName, bytes, rejectionReason }) => (
          <li key={id}>
            <b>{name}</b>
            <span className={styles.quiet}>
              {fileName} <span className="num">{bytes !== null && sizeInWords(bytes)}</span>
            </span>
            {isDecided && status !== "PENDING" ? (
              <StatusChip level={LEVELS[status]}>{t(`status.document.${status}`)}</StatusChip>
            ) : (
              <StatusChip level="idle">{t("status.document.PENDING")}</StatusChip>
            )}
            {status === "INVALID" && rejectionReason && <p className={styles.quiet}>{rejectionReason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
