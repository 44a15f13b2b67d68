import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { useMoments } from "../../lib/useMoments";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { More } from "../More";
import { Section } from "../Section";
import styles from "./adverts.module.css";

const AdvertsDocument = graphql(`
  query Adverts($after: String) {
    sponsorshipProfile {
      isPersonalised
      computedAt
      labels {
        kind
        label
        why
        isShared
      }
    }
    advertsShown(first: 10, after: $after) {
      totalCount
      nodes {
        id
        title
        company
        imageUrl
        imageAlt
        lastShownAt
        times
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The words by which adverts are chosen for this person, each with its reason, and the adverts that were seen. */
export function Adverts() {
  const { t } = useTranslation("account");
  const { whole } = useMoments();
  const { data, error, refetch, fetchMore } = useQuery(AdvertsDocument, { fetchPolicy: "cache-and-network" });
  const profile = data?.sponsorshipProfile;
  const shown = data?.advertsShown;
  return (
    <Section id="adverts" title={t("adverts.title")} lead={t("adverts.lead")}>
      {!profile && !error && <Skeleton lines={["80%", "46%", "0", "100%", "100%"]} />}
      {!profile && error && <FailedState message={t("adverts.failed")} onRetry={refetch} />}
      {profile && (
        <>
          <p>{t(profile.isPersonalised ? "adverts.on" : "adverts.off")}</p>
          {profile.isPersonalised && profile.labels.length === 0 && <p className="dim">{t("adverts.none")}</p>}
          {profile.labels.length > 0 && (
            <ul className={styles.labels}>
              {profile.labels.map(({ kind, label, why, isShared }) => (
                <li key={label}>
                  <p className="dim">{t(`adverts.kind${kind}`)}</p>
                  <div>
                    <b>{label}</b>
                    <p>{why}</p>
                    {!isShared && <p className="dim">{t("adverts.small")}</p>}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {profile.computedAt && <p className="dim">{t("adverts.computed", { when: whole(profile.computedAt) })}</p>}
        </>
      )}
      {shown && (
        <>
          <h3 className={styles.heading}>{t("adverts.shown")}</h3>
          {shown.nodes.length === 0 ? (
            <EmptyState>{t("adverts.shownEmpty")}</EmptyState>
          ) : (
            <ul className={styles.shown}>
              {shown.nodes.map(({ id, title, company, imageUrl, imageAlt, lastShownAt, times }) => (
                <li key={id}>
                  <img src={imageUrl} alt={imageAlt} width={96} height={48} loading="lazy" />
                  <div>
                    <b>{title}</b>
                    <p>{t("adverts.by", { company })}</p>
                    <p className="dim">{t("adverts.times", { count: times, when: whole(lastShownAt) })}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
          <More pageInfo={shown.pageInfo} onMore={(after) => fetchMore({ variables: { after } })} />
        </>
      )}
    </Section>
  );
}
