import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LandingPageQuery } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatCount, formatPence, formatPrice } from "../../lib/money";
import styles from "./Plans.module.css";

/** A plan as the start page asks for it; plans have no id, so the page asks for all of it. */
export type Plan = LandingPageQuery["plans"][number];

/** The API says its features in English; these are the ones that we have words for. */
const FEATURES = {
  "Basic geo and language targeting": "basicTargeting",
  "Email support": "emailSupport",
  "Advanced targeting": "advancedTargeting",
  "Quarterly review": "quarterlyReview",
  "Retargeting and lookalike audiences": "lookalike",
  "Dedicated account manager": "accountManager",
  "A/B testing and API access": "testing",
  "24/7 phone support": "phoneSupport",
} as const;

const isKnown = (feature: string): feature is keyof typeof FEATURES => feature in FEATURES;

/** One plan: the price with its unit and VAT note, what it includes, what more costs. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (
    <article className={styles.plan} data-popular={plan.mostPopular || undefined}>
      <h3>
        {plan.name}
        {plan.mostPopular && <span className={styles.popular}>{t("landing.plans.popular")}</span>}
      </h3>
      <p className={`${styles.price} num`}>{formatPrice(plan.pricePence, language)}</p>
      <p className={styles.unit}>{t("landing.plans.unit")}</p>
      <dl className="num">
        <div>
          <dt>{t("landing.plans.impressions")}</dt>
          <dd>{formatCount(plan.impressions, language)}</dd>
        </div>
        <div>
          <dt>{t("landing.plans.over")}</dt>
          <dd>{formatPence(plan.overQuotaRatePence, language)}</dd>
        </div>
      </dl>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature} lang={isKnown(feature) ? undefined : "en-GB"}>
            <IconCheck size={17} stroke={2.2} aria-hidden />
            <span>{isKnown(feature) ? t(`landing.plans.feature.${FEATURES[feature]}`) : feature}</span>
          </li>
        ))}
      </ul>
      <Button
        component={Link}
        to={`/register?plan=${plan.tier}`}
        variant={plan.mostPopular ? "filled" : "outline"}
        aria-label={t("landing.plans.startWith", { plan: plan.name })}
        fullWidth
      >
        {t("landing.plans.start")}
      </Button>
    </article>
  );
}

/** The same card without figures, in its final size. The first of them says that they are on their way. */
export function PlanSkeleton({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.plan} ${styles.waiting}`} role={isFirst ? "status" : undefined}>
      {isFirst && <span className="hidden-text">{t("state.loading")}</span>}
      <div aria-hidden="true">
        <i style={{ width: "38%", height: 20 }} />
        <i style={{ width: "52%", height: 34 }} />
        <i style={{ width: "76%", height: 14 }} />
        <i style={{ width: "100%", height: 52 }} />
        <i style={{ width: "92%", height: 14 }} />
        <i style={{ width: "64%", height: 14 }} />
        <i style={{ width: "100%", height: 48 }} />
      </div>
    </div>
  );
}
