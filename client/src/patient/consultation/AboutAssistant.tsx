import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { doiUrl } from "../../lib/doi";
import { useProductName } from "../../lib/product";
import { useMoments } from "../../lib/useMoments";
import { Skeleton } from "../../ui/States";
import styles from "./ConsultationPage.module.css";
import { useAssistantVersion } from "./useAssistantVersion";

const AboutAssistantFragment = graphql(`
  fragment AboutAssistant_version on AssistantVersion {
    version
    conceptCount
    updatedAt
    improvements
    studies {
      title
      authors
      publishedDate
      doi
    }
    record {
      figures {
        accuracy {
          value
          n
        }
        emergencyRecall {
          value
          n
        }
      }
    }
  }
`);

/** That it can be wrong and, folded, what answers here and how much it knows; there is one assistant, whose version may change while it is shown. */
export function AboutAssistant() {
  const { t } = useTranslation("patient");
  const { fullDay } = useMoments();
  const product = useProductName();
  const { data: version, complete } = useFragment({
    fragment: AboutAssistantFragment,
    from: { __typename: "AssistantVersion" },
  });
  const newVersion = useAssistantVersion(complete ? version.version : undefined);
  if (!complete) return <Skeleton lines={["100%", "100%", "100%", "64%", "88%"]} />;
  const figures = version.record?.figures;
  const percent = (value: number | null | undefined) =>
    typeof value === "number" ? `${Math.round(value * 100)}%` : "–";
  return (
    <>
      <p role="status" className={newVersion ? styles.newVersion : "hidden-text"}>
        {newVersion &&
          `${t("consultation.about.changed")} ${t("consultation.about.changedTo", { version: newVersion })}`}
      </p>
      <p className={styles.disclaimer}>{t("consultation.about.disclaimer", { product })}</p>
      <details>
        <summary>
          <h2>{t("consultation.about.title")}</h2>
        </summary>
        <dl>
          <dt>{t("consultation.about.version")}</dt>
          <dd className="num">{version.version}</dd>
          <dt>{t("consultation.about.signs")}</dt>
          <dd className="num">{version.conceptCount}</dd>
          <dt>{t("consultation.about.updated")}</dt>
          <dd className="num">{fullDay(version.updatedAt)}</dd>
          {figures && (
            <>
              <dt>{t("consultation.about.accuracy")}</dt>
              <dd className="num">{percent(figures.accuracy.value)}</dd>
              <dt>{t("consultation.about.emergencies")}</dt>
              <dd className="num">{percent(figures.emergencyRecall.value)}</dd>
            </>
          )}
        </dl>
        <p className={styles.measured}>
          {figures
            ? t("consultation.about.measuredOn", { n: figures.accuracy.n, emergencies: figures.emergencyRecall.n })
            : t("consultation.about.rulesOnly")}{" "}
          <Link to="/safety">{t("consultation.about.record")}</Link>
        </p>
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
        {version.studies.length > 0 && (
          <>
            <h3>{t("consultation.about.studies")}</h3>
            <ul>
              {version.studies.map(({ title, authors, publishedDate, doi }) => (
                <li key={`${title} ${publishedDate}`}>
                  {doi ? (
                    <a href={doiUrl(doi)} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                  <br />
                  {authors.join(", ")}, {publishedDate.slice(0, 4)}
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </>
  );
}
