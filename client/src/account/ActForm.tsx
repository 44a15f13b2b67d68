import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Act } from "../core/useAct";
import { ErrorSummary } from "../ui/ErrorSummary";
import { SubmitButton, type SubmitButtonProps } from "../ui/SubmitButton";
import styles from "./ActForm.module.css";

export interface ActFormProps {
  act: Act;
  /** Names the form for those who hear it. */
  name: string;
  onSubmit: () => void;
  /** Closes the form without a change. */
  onCancel?: () => void;
  submit: string;
  pendingLabel: string;
  /** Another look of the button. */
  button?: Pick<SubmitButtonProps, "variant" | "color">;
  children: ReactNode;
}

/** The fields of one act: what is wrong stands above them, what was typed stays after every failure. */
export function ActForm({ act, name, onSubmit, onCancel, submit, pendingLabel, button, children }: ActFormProps) {
  const { t } = useTranslation("account");
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate aria-label={name} onSubmit={send} className={styles.form}>
      <ErrorSummary problems={act.problems} />
      {children}
      <div className={styles.actions}>
        <SubmitButton {...button} pending={act.pending} pendingLabel={pendingLabel}>
          {submit}
        </SubmitButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t("action.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
