import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { Notice } from "../../core/Notice";
import { graphql } from "../../gql";
import { formatSeconds } from "../../lib/time";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SelectField, TextField } from "../../ui/TextField";
import { DemonstrationNote } from "../DemonstrationNote";
import pages from "../pages.module.css";
import { CampaignRow } from "./CampaignRow";
import styles from "./CampaignsPage.module.css";
import { ORDERS, orderOf, STATUSES, statusOf, wordOf } from "./campaigns";
import { useRefresh } from "./useRefresh";

const CampaignsPageDocument = graphql(`
  query CampaignsPage($status: CampaignStatus, $search: String, $after: String, $orderBy: CampaignOrderInput) {
    campaigns(first: 20, status: $status, search: $search, after: $after, orderBy: $orderBy) {
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
    campaignCounts {
      all
      draft
      inReview
      live
      paused
      ended
    }
    publicConfiguration {
      demoMode
    }
  }
`);

const CountsDocument = graphql(`
  query CampaignsPage_counts {
    campaignCounts {
      all
      draft
      inReview
      live
      paused
      ended
    }
  }
`);

/** How long somebody has to stop typing before it is searched for, in ms. */
const TYPING_PAUSE_MS = 250;

/** Entries of a page. */
const PAGE = 20;

const COUNTS = { DRAFT: "draft", IN_REVIEW: "inReview", LIVE: "live", PAUSED: "paused", ENDED: "ended" } as const;

/** An advertiser's campaigns, the newest first, with what came of each. The state is in the address, what is typed is not. */
export function CampaignsPage() {
  const { t } = useTranslation("advertiser");
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get("state"));
  const sort = params.get("sort");
  const [typed, setTyped] = useState("");
  const client = useApolloClient();
  const refetchCounts = () => client.query({ query: CountsDocument, fetchPolicy: "network-only" });
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(CampaignsPageDocument, {
    variables: { status: status ?? null, search: search || null, orderBy: orderOf(sort) },
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  const campaigns = shown?.campaigns;
  const asOf = campaigns?.nodes[0]?.stats.lastUpdated;
  // What was added page by page stays; its rows change by themselves.
  const isGrown = (campaigns?.nodes.length ?? 0) > PAGE;
  useRefresh(() => (isGrown ? refetchCounts() : refetch()));
  const isFiltered = status !== undefined || search !== "";

  const show = (state: string | undefined, sort: string | null) =>
    setParams({ ...(state && { state }), ...(sort && { sort }) });
  const choose = (word: string | undefined) => show(word, sort);
  const clear = () => {
    setTyped("");
    choose(undefined);
  };
  const create = (variant: "filled" | "default" = "filled") => (
    <Button
      component={Link}
      to="/advertiser/creatives/preview"
      variant={variant}
      leftSection={<IconPlus size={19} stroke={1.9} aria-hidden />}
    >
      {t("campaigns.new")}
    </Button>
  );
  return (
    <>
      <Notice />
      <div className={pages.head}>
        <PageTitle title={t("campaigns.title")} />
        {create()}
      </div>
      <div className={styles.filters}>
        <ChoiceChips
          legend={t("campaigns.filter")}
          chips={[
            { choice: undefined, label: t("campaigns.all"), count: shown?.campaignCounts.all ?? null },
            ...STATUSES.map((choice) => ({
              choice: wordOf(choice),
              label: t(`campaigns.status.${choice}`),
              count: shown?.campaignCounts[COUNTS[choice]] ?? null,
            })),
          ]}
          chosen={status && wordOf(status)}
          onChoose={choose}
        />
        <TextField
          id="campaign-search"
          type="search"
          label={t("campaigns.search")}
          placeholder={t("campaigns.searchHint")}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          id="campaign-sort"
          label={t("campaigns.sort")}
          data={[
            { value: "", label: t("campaigns.newest") },
            ...ORDERS.map((value) => ({ value, label: t(`campaigns.order.${value}`) })),
          ]}
          value={orderOf(sort) ? (sort ?? "") : ""}
          onChange={({ currentTarget: { value } }) => show(status && wordOf(status), value)}
        />
      </div>
      {campaigns && campaigns.nodes.length > 0 && (
        <>
          <div className={pages.count}>
            <p role="status">{t("campaigns.count", { count: campaigns.totalCount })}</p>
            {asOf && <span className="num">{t("campaigns.asOf", { time: formatSeconds(asOf) })}</span>}
          </div>
          <DataTable className={`${pages.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t("campaigns.name")}</th>
                <th scope="col">{t("campaigns.state")}</th>
                <th scope="col">{t("campaigns.days")}</th>
                <th scope="col" data-figure>
                  {t("campaigns.spend")}
                </th>
                <th scope="col" data-figure>
                  {t("campaigns.impressions")}
                </th>
                <th scope="col" data-figure>
                  {t("campaigns.clicks")}
                </th>
                <th scope="col" data-figure>
                  {t("campaigns.ctr")}
                </th>
                <th scope="col">{t("campaigns.changed")}</th>
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
      <div className={pages.states}>
        {campaigns?.nodes.length === 0 &&
          (isFiltered ? (
            <EmptyState
              action={
                <Button variant="default" onClick={clear}>
                  {t("campaigns.clear")}
                </Button>
              }
            >
              {t("campaigns.emptyFiltered")}
            </EmptyState>
          ) : (
            <EmptyState action={create("default")}>{t("campaigns.empty")}</EmptyState>
          ))}
        {!campaigns && error && (
          <FailedState message={t("campaigns.failed")} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!campaigns && !error && (
          <>
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
            <Skeleton lines={["100%", "92%"]} />
          </>
        )}
      </div>
      {shown?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}
