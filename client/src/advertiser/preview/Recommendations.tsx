import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { graphql } from "../../gql";
import type { AdvertiserHistoryQuery, ForecastMetric, InsightDimension } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { Awaited } from "../../ui/States";
import { spansOf, spanWords } from "../campaigns/schedule";
import { formatMetric } from "../insights/insights";
import type { BuilderValues } from "./builderForm";
import styles from "./Recommendations.module.css";
import { Suggestions } from "./Suggestions";
import { type AskedForecast, type Figure, writeFigure } from "./useForecast";

const HistoryDocument = graphql(`
  query AdvertiserHistory {
    advertiserHistory {
      isEnough
      impressions
      days
      neededImpressions
      neededDays
      best {
        dimension
        key
        label
      }
      roi
    }
  }
`);

type History = AdvertiserHistoryQuery["advertiserHistory"];

export interface RecommendationsProps {
  campaignId: string | null;
  /** What stands in the builder, and what is forecast of it. */
  values: BuilderValues;
  asked: AskedForecast;
  /** Takes over what is recommended. */
  onUse: (patch: Partial<BuilderValues>, said: string) => void;
}

/** What the forecast and the advertiser's own history recommend, with what is missing where they say nothing. */
export function Recommendations({ campaignId, values, asked, onUse }: RecommendationsProps) {
  const { t } = useTranslation("advertiser");
  const { demoMode } = useSession();
  const { data, error, refetch } = useQuery(HistoryDocument, { fetchPolicy: "cache-and-network" });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const history = data?.advertiserHistory;
  return (
    <section className={styles.panel} aria-labelledby="recommendations">
      <h2 id="recommendations" ref={title} tabIndex={-1}>
        {t("recommendations.title")}
      </h2>
      {history && <Figures history={history} figures={asked.forecast?.figures ?? []} onUse={onUse} />}
      {!history && (
        <Awaited
          failed={error && t("recommendations.failed")}
          onRetry={refetch}
          lines={["70%", "100%", "100%", "100%", "60%"]}
        />
      )}
      {demoMode && <p className={styles.source}>{t("demonstration")}</p>}
      <Suggestions values={values} campaignId={campaignId} onUse={onUse} />
    </section>
  );
}

/** The dimensions whose best parts make an audience. */
const AUDIENCE: readonly InsightDimension[] = ["CITY", "AGE", "GENDER", "LANGUAGE"];

interface FiguresProps {
  history: History;
  /** None without a forecast. */
  figures: readonly Figure[];
  onUse: RecommendationsProps["onUse"];
}

function Figures({ history, figures, onUse }: FiguresProps) {
  const { t } = useTranslation("advertiser");
  const { best, isEnough } = history;
  const partsOf = (dimension: InsightDimension) => best.filter((part) => part.dimension === dimension);
  const bestOf = (dimension: InsightDimension) => {
    const [first] = partsOf(dimension);
    if (!first) return [];
    return dimension === "AGE" ? t("recommendations.aged", { band: first.label }) : first.label;
  };
  const weekdays = partsOf("WEEKDAY").sort((a, b) => Number(a.key) - Number(b.key));
  const hours = partsOf("HOUR").map(({ key }) => Number(key));
  const none = t(isEnough ? "recommendations.noDifference" : "recommendations.tooLittle");
  const sized = (count: "impressions" | "days") => formatCount(history[count]);
  const named = (labels: readonly string[]): Shown => (labels.length > 0 ? [labels.join(", ")] : [null, none]);
  const forecast = (metric: ForecastMetric, unit: string): Shown => {
    const { likely = null, from = null, to = null, why = [] } = figures.find((one) => one.metric === metric) ?? {};
    if (likely === null || from === null || to === null) return [null, why[0] ?? t("recommendations.noForecast")];
    const [about, low, high] = [likely, from, to].map((value) => writeFigure(metric, value));
    return [t("forecast.about", { figure: about }), `${t("recommendations.range", { from: low, to: high })}${unit}`];
  };
  const rows: [name: string, ...Shown][] = [
    [t("recommendations.audience"), ...named(AUDIENCE.flatMap(bestOf))],
    [t("recommendations.channel"), ...named(partsOf("PLACEMENT").map(({ label }) => label))],
    [t("recommendations.budget"), ...forecast("COST", t("recommendations.exclVat"))],
    [t("recommendations.days"), ...named(weekdays.map(({ label }) => label))],
    [t("recommendations.hours"), ...named(spansOf(hours).map(spanWords))],
    [t("recommendations.reach"), ...forecast("REACH", t("recommendations.aDay"))],
    [t("recommendations.ctr"), ...forecast("CTR", "")],
    [
      t("recommendations.roi"),
      ...(history.roi === null
        ? ([null, t("recommendations.noSales")] as const)
        : ([formatMetric("ROI", history.roi), t("recommendations.ofHistory")] as const)),
    ],
    [
      t("recommendations.confidence"),
      figures.length > 0 ? t("recommendations.nineOfTen") : null,
      t("recommendations.sample", { count: history.days, days: sized("days"), impressions: sized("impressions") }),
    ],
  ];
  return (
    <>
      {!isEnough && (
        <p className={styles.source}>
          {t("recommendations.notEnough", {
            impressions: formatCount(history.neededImpressions),
            days: formatCount(history.neededDays),
          })}
        </p>
      )}
      <dl className={`${styles.figures} num`}>
        {rows.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value ?? "–"}
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {weekdays.length + hours.length > 0 && (
        <Button
          variant="default"
          fullWidth
          onClick={() =>
            onUse({ weekdays: weekdays.map(({ key }) => Number(key)), hours }, t("recommendations.usedTimes"))
          }
        >
          {t("recommendations.useTimes")}
        </Button>
      )}
    </>
  );
}

/** A value, or null with what is missing; beside a value, what it means. */
type Shown = readonly [value: string | null, note?: string];
