import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { CampaignRecommendationsQuery } from "../../gql/graphql";
import { formatCount, formatPrice } from "../../lib/money";
import { FailedState, Skeleton } from "../../ui/States";
import { hoursOf, spanWords, weekdayName } from "../campaigns/schedule";
import { typedPrice } from "../creatives/creatives";
import type { BuilderValues } from "./builderForm";
import styles from "./Recommendations.module.css";
import { useBandWords } from "./useBandWords";

const RecommendationsDocument = graphql(`
  query CampaignRecommendations($campaignId: ID!) {
    campaignRecommendations(campaignId: $campaignId) {
      source
      sampleImpressions
      sampleDays
      budgetPence
      budgetFromPence
      budgetToPence
      weekdays
      hours {
        from
        to
      }
      reachFrom
      reachTo
      confidencePercent
    }
  }
`);

type Recommended = CampaignRecommendationsQuery["campaignRecommendations"];

export interface RecommendationsProps {
  campaignId: string;
  /** Takes over what is recommended. */
  onUse: (patch: Partial<BuilderValues>, said: string) => void;
}

/** What the figures so far say about money, days and hours, with how many figures there were. */
export function Recommendations({ campaignId, onUse }: RecommendationsProps) {
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
  const { budgetPence, budgetFromPence, budgetToPence, hours, weekdays } = found;
  return (
    <>
      <p className={styles.source}>
        {t(`recommendations.source.${found.source}`, {
          count: found.sampleDays,
          days: formatCount(found.sampleDays),
          impressions: formatCount(found.sampleImpressions),
        })}
      </p>
      <dl className={`${styles.figures} num`}>
        <div>
          <dt>{t("recommendations.budget")}</dt>
          <dd>
            {t("recommendations.aMonth", { price: formatPrice(budgetPence) })}
            <span>
              {t("recommendations.range", { from: formatPrice(budgetFromPence), to: formatPrice(budgetToPence) })}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t("recommendations.days")}</dt>
          <dd>{weekdays.map(weekdayName).join(", ")}</dd>
        </div>
        <div>
          <dt>{t("recommendations.hours")}</dt>
          <dd>
            {hours.map((span) => (
              <div key={span.from}>{spanWords(span)}</div>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("recommendations.reach")}</dt>
          <dd>{bandWords({ from: found.reachFrom, to: found.reachTo })}</dd>
        </div>
        <div>
          <dt>{t("recommendations.confidence")}</dt>
          <dd>{found.confidencePercent}%</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button
          variant="default"
          onClick={() => onUse({ weekdays: [...weekdays], hours: hoursOf(hours) }, t("recommendations.usedTimes"))}
        >
          {t("recommendations.useTimes")}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            onUse({ monthlyBudget: typedPrice(budgetPence).replace(/\.00$/, "") }, t("recommendations.usedBudget"))
          }
        >
          {t("recommendations.useBudget")}
        </Button>
      </div>
    </>
  );
}
