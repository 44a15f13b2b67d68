import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatPence } from "../../lib/money";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { SubmitButton } from "../../ui/SubmitButton";
import { CardOnFile } from "./CardOnFile";
import styles from "./Dialogs.module.css";
import { PurchaseProgress } from "./PurchaseProgress";
import { type Outcome, reasonOf } from "./payment";
import { SumsTable } from "./SumsTable";
import type { Standing, Sums } from "./standing";
import { usePurchase } from "./usePurchase";

export interface ChargeDialogProps {
  title: string;
  /** What is charged; undefined while it is not known, `instead` says why. */
  money: Sums | undefined;
  instead?: ReactNode;
  card: Standing["card"];
  /** The button, with the sum in it. */
  confirm: (sum: string) => string;
  pendingLabel: string;
  success: string;
  /** The sentence for a charge that was not made; the provider's reason follows it. */
  failed: string;
  /** Asks for the charge with a key. */
  send: (idempotencyKey: string) => Promise<Outcome>;
  /** Called when nothing was charged: a sum that has changed is to be shown anew. */
  onRefused?: () => void;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Charges the card on file once somebody has seen what, with VAT and total. */
export function ChargeDialog({ title, money, instead, card, children, ...rest }: ChargeDialogProps) {
  const { t } = useTranslation("advertiser");
  const { confirm, pendingLabel, success, failed, send, onRefused, onClose } = rest;
  const [problem, setProblem] = useState("");
  const { state, start, askAgain } = usePurchase({
    onRefused: (refused) => {
      const why = refused.kind === "declined" ? reasonOf(refused.outcome.message) : "";
      const said = refused.kind === "refused" ? refused.message : undefined;
      setProblem(said ?? [failed, why].filter(Boolean).join(" "));
      onRefused?.();
    },
  });
  const isPaying = state.kind === "paying";
  const close = () => {
    if (!isPaying) onClose();
  };
  const pay = () => {
    setProblem("");
    void start(send);
  };
  return (
    <Dialog isOpen onClose={close} title={title}>
      {state.kind !== "idle" && state.kind !== "paying" ? (
        <PurchaseProgress state={state} success={success} onAskAgain={askAgain} onClose={onClose} />
      ) : (
        <div className={styles.part}>
          {!money && instead}
          {money && (
            <>
              <div className={styles.sums}>
                <SumsTable money={money} total={t("sums.today")} />
              </div>
              {children}
              <CardOnFile card={card} />
              <FieldAlert message={problem} />
              <div className={styles.foot}>
                {card && (
                  <SubmitButton type="button" pending={isPaying} pendingLabel={pendingLabel} onClick={pay}>
                    {confirm(formatPence(money.grossPence))}
                  </SubmitButton>
                )}
                <Button variant="default" onClick={close}>
                  {t("purchase.cancel")}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
