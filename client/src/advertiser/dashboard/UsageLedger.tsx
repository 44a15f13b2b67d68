import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { UsageLedger_UsageFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatDay, formatSeconds } from "../../lib/time";
import { useSpoken } from "../../lib/useSpoken";
import { type Connection, LivePill } from "../../ui/LivePill";
import { Measure } from "../../ui/Measure";
import { Tiles } from "../../ui/Tiles";
import { type Forecast, FULL_DAYS_NEEDED, forecastOf } from "./forecast";
import styles from "./UsageLedger.module.css";
import { usageScale } from "./usage";

const UsageLedgerFragment = graphql(`
  fragment UsageLedger_usage on Usage {
    id
    impressionsUsed
    impressionsIncluded
    overQuotaImpressions
    overQuotaCostPence
    periodStart
    periodEnd
    updatedAt
  }
`);

const DAY_MS = 86_400_000;

export interface UsageLedgerProps {
  usage: FragmentType<UsageLedger_UsageFragment>;
  /** What the month was bought with. */
  plan: { name: string; pricePence: number; overQuotaRatePence: number };
  connection: Connection;
  /** What the next plan costs today, where one can be chosen. */
  next?: { name: string; netPence: number };
}

/** What was used of the paid month, and what the excess costs, with the sum that it comes from. */
export function UsageLedger({ usage: from, plan, connection, next }: UsageLedgerProps) {
  const { t } = useTranslation("advertiser");
  const { data: usage, complete } = useFragment({ fragment: UsageLedgerFragment, from });
  const used = complete ? formatCount(usage.impressionsUsed) : "";
  const included = complete ? formatCount(usage.impressionsIncluded) : "";
  const spoken = useSpoken(t("usage.spoken", { used, included }));
  if (!complete) return null;

  const isStale = typeof connection === "object";
  const over = usage.overQuotaImpressions;
  const rate = formatPence(plan.overQuotaRatePence);
  const cost = formatPence(usage.overQuotaCostPence);
  const forecast = forecastOf(usage, plan.overQuotaRatePence);
  const scale = usageScale(
    Math.max(usage.impressionsUsed, forecast?.total ?? 0),
    usage.impressionsIncluded,
    formatCount,
    t("usage.included", { count: included }),
  );
  const daysLeft = Math.max(0, Math.ceil((Date.parse(usage.periodEnd) - Date.parse(usage.updatedAt)) / DAY_MS));

  return (
    <>
      <section className={styles.ledger} aria-labelledby="usage">
        <div className={styles.used}>
          <div className={styles.head}>
            <h2 id="usage">{t("usage.title")}</h2>
            <LivePill connection={connection} updated={formatSeconds(usage.updatedAt)} />
          </div>
          <p className={styles.figure} data-stale={isStale || undefined}>
            <span className="num">{used}</span> <small>{t("usage.of", { included })}</small>
          </p>
          <p className={styles.meaning}>{t("usage.meaning")}</p>
          <Measure
            className={styles.measure}
            size="quota"
            mark="fill"
            min={0}
            max={scale.max}
            value={Math.min(usage.impressionsUsed, usage.impressionsIncluded)}
            bands={
              over > 0 ? [{ kind: "warning", from: usage.impressionsIncluded, to: usage.impressionsUsed }] : undefined
            }
            limit={usage.impressionsIncluded}
            forecast={forecast?.total}
            majors={scale.majors}
            minors={scale.minors}
            labels={scale.labels}
            label={t("usage.spoken", { used, included })}
          />
          <PaceNote over={over} forecast={forecast} included={included} rate={rate} />
        </div>
        <LedgerSum
          forecast={forecast}
          soFar={{ used, over: formatCount(over), cost }}
          periodEnd={usage.periodEnd}
          rate={rate}
          next={next}
        />
      </section>
      <p aria-live="polite" className="hidden-text">
        {spoken}
      </p>
      <Tiles
        isStale={isStale}
        tiles={[
          {
            label: t("usage.tile.left"),
            value: formatCount(Math.max(0, usage.impressionsIncluded - usage.impressionsUsed)),
            detail: t("usage.tile.leftOf", { included }),
          },
          {
            label: t("usage.tile.over"),
            value: formatCount(over),
            detail: t("usage.tile.each", { rate }),
          },
          {
            label: t("usage.tile.cost"),
            value: cost,
            detail: t("usage.tile.sum", { sum: t("usage.sum.formula", { over: formatCount(over), rate }) }),
          },
          {
            label: t("usage.tile.ends"),
            value: t("usage.tile.days", { count: daysLeft }),
            detail: t("usage.tile.price", { plan: plan.name, price: formatPence(plan.pricePence) }),
          },
        ]}
      />
    </>
  );
}

interface PaceNoteProps {
  /** Impressions over the quota so far. */
  over: number;
  forecast: Forecast | null;
  /** Impressions that the plan includes, already formatted. */
  included: string;
  /** For each 1,000 impressions over the quota, already formatted. */
  rate: string;
}

/** What the bar above it means: passed, will be passed, or stays within. Nothing while there are too few days to tell. */
function PaceNote({ over, forecast, included, rate }: PaceNoteProps) {
  const { t } = useTranslation("advertiser");
  if (over === 0 && !forecast?.reachesAt) {
    return forecast && <p className={styles.stays}>{t("usage.forecast.within", { included })}</p>;
  }
  const day = forecast?.reachesAt && formatDay(forecast.reachesAt);
  return (
    <p className={styles.passed}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <span>
        {over > 0 ? t("usage.passed", { included, rate }) : t("usage.forecast.passes", { included, day, rate })}
      </span>
    </p>
  );
}

interface LedgerSumProps {
  /** Null while there are too few days to tell. */
  forecast: Forecast | null;
  /** What was counted, and what it costs, already formatted. */
  soFar: { used: string; over: string; cost: string };
  /** The first moment that is no longer paid for. */
  periodEnd: string;
  /** For each 1,000 impressions over the quota, already formatted. */
  rate: string;
  /** What the next plan costs today, where one can be chosen. */
  next?: { name: string; netPence: number };
}

/**
 * The sum beside the figure: what the month comes to if nothing changes, with its arithmetic and what the other choice costs; until
 * that can be told, what it costs so far.
 */
function LedgerSum({ forecast, soFar, periodEnd, rate, next }: LedgerSumProps) {
  const { t } = useTranslation("advertiser");
  const over = forecast ? formatCount(forecast.over) : soFar.over;
  const rows: [string, string][] = forecast
    ? [
        [t("usage.forecast.aDay"), formatCount(forecast.aDay)],
        [t("usage.forecast.by", { day: formatDay(periodEnd) }), formatCount(forecast.total)],
        [t("usage.forecast.over"), over],
      ]
    : [
        [t("usage.sum.used"), soFar.used],
        [t("usage.sum.over"), over],
        [t("usage.sum.rate"), rate],
      ];
  return (
    <div className={styles.sum}>
      <h3>{t(forecast ? "usage.forecast.title" : "usage.sum.title")}</h3>
      <p className={styles.from}>
        {forecast
          ? t("usage.forecast.from", { count: forecast.days })
          : t("usage.forecast.tooFew", { count: FULL_DAYS_NEEDED })}
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{value}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{t(forecast ? "usage.forecast.cost" : "usage.sum.cost")}</th>
            <td className="num">
              <span>{forecast ? formatPence(forecast.costPence) : soFar.cost}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.formula}>
        <span className="num">{t("usage.sum.formula", { over, rate })}</span>
        {t("usage.excludingVat")}
      </p>
      {forecast && forecast.over > 0 && next && (
        <p className={styles.instead}>
          {t("usage.forecast.instead", { plan: next.name, sum: formatPence(next.netPence) })}{" "}
          <a href="#plans">{t("usage.forecast.compare")}</a>
        </p>
      )}
    </div>
  );
}
