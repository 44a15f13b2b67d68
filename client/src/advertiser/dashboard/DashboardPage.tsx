import { useQuery } from "@apollo/client/react";
import { IconReceipt } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConnection } from "../../core/connection";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import { formatCount, formatPence } from "../../lib/money";
import { focusPage } from "../../lib/pageBelow";
import { formatFullDay, isoDay } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { isOpen, lastDayOf, levelOf, type Standing, useLiveStanding, wordOf } from "../billing/standing";
import { DemonstrationNote } from "../DemonstrationNote";
import { AudienceChart } from "./AudienceChart";
import styles from "./DashboardPage.module.css";
import { MonthFigures } from "./MonthFigures";
import { PerformanceChart } from "./PerformanceChart";
import { type Plan, type PlanQuote, Plans } from "./Plans";
import { ReportDialog } from "./ReportDialog";
import { StandingNote } from "./StandingNote";
import { UsageLedger } from "./UsageLedger";
import { useOverQuotaAlert, useRenewalToast } from "./useDashboardToasts";

const PaymentDialog = lazy(() => import("../billing/PaymentDialog").then((m) => ({ default: m.PaymentDialog })));
const UpgradeDialog = lazy(() => import("../billing/UpgradeDialog").then((m) => ({ default: m.UpgradeDialog })));

const DashboardPageDocument = graphql(`
  query AdvertiserDashboardPage {
    usage {
      id
      tier
      periodStart
      updatedAt
      overQuotaImpressions
      ...UsageLedger_usage
      ...PerformanceChart_usage
    }
    subscription {
      ...Standing_subscription @unmask
    }
    plans {
      tier
      name
      pricePence
      impressions
      overQuotaRatePence
      features
      mostPopular
    }
    publicConfiguration {
      demoMode
    }
  }
`);

/** What each higher plan costs today. The server has no price for the present plan and lower ones, so they are not asked for. */
const PlanQuotesDocument = graphql(`
  query PlanQuotes($silver: Boolean!, $gold: Boolean!, $platinum: Boolean!) {
    silver: purchaseQuote(tier: SILVER) @include(if: $silver) {
      ...PlanQuote_quote @unmask
    }
    gold: purchaseQuote(tier: GOLD) @include(if: $gold) {
      ...PlanQuote_quote @unmask
    }
    platinum: purchaseQuote(tier: PLATINUM) @include(if: $platinum) {
      ...PlanQuote_quote @unmask
    }
  }
`);

graphql(`
  fragment PlanQuote_quote on PurchaseQuote {
    tier
    arithmetic
    money {
      ...Sums_money @unmask
    }
  }
`);

const UsageChangedDocument = graphql(`
  subscription UsageChanged {
    usageChanged {
      id
      tier
      overQuotaImpressions
      ...UsageLedger_usage
    }
  }
`);

/** The London days of the paid month so far. */
const monthOf = ({ periodStart, updatedAt }: { periodStart: string; updatedAt: string }) => ({
  from: isoDay(periodStart),
  to: isoDay(updatedAt),
});

/** What an advertiser finds first: how much of the paid month is used, what the rest costs, and which plans there are. */
export function DashboardPage() {
  const { t } = useTranslation("advertiser");
  const connection = useConnection();
  const { data, error, refetch } = useQuery(DashboardPageDocument, { fetchPolicy: "cache-and-network" });
  const live = useLiveSubscription(UsageChangedDocument, { variables: {} });
  useLiveStanding();
  const [chosen, setChosen] = useState<{ plan: Plan; from?: string } | null>(null);
  // The subscription knows of a month that began or ended since; until it speaks, the query's answer stands.
  const usage = live.data ? live.data.usageChanged : data?.usage;
  const standing = data?.subscription ?? null;
  const status = standing?.status;
  const planOf = (tier: string | undefined) => data?.plans.find((plan) => plan.tier === tier);
  const plan = planOf(usage?.tier);
  const standingPlan = planOf(standing?.tier);

  const tiers = data?.plans.map(({ tier }) => tier) ?? [];
  const above = standing && status === "ACTIVE" ? tiers.slice(tiers.indexOf(standing.tier) + 1) : [];
  const quoted = useQuery(PlanQuotesDocument, {
    variables: {
      silver: above.includes("SILVER"),
      gold: above.includes("GOLD"),
      platinum: above.includes("PLATINUM"),
    },
    skip: above.length === 0,
    fetchPolicy: "network-only",
  });
  const { silver, gold, platinum } = quoted.data ?? {};
  const quotes = [silver, gold, platinum].filter((quote): quote is PlanQuote & NonNullable<typeof gold> =>
    Boolean(quote && above.includes(quote.tier)),
  );
  const [nextQuote] = quotes;
  const next = nextQuote && { name: planOf(nextQuote.tier)?.name ?? "", netPence: nextQuote.money.netPence };

  useRenewalToast(standing, standingPlan?.name ?? "");
  useOverQuotaAlert(
    usage,
    plan
      ? t("usage.passed", { included: formatCount(plan.impressions), rate: formatPence(plan.overQuotaRatePence) })
      : "",
  );

  const close = () => {
    const tier = chosen?.plan.tier;
    setChosen(null);
    // Back to the button, or, when it has done its work, to what has changed.
    focusPage(
      () =>
        document.querySelector(`[data-plan="${tier}"]`) ??
        document.getElementById("standing") ??
        document.getElementById("plans"),
    );
  };
  return (
    <>
      <PageTitle title={t("dashboard.title")} />
      {standing && standingPlan && <PlanLine standing={standing} planName={standingPlan.name} />}
      {standing && standingPlan && <StandingNote standing={standing} planName={standingPlan.name} />}
      {usage && plan && <UsageLedger usage={usage} plan={plan} connection={connection} next={next} />}
      {data && !usage && (
        <div className={styles.noPlan}>
          <IconReceipt size={26} stroke={1.75} aria-hidden />
          <div>
            <h2>{t(status === "LAPSED" || status === "ENDED" ? `dashboard.over.${status}` : "dashboard.noPlan")}</h2>
            <p>{t("dashboard.noPlanText")}</p>
          </div>
        </div>
      )}
      {data && (
        <Plans
          plans={data.plans}
          standing={standing}
          quotes={quotes}
          onChoose={(to) => setChosen({ plan: to, from: isOpen(standing) ? standingPlan?.name : undefined })}
        />
      )}
      {data?.usage && (
        <>
          <MonthFigures period={monthOf(data.usage)} isStale={typeof connection === "object"} />
          <div className={styles.charts}>
            <PerformanceChart usage={data.usage} />
            <AudienceChart period={monthOf(data.usage)} />
          </div>
        </>
      )}
      {data && (
        <p className={styles.campaigns}>
          <Link to="/advertiser/campaigns">{t("dashboard.campaigns")}</Link>
        </p>
      )}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
      {!data && error && (
        <div className={styles.waiting}>
          <FailedState message={t("dashboard.failed")} onRetry={refetch} />
        </div>
      )}
      {!data && !error && (
        <div className={styles.waiting}>
          <Skeleton lines={["320px"]} />
          <Skeleton block={290} />
        </div>
      )}
      <ReportDialog />
      <Suspense>
        {chosen?.from && (
          <UpgradeDialog from={chosen.from} to={chosen.plan} card={standing?.card ?? null} onClose={close} />
        )}
        {chosen && !chosen.from && (
          <PaymentDialog tier={chosen.plan.tier} planName={chosen.plan.name} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** "Silver plan, Active, since 4 November 2025": what is paid for, and until when. */
function PlanLine({ standing, planName }: { standing: Standing; planName: string }) {
  const { t } = useTranslation("advertiser");
  const word = wordOf(standing);
  return (
    <p className={styles.plan} id="standing" tabIndex={-1}>
      {t("usage.plan", { plan: planName })}
      <StatusChip level={levelOf[word]}>{t(`billing.state.${word}`)}</StatusChip>
      {isOpen(standing) && (
        <span>
          {t("usage.since", { day: formatFullDay(standing.startDate) })}
          {standing.status === "ACTIVE" &&
            `, ${t("usage.period", {
              from: formatFullDay(standing.periodStart),
              to: formatFullDay(lastDayOf(standing.periodEnd)),
            })}`}
        </span>
      )}
    </p>
  );
}
