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
  const { t } = useTranslation("conversation");
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
        {newVersion && `${t("about.changed")} ${t("about.changedTo", { version: newVersion })}`}
      </p>
      <p className={styles.disclaimer}>{t("about.disclaimer", { product })}</p>
      <details>
        <summary>
          <h2>{t("about.title")}</h2>
        </summary>
        <dl>
          <dt>{t("about.version")}</dt>
          <dd className="num">{version.version}</dd>
          <dt>{t("about.signs")}</dt>
          <dd className="num">{version.conceptCount}</dd>
          <dt>{t("about.updated")}</dt>
          <dd className="num">{fullDay(version.updatedAt)}</dd>
          {figures && (
            <>
              <dt>{t("about.accuracy")}</dt>
              <dd className="num">{percent(figures.accuracy.value)}</dd>
              <dt>{t("about.emergencies")}</dt>
              <dd className="num">{percent(figures.emergencyRecall.value)}</dd>
            </>
          )}
        </dl>
        <p className={styles.measured}>
          {figures
            ? t("about.measuredOn", { n: figures.accuracy.n, emergencies: figures.emergencyRecall.n })
            : t("about.rulesOnly")}{" "}
          <Link to="/safety">{t("about.record")}</Link>
        </p>
        {version.improvements.length > 0 && (
          <>
            <h3>{t("about.improvements")}</h3>
            <ul>
              {version.improvements.map((improvement) => (
                <li key={improvement}>{improvement}</li>
              ))}
            </ul>
          </>
        )}
        {version.studies.length > 0 && (
          <>
            <h3>{t("about.studies")}</h3>
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
