import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./LoadMore.module.css";
import { SubmitButton } from "./SubmitButton";

export interface LoadMoreProps {
  /** Fetches the next page; rejects when it did not arrive. */
  onMore: () => Promise<unknown>;
  label: string;
  /** "Loading", where nothing else is said. */
  pendingLabel?: string;
  /** The sentence for a page that did not arrive. */
  failed: string;
}

/** The button below a list that has more. A page that did not arrive is said above it, and it can be pressed again. */
export function LoadMore({ onMore, label, pendingLabel, failed }: LoadMoreProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const press = async () => {
    setState("pending");
    try {
      await onMore();
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.more}>
      {state === "failed" && <p role="alert">{failed}</p>}
      <SubmitButton
        type="button"
        variant="default"
        pending={state === "pending"}
        pendingLabel={pendingLabel ?? t("state.loading")}
        onClick={() => void press()}
      >
        {label}
      </SubmitButton>
    </div>
  );
}
