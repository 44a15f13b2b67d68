import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { Awaited } from "../../ui/States";
import { ChargeDialog } from "./ChargeDialog";
import { lastDayOf, type Standing } from "./standing";
import { usePurchaseQuote } from "./usePurchaseQuote";

const UpgradeDocument = graphql(`
  mutation UpgradeDialog_upgrade($input: PurchaseInput!) {
    upgrade(input: $input) {
      payment {
        ...Outcome_payment @unmask
      }
      subscription {
        ...Standing_subscription @unmask
      }
    }
  }
`);

/** What the dialog says of a plan. */
export interface UpgradePlan {
  tier: Tier;
  name: string;
  pricePence: number;
  impressions: number;
  overQuotaRatePence: number;
}

export interface UpgradeDialogProps {
  /** The name of the present plan. */
  from: string;
  to: UpgradePlan;
  card: Standing["card"];
  onClose: () => void;
}

/** Changes to a higher plan: how the sum comes about, what it means, and which card is charged. */
export function UpgradeDialog({ from, to, card, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation("advertiser");
  const { quote, error, refusal, renew } = usePurchaseQuote(to.tier);
  const [upgrade] = useMutation(UpgradeDocument);
  const expectedGrossPence = quote?.money.grossPence ?? 0;
  const send = async (idempotencyKey: string) => {
    const { data } = await upgrade({ variables: { input: { tier: to.tier, expectedGrossPence, idempotencyKey } } });
    if (!data) throw new Error("The payment came back empty.");
    return data.upgrade.payment;
  };
  const instead = refusal ? (
    <p role="alert">{refusal}</p>
  ) : (
    <Awaited failed={error && t("purchase.noSum")} onRetry={renew} block={150} />
  );
  return (
    <ChargeDialog
      title={t("upgrade.title", { from, to: to.name })}
      money={quote?.money}
      instead={instead}
      card={card}
      confirm={(sum) => t("upgrade.confirm", { sum })}
      pendingLabel={t("upgrade.pending")}
      success={t("upgrade.success")}
      failed={t("upgrade.failed")}
      send={send}
      onRefused={renew}
      onClose={onClose}
    >
      {quote && (
        <p>
          {t("upgrade.means", {
            impressions: formatCount(to.impressions),
            rate: formatPence(to.overQuotaRatePence),
            from: formatFullDay(quote.periodStart),
            to: formatFullDay(lastDayOf(quote.periodEnd)),
            price: formatPence(to.pricePence),
          })}
        </p>
      )}
    </ChargeDialog>
  );
}
