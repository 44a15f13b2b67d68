import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import type { Tier } from "../../gql/graphql";
import { leaveFor } from "../../lib/leaveFor";
import { formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { CardFields } from "./CardFields";
import styles from "./Dialogs.module.css";
import { PurchaseProgress } from "./PurchaseProgress";
import { reasonOf } from "./payment";
import { SumsTable } from "./SumsTable";
import { keepSubscription, lastDayOf } from "./standing";
import { TestCards } from "./TestCards";
import { useCard } from "./useCard";
import { usePurchase } from "./usePurchase";
import { usePurchaseQuote } from "./usePurchaseQuote";

const SubscribeDocument = graphql(`
  mutation PaymentDialog_subscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      payment {
        ...Outcome_payment @unmask
      }
      subscription {
        ...Standing_subscription @unmask
      }
    }
  }
`);

export interface PaymentDialogProps {
  tier: Tier;
  planName: string;
  onClose: () => void;
}

/** Pays for a first month: the sums first, then the card; or the way to the provider's page, where it has one. */
export function PaymentDialog({ tier, planName, onClose }: PaymentDialogProps) {
  const { t } = useTranslation("advertiser");
  const { quote, setup, error, refusal, renew } = usePurchaseQuote(tier);
  const form = useCard();
  const [subscribe] = useMutation(SubscribeDocument);
  const { state, start, askAgain } = usePurchase({
    onRefused: (refused) => {
      const why = refused.kind === "declined" ? reasonOf(refused.outcome.message) : "";
      const said = refused.kind === "refused" ? refused.message : undefined;
      form.refuse(said ?? [t("purchase.failed"), why].filter(Boolean).join(" "));
      renew(); // a sum that has changed is shown anew
    },
  });
  const isPaying = state.kind === "paying" || form.isSending;
  const close = () => {
    if (!isPaying) onClose();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!quote || isPaying) return;
    const expectedGrossPence = quote.money.grossPence;
    const cardToken = await form.takeToken();
    if (!cardToken) return;
    await start(async (idempotencyKey) => {
      const { data } = await subscribe({
        variables: { input: { tier, cardToken, expectedGrossPence, idempotencyKey } },
        update: (cache, answer) => keepSubscription(cache, answer.data?.subscribe.subscription ?? null),
      });
      if (!data) throw new Error("The payment came back empty.");
      return data.subscribe.payment;
    });
  };

  return (
    <Dialog isOpen onClose={close} title={t("payment.title", { plan: planName })}>
      {state.kind !== "idle" && state.kind !== "paying" ? (
        <PurchaseProgress state={state} success={t("payment.success")} onAskAgain={askAgain} onClose={onClose} />
      ) : (
        <div className={styles.part}>
          {!quote && refusal && <p role="alert">{refusal}</p>}
          {!quote && error && !refusal && <FailedState message={t("purchase.noSum")} onRetry={renew} />}
          {!quote && !error && <Skeleton block={190} />}
          {quote && setup && (
            <>
              <div className={styles.sums}>
                <SumsTable money={quote.money} total={t("sums.today")} />
              </div>
              <p className={styles.note}>
                {t("payment.period", {
                  from: formatFullDay(quote.periodStart),
                  to: formatFullDay(lastDayOf(quote.periodEnd)),
                  renews: formatFullDay(quote.periodEnd),
                })}
              </p>
              {setup.provider === "STRIPE" ? (
                <CheckoutButton tier={tier} grossPence={quote.money.grossPence} onRefused={renew} onClose={onClose} />
              ) : (
                <form noValidate className={styles.part} onSubmit={(event) => void submit(event)}>
                  <TestCards cards={setup.testCards} onUse={(number) => form.change("cardNumber", number)} />
                  <CardFields form={form} />
                  <div className={styles.foot}>
                    <SubmitButton pending={isPaying} pendingLabel={t("payment.paying")}>
                      {t("payment.pay", { sum: formatPence(quote.money.grossPence) })}
                    </SubmitButton>
                    <Button variant="default" onClick={close}>
                      {t("purchase.cancel")}
                    </Button>
                  </div>
                </form>
              )}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

const StartCheckoutDocument = graphql(`
  mutation CheckoutButton_start($input: PurchaseInput!) {
    startCheckout(input: $input) {
      url
      paymentId
    }
  }
`);

interface CheckoutButtonProps {
  tier: Tier;
  /** The sum that is shown, in pence. */
  grossPence: number;
  /** Called when the sum may have changed. */
  onRefused: () => void;
  onClose: () => void;
}

/** Leads to the page of Stripe on which the card is given; its way back is Billing. */
function CheckoutButton({ tier, grossPence, onRefused, onClose }: CheckoutButtonProps) {
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
      <FieldAlert message={problem} />
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
