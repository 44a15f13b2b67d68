import { useTranslation } from "react-i18next";
import type { ConsultationPageQuery } from "../../gql/graphql";
import { useProductName } from "../../lib/product";
import { formatFullDay } from "../../lib/time";
import styles from "./ConsultationPage.module.css";

/** What answers here, how much it knows, and that it can be wrong. */
export function AboutAssistant({ version }: { version: ConsultationPageQuery["assistantVersion"] }) {
  const { t } = useTranslation("patient");
  const product = useProductName();
  return (
    <>
      <dl>
        <dt>{t("consultation.about.version")}</dt>
        <dd className="num">{version.version}</dd>
        <dt>{t("consultation.about.signs")}</dt>
        <dd className="num">{version.conceptCount}</dd>
        <dt>{t("consultation.about.updated")}</dt>
        <dd className="num">{formatFullDay(version.updatedAt)}</dd>
      </dl>
      {version.improvements.length > 0 && (
        <>
          <h3>{t("consultation.about.improvements")}</h3>
          <ul>
            {version.improvements.map((improvement) => (
              <li key={improvement}>{improvement}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.disclaimer}>{t("consultation.about.disclaimer", { product })}</p>
    </>
  );
}
