import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { Notice } from "../../core/Notice";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatSeconds } from "../../lib/time";
import { useSearchWords } from "../../lib/useSearchWords";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { SelectField, TextField } from "../../ui/TextField";
import { DemonstrationNote } from "../DemonstrationNote";
import { useCounted } from "../insights/useCounted";
import pages from "../pages.module.css";
import { CampaignRow } from "./CampaignRow";
import styles from "./CampaignsPage.module.css";
import { ORDERS, orderOf, STATUSES, statusOf, wordOf } from "./campaigns";
import { useLiveCampaigns } from "./useLiveCampaigns";

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

/** Entries of a page. */
const PAGE = 20;

const COUNTS = { DRAFT: "draft", IN_REVIEW: "inReview", LIVE: "live", PAUSED: "paused", ENDED: "ended" } as const;

/** An advertiser's campaigns, the newest first, with what came of each. The state is in the address, what is typed is not. */
export function CampaignsPage() {
  const { t } = useTranslation("advertiser");
  const [params, setParams] = useSearchParams();
  const status = statusOf(params.get("state"));
  const sort = params.get("sort");
  const client = useApolloClient();
  const refetchCounts = () => client.query({ query: CountsDocument, fetchPolicy: "network-only" });
  const { typed, setTyped, search } = useSearchWords();
  const { answer, ...list } = usePages(CampaignsPageDocument, (data) => data.campaigns, {
    variables: { status: status ?? null, search: search || null, orderBy: orderOf(sort) },
  });
  const asOf = list.nodes?.[0]?.stats.lastUpdated;
  // What was added page by page stays; its rows change by themselves.
  const isGrown = (list.nodes?.length ?? 0) > PAGE;
  useRefresh(() => (isGrown ? refetchCounts() : list.read()));
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
            { choice: undefined, label: t("campaigns.all"), count: answer?.campaignCounts.all ?? null },
            ...STATUSES.map((choice) => ({
              choice: wordOf(choice),
              label: t(`campaigns.status.${choice}`),
              count: answer?.campaignCounts[COUNTS[choice]] ?? null,
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
      {!!list.total && (
        <div className={pages.count}>
          <p role="status">{t("campaigns.count", { count: list.total })}</p>
          {asOf && <span className="num">{t("campaigns.asOf", { time: formatSeconds(asOf) })}</span>}
        </div>
      )}
      <div className={pages.list}>
        <PagedTable
          list={list}
          className={`${pages.table} ${styles.table}`}
          columns={[
            t("campaigns.name"),
            t("campaigns.state"),
            t("campaigns.days"),
            { label: t("campaigns.spend"), isFigure: true },
            { label: t("campaigns.impressions"), isFigure: true },
            { label: t("campaigns.clicks"), isFigure: true },
            { label: t("campaigns.ctr"), isFigure: true },
            t("campaigns.changed"),
          ]}
          row={(campaign) => <CampaignRow key={campaign.id} campaign={campaign} />}
          empty={
            <>
              <p>{t(isFiltered ? "campaigns.emptyFiltered" : "campaigns.empty")}</p>
              {isFiltered ? (
                <Button variant="default" onClick={clear}>
                  {t("campaigns.clear")}
                </Button>
              ) : (
                create("default")
              )}
            </>
          }
          words={{
            failed: t("campaigns.failed"),
            more: t("campaigns.more"),
            morePending: t("campaigns.morePending"),
            moreFailed: t("campaigns.moreFailed"),
          }}
        />
      </div>
      {answer?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}

/** Several changes in a row are one question, in ms. */
const TOGETHER_MS = 400;

/** Reads the list again when a campaign changed, which may move it in or out, and when something of one was counted. */
function useRefresh(refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refetch);
  latest.current = refetch;
  useCounted(() => latest.current());
  useLiveCampaigns(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current().catch(() => undefined), TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
