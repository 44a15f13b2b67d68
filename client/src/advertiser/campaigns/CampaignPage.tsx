import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../app/problems";
import { graphql } from "../../gql";
import type { CampaignPageQuery } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { AdCard } from "../../ui/AdCard";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { DemonstrationNote } from "../DemonstrationNote";
import { CampaignFigures } from "./CampaignFigures";
import styles from "./CampaignPage.module.css";
import { languageName, levelOf } from "./campaigns";

const CampaignPageDocument = graphql(`
  query CampaignPage($id: ID!) {
    campaign(id: $id) {
      id
      name
      status
      cities
      languages
      topics
      dailyCap
      frequencyCap
      createdAt
      creative {
        id
        title
        description
        imageUrl
        imageAlt
        pricePence
        targetUrl
        disclaimer
        status
      }
      stats {
        id
        ...CampaignFigures_stats
      }
    }
    publicConfiguration {
      demoMode
    }
  }
`);

type Campaign = CampaignPageQuery["campaign"];

/** One campaign: what came of it, live, and what it shows to whom. */
export function CampaignPage() {
  const { t } = useTranslation("advertiser");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(CampaignPageDocument, { variables: { id }, fetchPolicy: "network-only" });
  if (!data && problemCode(error) === "NOT_FOUND") return <MissingCampaign />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/advertiser/campaigns">
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t("campaign.back")}
        </Link>
      </p>
      {data ? <Opened campaign={data.campaign} /> : <PageTitle title={t("campaign.title")} />}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
      {!data && error && (
        <div className={styles.waiting}>
          <FailedState message={t("campaign.failed")} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div className={styles.waiting}>
          <Skeleton lines={["280px"]} />
          <Skeleton block={112} />
          <Skeleton block={260} />
        </div>
      )}
    </>
  );
}

/** For an address without a campaign, and for one of somebody else's: the two look the same. */
function MissingCampaign() {
  const { t } = useTranslation("advertiser");
  return (
    <>
      <PageTitle title={t("campaign.missing")} />
      <p className={styles.missing}>{t("campaign.missingText")}</p>
      <Button component={Link} to="/advertiser/campaigns" variant="default">
        {t("campaign.back")}
      </Button>
    </>
  );
}

function Opened({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("advertiser");
  const { creative } = campaign;
  const listed = (names: readonly string[], otherwise: string) => (names.length > 0 ? names.join(", ") : otherwise);
  const facts = [
    [t("campaign.cities"), listed(campaign.cities, t("campaign.anywhere"))],
    [t("campaign.languages"), listed(campaign.languages.map(languageName), "")],
    [t("campaign.topics"), listed(campaign.topics, t("campaign.anyPage"))],
    [t("campaign.perPerson"), t("campaign.aDay", { count: campaign.frequencyCap, figure: campaign.frequencyCap })],
    [
      t("campaign.inAll"),
      campaign.dailyCap === null
        ? t("campaign.noLimit")
        : t("campaign.aDay", { count: campaign.dailyCap, figure: formatCount(campaign.dailyCap) }),
    ],
    [t("campaign.since"), formatFullDay(campaign.createdAt)],
  ] as const;
  return (
    <>
      <PageTitle title={campaign.name} className={styles.title} />
      <p className={styles.state}>
        <StatusChip level={levelOf[campaign.status]}>{t(`campaigns.status.${campaign.status}`)}</StatusChip>
      </p>
      <CampaignFigures campaignId={campaign.id} stats={campaign.stats} />
      <div className={styles.columns}>
        <section aria-labelledby="targets">
          <h2 id="targets">{t("campaign.targets")}</h2>
          <dl className={styles.facts}>
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="creative">
          <h2 id="creative" className={styles.creativeTitle}>
            {t("campaign.creative")}
            <StatusChip level={creative.status === "APPROVED" ? "normal" : "warning"}>
              {t(`campaign.creativeStatus.${creative.status}`)}
            </StatusChip>
          </h2>
          <AdCard
            name={t("campaign.preview")}
            label={t("campaign.sponsored")}
            image={{ url: creative.imageUrl, alt: creative.imageAlt }}
            title={creative.title}
            description={creative.description}
            price={creative.pricePence === null ? undefined : <b>{formatPence(creative.pricePence)}</b>}
            note={creative.disclaimer}
          />
          <p className={styles.leads}>
            {campaign.topics.length > 0
              ? t("campaign.leadsHome")
              : t("campaign.leadsTo", { address: creative.targetUrl })}
          </p>
        </section>
      </div>
    </>
  );
}
