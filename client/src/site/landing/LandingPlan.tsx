import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LandingPageQuery } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatCount, formatPence, formatPrice } from "../../lib/money";
import { PlanBadge, PlanCard } from "../../ui/PlanCard";

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

/** One plan of the start page; its button leads to the registration. */
export function LandingPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (
    <PlanCard
      name={plan.name}
      badge={plan.mostPopular && <PlanBadge>{t("landing.plans.popular")}</PlanBadge>}
      isTinted={plan.mostPopular}
      price={formatPrice(plan.pricePence, language)}
      unit={t("landing.plans.unit")}
      facts={[
        { label: t("landing.plans.impressions"), value: formatCount(plan.impressions, language) },
        { label: t("landing.plans.over"), value: formatPence(plan.overQuotaRatePence, language) },
      ]}
      features={plan.features.map((feature) =>
        isKnown(feature) ? { text: t(`landing.plans.feature.${FEATURES[feature]}`) } : { text: feature, lang: "en-GB" },
      )}
    >
      <Button
        component={Link}
        to={`/register?plan=${plan.tier}`}
        variant={plan.mostPopular ? "filled" : "outline"}
        aria-label={t("landing.plans.startWith", { plan: plan.name })}
        fullWidth
      >
        {t("landing.plans.start")}
      </Button>
    </PlanCard>
  );
}
