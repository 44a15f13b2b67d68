import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";
import { useProductName } from "../../lib/product";
import { PageTitle } from "../../ui/PageTitle";
import { PlanFrame, PlanSkeleton } from "../../ui/PlanCard";
import { FailedState } from "../../ui/States";
import { DayBand } from "./DayBand";
import { Features } from "./Features";
import styles from "./LandingPage.module.css";
import { LandingPlan, type Plan } from "./LandingPlan";
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
