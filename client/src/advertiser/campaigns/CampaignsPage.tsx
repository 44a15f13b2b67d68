import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatSeconds } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
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
  const campaigns = data?.campaigns;
  const asOf = campaigns?.nodes[0]?.stats.lastUpdated;

  return (
    <>
      <PageTitle title={t("campaigns.title")} />
      {campaigns && campaigns.nodes.length > 0 && (
        <>
          <p className={styles.asOf}>
            {t("campaigns.count", { count: campaigns.totalCount })}
            {asOf && <span className="num">{t("campaigns.asOf", { time: formatSeconds(asOf) })}</span>}
          </p>
          <DataTable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("campaigns.name")}</th>
                <th scope="col">{t("campaigns.state")}</th>
                <th scope="col" data-figure>
                  {t("campaigns.impressions")}
                </th>
                <th scope="col" data-figure>
                  {t("campaigns.clicks")}
                </th>
                <th scope="col" data-figure>
                  {t("campaigns.ctr")}
                </th>
              </tr>
            </thead>
            <tbody>
              {campaigns.nodes.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </tbody>
          </DataTable>
          {campaigns.pageInfo.hasNextPage && (
            <LoadMore
              onMore={() => fetchMore({ variables: { after: campaigns.pageInfo.endCursor } })}
              label={t("campaigns.more")}
              pendingLabel={t("campaigns.morePending")}
              failed={t("campaigns.moreFailed")}
            />
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
