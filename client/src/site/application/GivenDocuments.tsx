import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./ApplicationPage.module.css";
import type { ApplicantDocument } from "./application";
import { sizeInWords } from "./documentSize";
import { ViewPaper } from "./ViewPaper";

const LEVELS = { PENDING: "idle", UNDECIDED: "idle", VALID: "normal", INVALID: "critical" } as const;

/** Marks are told once the whole is decided; what then has none was never decided on. */
function wordOf(status: ApplicantDocument["status"], isDecided: boolean): keyof typeof LEVELS {
  if (!isDecided) return "PENDING";
  return status === "PENDING" ? "UNDECIDED" : status;
}

export interface GivenDocumentsProps {
  token: string;
  documents: readonly ApplicantDocument[];
  isDecided: boolean;
}

/** What was sent, to be read. */
export function GivenDocuments({ token, documents, isDecided }: GivenDocumentsProps) {
  const { t } = useTranslation("application");
  return (
    <section aria-labelledby="given">
      <h2 id="given">{t("status.given")}</h2>
      <ul className={styles.given}>
        {documents.map((document) => {
          const { id, name, status, fileName, bytes, url, rejectionReason } = document;
          return (
            <li key={id}>
              <b>{name}</b>
              <span className={styles.quiet}>
                {fileName} <span className="num">{bytes !== null && sizeInWords(bytes)}</span>
              </span>
              <StatusChip level={LEVELS[wordOf(status, isDecided)]}>
                {t(`status.document.${wordOf(status, isDecided)}`)}
              </StatusChip>
              {url && <ViewPaper token={token} document={document} />}
              {status === "INVALID" && rejectionReason && <p className={styles.quiet}>{rejectionReason}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
