import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/DataTable";
import { CodeBlock } from "./CodeBlock";
import styles from "./DevelopersPage.module.css";

const CODES = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
  "RESYNC_REQUIRED",
] as const;

const ANSWER = `{
  "errors": [{
    "message": "Another row already has this campaign and date.",
    "path": ["reportConversions"],
    "extensions": {
      "code": "BAD_USER_INPUT",
      "field": "rows.1.day",
      "problems": [{ "field": "rows.1.day", "message": "Another row already has this campaign and date." }],
      "requestId": "4f1c6d0e-…"
    }
  }],
  "data": null
}`;

/** Each code that an answer can carry, and what a program does about it. */
export function Errors() {
  const { t } = useTranslation("developers");
  return (
    <>
      <p>{t("errors.intro")}</p>
      <CodeBlock label={t("errors.example")} code={ANSWER} />
      <DataTable labelledBy="errors" columns={[t("errors.code"), t("errors.means"), t("errors.todo")]}>
        <tbody>
          {CODES.map((code) => (
            <tr key={code}>
              <th scope="row" data-wide>
                <code className={styles.code}>{code}</code>
              </th>
              <td data-label={t("errors.means")} data-wide>
                {t(`errors.codes.${code}.means`)}
              </td>
              <td data-label={t("errors.todo")} data-wide>
                {t(`errors.codes.${code}.todo`)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
