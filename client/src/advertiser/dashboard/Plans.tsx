import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AdvertiserDashboardPageQuery, Tier } from "../../gql/graphql";
import { formatCount, formatPence, formatPrice } from "../../lib/money";
import { PlanBadge, PlanCard, PlanFrame } from "../../ui/PlanCard";
import { StatusChip } from "../../ui/StatusChip";
import { isOpen, levelOf, type Standing, wordOf } from "../billing/standing";
import styles from "./DashboardPage.module.css";

export type Plan = AdvertiserDashboardPageQuery["plans"][number];

/** What an upgrade costs today. */
export interface PlanQuote {
  tier: Tier;
  arithmetic?: string | null;
  money: { netPence: number };
}

export interface PlansProps {
  plans: readonly Plan[];
  standing: Standing | null;
  quotes: readonly PlanQuote[];
  onChoose: (plan: Plan) => void;
}

/** The four plans in one frame, each with what can be done about it. One button alone is filled: the next plan up. */
export function Plans({ plans, standing, quotes, onChoose }: PlansProps) {
  const { t } = useTranslation("advertiser");
  const present = isOpen(standing) ? plans.findIndex(({ tier }) => tier === standing.tier) : -1;
  const isOverdue = standing?.status === "PAST_DUE";
  const favourite = present >= 0 ? present + 1 : plans.findIndex(({ mostPopular }) => mostPopular);

  const button = (plan: Plan, place: number) => {
    if (place === present) return <Disabled>{t("plans.current")}</Disabled>;
    if (place < present || isOverdue) return <Disabled>{t("plans.notAvailable")}</Disabled>;
    const word = present >= 0 ? t("plans.upgrade") : t("plans.select");
    return (
      <Button
        fullWidth
        data-plan={plan.tier}
        variant={place === favourite ? "filled" : "outline"}
        onClick={() => onChoose(plan)}
      >
        {word}
        <span className="hidden-text"> {t("plans.to", { plan: plan.name })}</span>
      </Button>
    );
  };
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <div className={styles.plansHead}>
        <h2 id="plans" tabIndex={-1}>
          {t("plans.title")}
        </h2>
        <p>{t(isOverdue ? "plans.overdue" : present >= 0 ? "plans.lead" : "plans.firstLead")}</p>
      </div>
      <PlanFrame className={styles.frame}>
        {plans.map((plan, place) => {
          const quote = present >= 0 && place > present ? quotes.find(({ tier }) => tier === plan.tier) : undefined;
          return (
            <PlanCard
              key={plan.tier}
              name={plan.name}
              isTinted={place === present}
              badge={
                place === present && standing ? (
                  <StatusChip level={levelOf[wordOf(standing)]}>{t(`billing.state.${wordOf(standing)}`)}</StatusChip>
                ) : (
                  plan.mostPopular && <PlanBadge>{t("plans.popular")}</PlanBadge>
                )
              }
              price={formatPrice(plan.pricePence)}
              unit={t("plans.unit")}
              facts={[
                [t("plans.impressions"), formatCount(plan.impressions)],
                [t("plans.over"), formatPence(plan.overQuotaRatePence)],
              ]}
              features={plan.features.map((text) => ({ text }))}
            >
              {quote && (
                <p className={styles.today}>
                  {t("plans.today")}{" "}
                  <b className="num">{t("plans.plusVat", { sum: formatPence(quote.money.netPence) })}</b>
                  {quote.arithmetic && <span className="num">{quote.arithmetic}</span>}
                </p>
              )}
              {button(plan, place)}
            </PlanCard>
          );
        })}
      </PlanFrame>
    </section>
  );
}

function Disabled({ children }: { children: string }) {
  return (
    <Button fullWidth variant="default" disabled className={styles.off}>
      {children}
    </Button>
  );
}
