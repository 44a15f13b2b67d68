import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { CampaignRecommendationsQuery } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { FailedState, Skeleton } from "../../ui/States";
import { hoursOf, spanWords, weekdayName } from "../campaigns/schedule";
import { typedPrice } from "../creatives/creatives";
import type { BuilderValues } from "./builderForm";
import styles from "./Recommendations.module.css";
import { Suggestions } from "./Suggestions";
import { useBandWords } from "./useBandWords";

const RecommendationsDocument = graphql(`
  query CampaignRecommendations($campaignId: ID!) {
    campaignRecommendations(campaignId: $campaignId) {
      isEnough
      isDemonstration
      sampleImpressions
      sampleDays
      neededImpressions
      neededDays
      weekdays
      hours {
        from
        to
      }
      reachFrom
      reachTo
      mostPence
    }
  }
`);

type Recommended = CampaignRecommendationsQuery["campaignRecommendations"];

export interface RecommendationsProps {
  campaignId: string;
  /** What stands in the builder. */
  values: BuilderValues;
  /** Takes over what is recommended. */
  onUse: (patch: Partial<BuilderValues>, said: string) => void;
}

/** What the figures so far say about money, days and hours, with how many figures there were. */
export function Recommendations({ campaignId, values, onUse }: RecommendationsProps) {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(RecommendationsDocument, {
    variables: { campaignId },
    fetchPolicy: "cache-and-network",
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const found = data?.campaignRecommendations;
  return (
    <section className={styles.panel} aria-labelledby="recommendations">
      <h2 id="recommendations" ref={title} tabIndex={-1}>
        {t("recommendations.title")}
      </h2>
      <Suggestions values={values} campaignId={campaignId} onUse={onUse} />
      {found && <Figures found={found} onUse={onUse} />}
      {!found && error && (
        <FailedState message={t("recommendations.failed")} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!found && !error && <Skeleton lines={["70%", "100%", "100%", "100%", "60%"]} />}
    </section>
  );
}

function Figures({ found, onUse }: { found: Recommended; onUse: RecommendationsProps["onUse"] }) {
  const { t } = useTranslation("advertiser");
  const bandWords = useBandWords();
  const { hours, weekdays, mostPence } = found;
  const sample = {
    count: found.sampleDays,
    days: formatCount(found.sampleDays),
    impressions: formatCount(found.sampleImpressions),
  };
  const none = t(found.isEnough ? "recommendations.noDifference" : "recommendations.tooLittle");
  return (
    <>
      {!found.isEnough && (
        <p className={styles.source}>
          {t("recommendations.notEnough", {
            impressions: formatCount(found.neededImpressions),
            days: formatCount(found.neededDays),
          })}
        </p>
      )}
      <dl className={`${styles.figures} num`}>
        <div>
          <dt>{t("recommendations.budget")}</dt>
          <dd>
            {mostPence === null ? "–" : t("recommendations.most", { price: formatPence(mostPence) })}
            {mostPence !== null && <span>{t("recommendations.mostMeans")}</span>}
          </dd>
        </div>
        <div>
          <dt>{t("recommendations.days")}</dt>
          <dd>{weekdays.length > 0 ? weekdays.map(weekdayName).join(", ") : none}</dd>
        </div>
        <div>
          <dt>{t("recommendations.hours")}</dt>
          <dd>{hours.length > 0 ? hours.map((span) => <div key={span.from}>{spanWords(span)}</div>) : none}</dd>
        </div>
        <div>
          <dt>{t("recommendations.reach")}</dt>
          <dd>{bandWords({ from: found.reachFrom, to: found.reachTo })}</dd>
        </div>
        <div>
          <dt>{t("recommendations.confidence")}</dt>
          <dd>{t("recommendations.sample", sample)}</dd>
        </div>
      </dl>
      {found.isDemonstration && <p className={styles.source}>{t("demonstration")}</p>}
      <div className={styles.acts}>
        {(weekdays.length > 0 || hours.length > 0) && (
          <Button
            variant="default"
            onClick={() => onUse({ weekdays: [...weekdays], hours: hoursOf(hours) }, t("recommendations.usedTimes"))}
          >
            {t("recommendations.useTimes")}
          </Button>
        )}
        {mostPence !== null && (
          <Button
            variant="default"
            onClick={() =>
              onUse({ monthlyBudget: typedPrice(mostPence).replace(/\.00$/, "") }, t("recommendations.usedBudget"))
            }
          >
            {t("recommendations.useBudget")}
          </Button>
        )}
      </div>
    </>
  );
}
