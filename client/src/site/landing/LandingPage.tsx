import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { LandingPageQuery, Tier } from "../../gql/graphql";
import { useLanguage } from "../../lib/language";
import { formatCount, formatPence, formatPrice } from "../../lib/money";
import { useProductName } from "../../lib/product";
import { formatTimeOfDay } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { PlanBadge, PlanCard, PlanFrame, PlanSkeleton } from "../../ui/PlanCard";
import { FailedState } from "../../ui/States";
import bandStyles from "./DayBand.module.css";
import { Features } from "./Features";
import styles from "./LandingPage.module.css";
import plansStyles from "./Plans.module.css";

const LandingPageDocument = graphql(`
  query LandingPage {
    plans {
      tier
      name
      pricePence
      impressions
      overQuotaRatePence
      features
      mostPopular
    }
  }
`);

/** The start page: the headline, the day with real questions at their hours, two doors, what it does, what adverts cost. */
export function LandingPage() {
  const { t } = useTranslation(["site", "common"]);
  const product = useProductName();
  const { data, error, refetch } = useQuery(LandingPageDocument);
  const headline = t("landing.headline", { product });
  return (
    <>
      <section className={`${styles.wide} ${styles.hero}`}>
        <PageTitle title={headline} className={styles.headline} />
        <div className={styles.sub}>
          <p className={styles.lead}>{t("landing.lead")}</p>
          <div className={styles.go}>
            <Button component={Link} to="/register" className={styles.big}>
              {t("landing.create")}
            </Button>
            <span>
              {t("landing.alreadyHave")} <Link to="/login">{t("common:action.login")}</Link>
            </span>
          </div>
        </div>
      </section>
      <DayBand />
      <section className={styles.wide}>
        <div className={styles.doors}>
          <div>
            <h2>{t("landing.doors.patientTitle")}</h2>
            <p>{t("landing.doors.patientText")}</p>
            <Button component={Link} to="/register">
              {t("landing.create")}
            </Button>
          </div>
          <div>
            <h2>{t("landing.doors.advertiserTitle")}</h2>
            <p>{t("landing.doors.advertiserText")}</p>
            <Button component={Link} to="/advertiser/register" variant="outline">
              {t("landing.doors.advertiserCreate")}
            </Button>
          </div>
        </div>
        <Features />
      </section>
      <section className={styles.plans} data-voice="advertiser">
        <div className={styles.wide}>
          <Plans plans={data?.plans} hasFailed={error !== undefined} onRetry={refetch} />
        </div>
      </section>
      <section className={styles.final}>
        <div className={styles.rule} aria-hidden="true" />
        <div className={`${styles.wide} ${styles.finalIn}`}>
          <h2>{t("landing.final")}</h2>
          <Button component={Link} to="/register" className={`${styles.big} ${styles.onPine}`}>
            {t("landing.create")}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The place of each plan is kept until its figures are known. */
const PLACES: readonly Tier[] = ["BRONZE", "SILVER", "GOLD", "PLATINUM"];

interface PlansProps {
  plans: readonly Plan[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** What advertisers can buy, in one frame, so that prices, quotas and buttons lie on common lines. */
function Plans({ plans, hasFailed, onRetry }: PlansProps) {
  const { t } = useTranslation(["site", "common"]);
  return (
    <>
      <h2 className={plansStyles.title}>{t("landing.plans.title")}</h2>
      <p className={plansStyles.lead}>{t("landing.plans.lead")}</p>
      {!plans && hasFailed ? (
        <div className={plansStyles.failed}>
          <FailedState message={t("landing.plans.failed")} onRetry={onRetry} />
        </div>
      ) : (
        <PlanFrame className={plansStyles.frame}>
          {plans
            ? plans.map((plan) => <LandingPlan key={plan.tier} plan={plan} />)
            : PLACES.map((tier, place) => (
                <PlanSkeleton key={tier} loading={place === 0 ? t("common:state.loading") : undefined} />
              ))}
        </PlanFrame>
      )}
    </>
  );
}

/** A plan as the start page asks for it; plans have no id, so the page asks for all of it. */
type Plan = LandingPageQuery["plans"][number];

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
function LandingPlan({ plan }: { plan: Plan }) {
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
        [t("landing.plans.impressions"), formatCount(plan.impressions, language)],
        [t("landing.plans.over"), formatPence(plan.overQuotaRatePence, language)],
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

const HOURS = 24;

/** The hour of a bubble is where its stem meets the scale; `top` is in px below the upper edge of the band. */
const bubbles = [
  { key: "night", hour: 2 + 10 / 60, top: 44, tone: "white" },
  { key: "morning", hour: 8 + 5 / 60, top: 118, tone: "white" },
  { key: "midday", hour: 13, top: 56, tone: "teal" },
  { key: "afternoon", hour: 15 + 40 / 60, top: 158, tone: "white" },
  { key: "evening", hour: 19 + 20 / 60, top: 40, tone: "yellow" },
] as const;

const share = (hour: number) => `${(hour / HOURS) * 100}%`;
const isNight = (hour: number) => hour < 7 || hour > 20;

/** One wide band from night to night, with questions pinned to their true hours on a scale of 24. It is the "24/7". */
function DayBand() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (
    <section className={bandStyles.band} aria-label={t("landing.day")}>
      <div className={bandStyles.in}>
        <ol>
          {bubbles.map(({ key, hour, top, tone }) => (
            <li
              key={key}
              className={[bandStyles.bubble, bandStyles[tone], key === "afternoon" && bandStyles.afternoon]
                .filter(Boolean)
                .join(" ")}
              style={{ left: share(hour), "--top": `${top}px` } as React.CSSProperties}
            >
              <small className="num">
                {key === "midday"
                  ? t("landing.bubbles.middayAt", { time: formatTimeOfDay(hour, language) })
                  : formatTimeOfDay(hour, language)}
              </small>
              {t(`landing.bubbles.${key}`)}
            </li>
          ))}
        </ol>
        <div className={bandStyles.scale} aria-hidden="true">
          {[...Array(HOURS + 1).keys()].map((hour) => (
            <i
              key={hour}
              className={[hour % 3 === 0 && bandStyles.major, isNight(hour) && bandStyles.night]
                .filter(Boolean)
                .join(" ")}
              style={{ left: share(hour) }}
            />
          ))}
          {[3, 6, 9, 12, 15, 18, 21].map((hour) => (
            <span key={hour} className={isNight(hour) ? bandStyles.night : undefined} style={{ left: share(hour) }}>
              {hour === 12 ? t("landing.noon") : formatTimeOfDay(hour, language)}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
