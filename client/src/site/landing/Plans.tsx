import { useTranslation } from "react-i18next";
import type { Tier } from "../../gql/graphql";
import { PlanFrame, PlanSkeleton } from "../../ui/PlanCard";
import { FailedState } from "../../ui/States";
import { LandingPlan, type Plan } from "./LandingPlan";
import styles from "./Plans.module.css";

/** The place of each plan is kept until its figures are known. */
const PLACES: readonly Tier[] = ["BRONZE", "SILVER", "GOLD", "PLATINUM"];

export interface PlansProps {
  plans: readonly Plan[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** What advertisers can buy, in one frame, so that prices, quotas and buttons lie on common lines. */
export function Plans({ plans, hasFailed, onRetry }: PlansProps) {
  const { t } = useTranslation(["site", "common"]);
  return (
    <>
      <h2 className={styles.title}>{t("landing.plans.title")}</h2>
      <p className={styles.lead}>{t("landing.plans.lead")}</p>
      {!plans && hasFailed ? (
        <div className={styles.failed}>
          <FailedState message={t("landing.plans.failed")} onRetry={onRetry} />
        </div>
      ) : (
        <PlanFrame className={styles.frame}>
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
