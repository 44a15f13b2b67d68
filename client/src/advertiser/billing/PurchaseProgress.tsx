import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import styles from "./Dialogs.module.css";
import type { PurchaseState } from "./usePurchase";

/** What was paid closes its dialog after this many ms (specification of the portals, section 4). */
export const CLOSES_AFTER_MS = 2_000;

export interface PurchaseProgressProps {
  state: Exclude<PurchaseState, { kind: "idle" } | { kind: "paying" }>;
  /** What is said once it is paid. */
  success: string;
  onAskAgain: () => void;
  /** Called two seconds after it was paid, and by the button before it is. */
  onClose: () => void;
}

/** Stands in the place of the form from the moment in which nobody knows what became of the payment. It takes the focus of the form. */
export function PurchaseProgress({ state, success, onAskAgain, onClose }: PurchaseProgressProps) {
  const { t } = useTranslation("advertiser");
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (state.kind !== "paid") return;
    // At once, so that the page below can have the focus when it is given back.
    const timer = setTimeout(() => flushSync(() => close.current()), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.kind]);
  return (
    <div ref={box} tabIndex={-1} className={styles.progress} data-state={state.kind}>
      <div role="status">
        {state.kind === "paid" ? (
          <p className={styles.success}>
            <IconCircleCheck size={44} stroke={1.75} aria-hidden />
            {success}
          </p>
        ) : (
          <>
            <h3>{t(`purchase.${state.kind}.title`)}</h3>
            <p>{t(`purchase.${state.kind}.text`)}</p>
          </>
        )}
      </div>
      {state.kind === "checking" && (
        <p>
          <Link to={`/advertiser/billing?payment=${state.id}`} onClick={onClose}>
            {t("purchase.checking.link")}
          </Link>
        </p>
      )}
      {(state.kind === "lost" || state.kind === "checking") && (
        <div className={styles.foot}>
          {state.kind === "lost" && <Button onClick={onAskAgain}>{t("purchase.lost.again")}</Button>}
          <Button variant="default" onClick={onClose}>
            {t("purchase.close")}
          </Button>
        </div>
      )}
    </div>
  );
}
