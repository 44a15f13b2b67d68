import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { formatCount, formatPence, formatPrice } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { AdCard } from "../../ui/AdCard";
import { FactList, type FactListProps } from "../../ui/FactList";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { DemonstrationNote } from "../DemonstrationNote";
import { ForecastRecord } from "../insights/ForecastRecord";
import { Lift } from "../insights/Lift";
import { Performance } from "../insights/Performance";
import pages from "../pages.module.css";
import { CampaignActs } from "./CampaignActs";
import { CampaignFigures } from "./CampaignFigures";
import styles from "./CampaignPage.module.css";
import { CampaignState } from "./CampaignState";
import { Comparison } from "./Comparison";
import { type Advert, type Campaign, languageName } from "./campaigns";
import { HeldBack } from "./HeldBack";
import { PromoCode } from "./PromoCode";
import { useLiveCampaigns } from "./useLiveCampaigns";
import { useScheduleWords } from "./useScheduleWords";

const CampaignPageDocument = graphql(`
  query CampaignPage($id: ID!) {
    campaign(id: $id) {
      ...Campaign_campaign @unmask
    }
    publicConfiguration {
      demoMode
    }
  }
`);

/** One campaign: what came of it, live, what it shows to whom, and what the money bought. */
export function CampaignPage() {
  const { t } = useTranslation("advertiser");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(CampaignPageDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (!data && problemCode(error) === "NOT_FOUND") return <MissingCampaign />;
  return (
    <>
      <p className={pages.back}>
        <Link to="/advertiser/campaigns">
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t("campaign.back")}
        </Link>
      </p>
      {data?.campaign ? <Opened campaign={data.campaign} /> : <PageTitle title={t("campaign.title")} />}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
      {!data && error && (
        <div className={pages.waiting}>
          <FailedState message={t("campaign.failed")} onRetry={refetch} />
        </div>
      )}
      {!data && !error && (
        <div className={pages.waiting}>
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
      <p className={pages.missing}>{t("campaign.missingText")}</p>
      <Button component={Link} to="/advertiser/campaigns" variant="default">
        {t("campaign.back")}
      </Button>
    </>
  );
}

function Opened({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("advertiser");
  const { id, name, status, creative, variant, stats } = campaign;
  const code = campaign.leadsToWebsite ? null : campaign.promoCode;
  useLiveCampaigns();
  return (
    <>
      <PageTitle title={name} className={pages.title} />
      <p className={pages.state}>
        <CampaignState status={status} />
      </p>
      <div className={styles.acts}>
        <CampaignActs campaign={campaign} />
      </div>
      <HeldBack campaign={campaign} />
      {status === "DRAFT" ? (
        <p className={styles.draft}>{t("campaign.draft")}</p>
      ) : (
        <CampaignFigures campaignId={id} stats={stats} />
      )}
      <div className={styles.columns}>
        <section aria-labelledby="targets">
          <h2 id="targets">{t("campaign.targets")}</h2>
          <CampaignFacts campaign={campaign} />
        </section>
        <section aria-labelledby="creative" className={styles.adverts}>
          <h2 id="creative">{t(variant ? "campaign.creatives" : "campaign.creative")}</h2>
          <CampaignAdvert advert={creative} code={code} />
          {variant && <CampaignAdvert advert={variant} code={code} />}
          <p className={styles.leads}>
            {campaign.leadsToWebsite
              ? t("campaign.leadsHome")
              : t("campaign.leadsTo", { address: campaign.destinationUrl ?? creative.targetUrl })}
          </p>
          <PromoCode campaign={campaign} />
        </section>
      </div>
      {campaign.launchedAt && (
        <section aria-labelledby="performance" className={styles.performance}>
          <h2 id="performance">{t("insights.ofPeriod")}</h2>
          <Performance campaignId={id} />
          {variant && <Comparison campaignId={id} />}
          <Lift campaignId={id} isOver={status === "ENDED"} />
          <ForecastRecord campaignId={id} />
        </section>
      )}
    </>
  );
}

/** One advert of a campaign, with its code, and with where its review stands. */
function CampaignAdvert({ advert, code }: { advert: Advert; code?: string | null }) {
  const { t } = useTranslation("advertiser");
  const { id, title, pricePence, status } = advert;
  return (
    <div>
      <p className={styles.advert}>
        <Link to={`/advertiser/creatives/${id}`}>{title}</Link>
        <StatusChip level={status === "APPROVED" ? "normal" : "warning"}>
          {t(`campaign.creativeStatus.${status}`)}
        </StatusChip>
      </p>
      <AdCard
        name={t("campaign.preview", { title })}
        label={t("campaign.sponsored")}
        image={{ url: advert.imageUrl, alt: advert.imageAlt }}
        title={title}
        description={advert.description}
        price={pricePence === null ? undefined : <b>{formatPence(pricePence)}</b>}
        code={code ? t("campaign.code.shown", { code }) : undefined}
        note={advert.disclaimer}
      />
    </div>
  );
}

/** To whom, when and how often a campaign is shown, in words. */
function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("advertiser");
  const words = useScheduleWords();
  const { cities, languages, topics, signals, startsOn, endsOn, dailyCap, monthlyBudgetPence, frequencyCap } = campaign;
  const listed = (names: readonly string[], otherwise: string) => (names.length > 0 ? names.join(", ") : otherwise);
  const times = (count: number) => t("campaign.aDay", { count, figure: formatCount(count) });
  const days = [
    startsOn && t("campaign.from", { day: formatFullDay(startsOn) }),
    endsOn && t("campaign.until", { day: formatFullDay(endsOn) }),
  ].filter(Boolean);
  const facts: FactListProps["facts"] = [
    [t("campaign.cities"), listed(cities, t("campaign.anywhere"))],
    [t("campaign.languages"), listed(languages.map(languageName), t("campaign.anyLanguage"))],
    [t("campaign.topics"), listed(topics, t("campaign.anyPage"))],
    campaign.relatedTopics && [t("builder.relatedTopics.label"), t("campaign.yes")],
    campaign.returnToTopic && [t("builder.returnToTopic.label"), t("campaign.yes")],
    [t("campaign.signals"), listed(signals, t("campaign.anybody"))],
    [t("campaign.period"), days.length > 0 ? days.join(", ") : t("campaign.always")],
    [t("campaign.weekdays"), words.days(campaign.weekdays)],
    [t("campaign.hours"), words.hours(campaign.hours)],
    [t("campaign.perPerson"), times(frequencyCap)],
    [t("campaign.inAll"), dailyCap === null ? t("campaign.noLimit") : times(dailyCap)],
    [
      t("campaign.budget"),
      monthlyBudgetPence === null
        ? t("campaign.noBudget")
        : t("campaign.aMonth", { price: formatPrice(monthlyBudgetPence) }),
    ],
    [t("campaign.since"), formatFullDay(campaign.createdAt)],
    campaign.launchedAt && [t("campaign.launched"), formatFullDay(campaign.launchedAt)],
    campaign.endedAt && [t("campaign.ended"), formatFullDay(campaign.endedAt)],
  ];
  return <FactList facts={facts} className={styles.facts} />;
}
