import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";
import { leaveFor } from "../../lib/leaveFor";
import { FieldError } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Dialogs.module.css";

const StartCheckoutDocument = graphql(`
  mutation CheckoutButton_start($input: PurchaseInput!) {
    startCheckout(input: $input) {
      url
      paymentId
    }
  }
`);

export interface CheckoutButtonProps {
  tier: Tier;
  /** The sum that is shown, in pence. */
  grossPence: number;
  /** Called when the sum may have changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** Leads to the page of Stripe on which the card is given; its way back is Billing. */
export function CheckoutButton({ tier, grossPence, onRefused, onClose }: CheckoutButtonProps) {
  const { t } = useTranslation("advertiser");
  const { t: common } = useTranslation("common");
  const [begin] = useMutation(StartCheckoutDocument);
  const [problem, setProblem] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const idempotencyKey = useRef(crypto.randomUUID());
  const go = async () => {
    setProblem("");
    setLeaving(true);
    try {
      const input = { tier, expectedGrossPence: grossPence, idempotencyKey: idempotencyKey.current };
      const { data } = await begin({ variables: { input } });
      if (!data) throw new Error("The payment page came back empty.");
      leaveFor(data.startCheckout.url);
    } catch (error) {
      const [refused] = inputProblems(error);
      // Without an answer the same key is asked again, or there would be two payments.
      if (refused) idempotencyKey.current = crypto.randomUUID();
      setProblem(refused?.message ?? tooManyTries(common, error) ?? t("payment.notStarted"));
      setLeaving(false);
      onRefused();
    }
  };
  return (
    <>
      <p className={styles.note}>{t("payment.stripe")}</p>
      {problem && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <div className={styles.foot}>
        <SubmitButton type="button" pending={isLeaving} pendingLabel={t("payment.leaving")} onClick={() => void go()}>
          {t("payment.toStripe")}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {t("purchase.cancel")}
        </Button>
      </div>
    </>
  );
}
