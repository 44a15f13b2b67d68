import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { PreviewPageQuery } from "../../gql/graphql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { useLiveCampaigns } from "../campaigns/useLiveCampaigns";
import { BackLink } from "../creatives/BackLink";
import styles from "../pages.module.css";
import { Builder } from "./Builder";
import { PickAdvert } from "./PickAdvert";

const PreviewPageDocument = graphql(`
  query PreviewPage {
    campaignChoices {
      tier
      groups {
        key
        label
        isIncluded
        fromTier
        choices {
          value
          label
          isOffered
          reason
        }
      }
      abTesting {
        isIncluded
        fromTier
      }
      relatedTopics {
        isIncluded
        fromTier
      }
      returnToTopic {
        isIncluded
        fromTier
      }
    }
    creatives(first: 100, archived: false) {
      nodes {
        ...Campaign_advert @unmask
      }
    }
    plans {
      tier
      name
      pricePence
      impressions
      overQuotaRatePence
    }
  }
`);

const OpenedDocument = graphql(`
  query PreviewPage_campaign($id: ID!) {
    campaign(id: $id) {
      ...Campaign_campaign @unmask
    }
  }
`);

const AdvertDocument = graphql(`
  query PreviewPage_advert($id: ID!) {
    creative(id: $id) {
      ...Campaign_advert @unmask
    }
  }
`);

/** Preview & Target: builds the campaign or begins one for the advert that the address names; else asks which. */
export function PreviewPage() {
  const [params, setParams] = useSearchParams();
  const { data: page, error, refetch } = useQuery(PreviewPageDocument, { fetchPolicy: "cache-and-network" });
  // A draft that this page has just made: its address changes, what is on the page stays.
  const [made, setMade] = useState<{ campaignId: string; creativeId: string } | null>(null);
  useLiveCampaigns();
  const campaignId = params.get("campaign");
  const isMadeHere = made !== null && made.campaignId === campaignId;
  const creativeId = isMadeHere ? made.creativeId : params.get("creative");
  if (!page) {
    return <Waiting hasFailed={error !== undefined} onRetry={refetch} />;
  }
  if (campaignId && !isMadeHere) return <OpenedCampaign key={campaignId} id={campaignId} page={page} />;
  if (!creativeId) return <PickAdvert page={page} />;
  return (
    <NewCampaign
      key={creativeId}
      creativeId={creativeId}
      page={page}
      onMade={(id) => {
        setMade({ campaignId: id, creativeId });
        setParams({ campaign: id }, { replace: true });
      }}
    />
  );
}

function OpenedCampaign({ id, page }: { id: string; page: PreviewPageQuery }) {
  const { data, error, refetch } = useQuery(OpenedDocument, { variables: { id }, fetchPolicy: "network-only" });
  if (!data && problemCode(error) === "NOT_FOUND") return <PickAdvert page={page} isMissing />;
  if (!data?.campaign) {
    return <Waiting hasFailed={error !== undefined} onRetry={refetch} />;
  }
  return (
    <>
      <BackLink />
      <Builder page={page} opened={data.campaign} advert={data.campaign.creative} onMade={() => undefined} />
    </>
  );
}

interface NewCampaignProps {
  creativeId: string;
  page: PreviewPageQuery;
  onMade: (campaignId: string) => void;
}

function NewCampaign({ creativeId, page, onMade }: NewCampaignProps) {
  const { data, error, refetch } = useQuery(AdvertDocument, {
    variables: { id: creativeId },
    fetchPolicy: "cache-and-network",
  });
  if (!data && problemCode(error) === "NOT_FOUND") return <PickAdvert page={page} isMissing />;
  if (!data?.creative) {
    return <Waiting hasFailed={error !== undefined} onRetry={refetch} />;
  }
  return (
    <>
      <BackLink />
      <Builder page={page} opened={null} advert={data.creative} onMade={onMade} />
    </>
  );
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation("advertiser");
  return (
    <>
      <BackLink />
      <PageTitle title={t("builder.title")} />
      <div className={styles.waiting}>
        {hasFailed ? (
          <FailedState message={t("builder.failed")} onRetry={onRetry} />
        ) : (
          <>
            <Skeleton block={210} />
            <Skeleton lines={["30%", "100%", "92%"]} />
            <Skeleton lines={["30%", "100%", "92%"]} />
          </>
        )}
      </div>
    </>
  );
}
