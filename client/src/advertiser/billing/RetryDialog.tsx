import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { ChargeDialog } from "./ChargeDialog";
import { readStanding, type Standing } from "./standing";

const RetryDocument = graphql(`
  mutation RetryDialog_retry($input: RetryRenewalInput!) {
    retryRenewal(input: $input) {
      payment {
        ...Outcome_payment @unmask
      }
      subscription {
        ...Standing_subscription @unmask
      }
    }
  }
`);

/** Pays for a renewal that failed. */
export function RetryDialog({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const { t } = useTranslation("advertiser");
  const [retry] = useMutation(RetryDocument);
  // Once it is paid, the next renewal is another sum; this dialog goes on to speak of the one that was paid.
  const [{ renewal, card }, setShown] = useState(standing);
  const client = useApolloClient();
  /** A sum that has changed is shown anew; what was shown stays where the answer does not come. */
  const renew = () =>
    void readStanding(client).then(
      (fresh) => fresh && setShown(fresh),
      () => undefined,
    );
  const expectedGrossPence = renewal?.grossPence;
  const send = async (idempotencyKey: string) => {
    const { data } = await retry({ variables: { input: { idempotencyKey, expectedGrossPence } } });
    if (!data) throw new Error("The payment came back empty.");
    return data.retryRenewal.payment;
  };
  return (
    <ChargeDialog
      title={t("retry.title")}
      money={renewal ?? undefined}
      card={card}
      confirm={(sum) => t("payment.pay", { sum })}
      pendingLabel={t("payment.paying")}
      success={t("payment.success")}
      failed={t("purchase.failed")}
      send={send}
      onRefused={renew}
      onClose={onClose}
    >
      <p>{t("retry.means")}</p>
    </ChargeDialog>
  );
}
