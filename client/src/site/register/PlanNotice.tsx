import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Tier } from "../../gql/graphql";
import { Says } from "../../ui/Says";

/** The plans by their names, which are the same in every language. */
const NAMES: Record<Tier, string> = { BRONZE: "Bronze", SILVER: "Silver", GOLD: "Gold", PLATINUM: "Platinum" };

const isTier = (text: string | null): text is Tier => text !== null && text in NAMES;

/** To a company that came here from a plan: this page makes a patient's account, and where its own way begins. */
export function PlanNotice({ plan }: { plan: string | null }) {
  const { t } = useTranslation("site");
  if (!isTier(plan)) return null;
  return (
    <Says>
      <h2>{t("register.plan.title", { plan: NAMES[plan] })}</h2>
      <p>{t("register.plan.text")}</p>
      <p>
        <Link to="/advertiser/register">{t("register.plan.open")}</Link>
      </p>
    </Says>
  );
}
