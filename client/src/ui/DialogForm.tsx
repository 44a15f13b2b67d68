import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./DialogForm.module.css";
import { ErrorSummary, type Problem } from "./ErrorSummary";
import { SubmitButton } from "./SubmitButton";

export interface DialogFormProps {
  form: {
    problems: readonly Problem[];
    pending: boolean;
    /** True when something was typed that can be discarded. */
    isTouched?: boolean;
    discard?: () => void;
  };
  onSubmit: () => void;
  /** Red where something is taken away. */
  color?: "red";
  /** What the form does. */
  submit: string;
  /** The same while it is being done. */
  pendingLabel: string;
  onCancel: () => void;
  /** "Cancel", where nothing else is said. */
  cancel?: string;
  /** Missing in a form that keeps nothing. */
  discard?: string;
  /** What stands beside the buttons. */
  beside?: ReactNode;
  /** What stands below the buttons. */
  below?: ReactNode;
  children: ReactNode;
}

/** The form of a dialog: what went wrong, the fields, and the buttons: do it, leave it, or begin anew. */
export function DialogForm({ form, onSubmit, onCancel, color, beside, below, children, ...words }: DialogFormProps) {
  const { t } = useTranslation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ErrorSummary problems={form.problems} />
      {children}
      <div className={styles.foot}>
        <SubmitButton color={color} pending={form.pending} pendingLabel={words.pendingLabel}>
          {words.submit}
        </SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {words.cancel ?? t("action.cancel")}
        </Button>
        {words.discard && form.isTouched && (
          <Button variant="subtle" onClick={form.discard}>
            {words.discard}
          </Button>
        )}
        {beside}
      </div>
      {below}
    </form>
  );
}
