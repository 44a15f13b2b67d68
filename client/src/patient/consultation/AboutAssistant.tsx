import { useApolloClient, useFragment } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { notify } from "../../lib/browserNotifications";
import { doiUrl } from "../../lib/doi";
import { useProductName } from "../../lib/product";
import { useMoments } from "../../lib/useMoments";
import { FactList } from "../../ui/FactList";
import { Skeleton } from "../../ui/States";
import styles from "./ConsultationPage.module.css";

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
        <FactList
          className="num"
          facts={[
            [t("about.version"), version.version],
            [t("about.signs"), version.conceptCount],
            [t("about.updated"), fullDay(version.updatedAt)],
            figures && [t("about.accuracy"), percent(figures.accuracy.value)],
            figures && [t("about.emergencies"), percent(figures.emergencyRecall.value)],
          ]}
        />
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

const VersionCheckDocument = graphql(`
  query AssistantVersionCheck {
    assistantVersion {
      ...AboutAssistant_version
    }
  }
`);

const VersionChangedDocument = graphql(`
  subscription AssistantVersionChanged {
    assistantVersionChanged {
      ...AboutAssistant_version
    }
  }
`);

/** The documented check, which also finds a new version while the live line is down. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Keeps the version that answers up to date while a page is open, and tells of a new one: by a notification if the person
 * has allowed it, and as the number of the new version, which the page shows.
 * @param version the one that is shown.
 */
function useAssistantVersion(version: string | undefined): string | null {
  const { t } = useTranslation("conversation");
  const client = useApolloClient();
  const first = useRef<string>(undefined);
  first.current ??= version;
  useLiveSubscription(VersionChangedDocument, { variables: {} });
  useEffect(() => {
    const check = () => {
      // A check that fails is made again in five minutes.
      client.query({ query: VersionCheckDocument, fetchPolicy: "network-only" }).catch(() => undefined);
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client]);
  const isNew = version !== undefined && version !== first.current;
  useEffect(() => {
    if (isNew) notify(t("about.changed"), t("about.changedTo", { version }), "assistant-version");
  }, [isNew, version, t]);
  return isNew ? version : null;
}
