import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatSeconds } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { DemonstrationNote } from "../DemonstrationNote";
import { CampaignRow } from "./CampaignRow";
import styles from "./CampaignsPage.module.css";

const CampaignsPageDocument = graphql(`
  query CampaignsPage($after: String) {
    campaigns(first: 20, after: $after) {
      totalCount
      nodes {
        id
        stats {
          id
          lastUpdated
        }
        ...CampaignRow_campaign
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    publicConfiguration {
      demoMode
    }
  }
`);

/** An advertiser's campaigns, the newest first, with what came of each. The figures of one move live on its own page. */
export function CampaignsPage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch, fetchMore } = useQuery(CampaignsPageDocument, {
    variables: {},
    fetchPolicy: "network-only",
  });
  const [more, setMore] = useState<"idle" | "pending" | "failed">("idle");
  const campaigns = data?.campaigns;
  const asOf = campaigns?.nodes[0]?.stats.lastUpdated;

  const showMore = async () => {
    setMore("pending");
    try {
      await fetchMore({ variables: { after: campaigns?.pageInfo.endCursor } });
      setMore("idle");
    } catch {
      setMore("failed");
    }
  };

  return (
    <>
      <PageTitle title={t("campaigns.title")} />
      {campaigns && campaigns.nodes.length > 0 && (
        <>
          <p className={styles.asOf}>
            {t("campaigns.count", { count: campaigns.totalCount })}
            {asOf && <span className="num">{t("campaigns.asOf", { time: formatSeconds(asOf) })}</span>}
          </p>
          <table className={`${styles.table} num`}>
            <thead>
              <tr>
                <th scope="col">{t("campaigns.name")}</th>
                <th scope="col">{t("campaigns.state")}</th>
                <th scope="col">{t("campaigns.impressions")}</th>
                <th scope="col">{t("campaigns.clicks")}</th>
                <th scope="col">{t("campaigns.ctr")}</th>
              </tr>
            </thead>
            <tbody>
              {campaigns.nodes.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </tbody>
          </table>
          {campaigns.pageInfo.hasNextPage && (
            <div className={styles.more}>
              {more === "failed" && <p role="alert">{t("campaigns.moreFailed")}</p>}
              <SubmitButton
                type="button"
                variant="default"
                pending={more === "pending"}
                pendingLabel={t("campaigns.morePending")}
                onClick={() => void showMore()}
              >
                {t("campaigns.more")}
              </SubmitButton>
            </div>
          )}
        </>
      )}
      <div className={styles.states}>
        {campaigns?.nodes.length === 0 && <EmptyState>{t("campaigns.empty")}</EmptyState>}
        {!data && error && <FailedState message={t("campaigns.failed")} onRetry={() => void refetch()} />}
        {!data && !error && (
          <>
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
          </>
        )}
      </div>
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}
