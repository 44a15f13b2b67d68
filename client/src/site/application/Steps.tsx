import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Steps.module.css";

export interface Step {
  title: string;
  /** One line about it. */
  text?: ReactNode;
  state: "done" | "now" | "ahead";
}

/** Where somebody is on a short way. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation("application");
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, text, state }) => (
        <li key={title} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <b>{title}</b>
          {state === "done" && <span className="hidden-text"> {t("steps.done")}</span>}
          {text && <div>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
