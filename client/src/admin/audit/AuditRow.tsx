import { useTranslation } from "react-i18next";
import { formatDay, formatSeconds } from "../../lib/time";
import styles from "./AuditPage.module.css";
import { type AuditLine, actorText, detailsText, inWords } from "./audit";

/** One line of the log: when, who, what, and on what. */
export function AuditRow({ line }: { line: AuditLine }) {
  const { t } = useTranslation("security");
  const { at, text, actorRoles, subjectType, subjectId, requestId, address, details } = line;
  const noted = detailsText(details);
  return (
    <tr>
      <td data-label={t("audit.column.at")}>
        {formatDay(at)}, {formatSeconds(at)}
      </td>
      <td data-label={t("audit.column.who")} className={styles.broken}>
        {actorText(t, line)}
        {actorRoles.length > 0 && <span className={styles.facts}>{actorRoles.join(", ")}</span>}
      </td>
      <th scope="row" className={styles.broken}>
        {text}
        {noted && <span className={styles.facts}>{noted}</span>}
      </th>
      <td data-label={t("audit.column.subject")} data-wide className={styles.broken}>
        {inWords(subjectType)}
        {subjectId && <span className={styles.facts}>{subjectId}</span>}
        <span className={styles.facts}>{t("audit.request", { id: requestId })}</span>
        {address && <span className={styles.facts}>{t("audit.from", { address })}</span>}
      </td>
    </tr>
  );
}
