import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DialogFoot } from "../../ui/DialogFoot";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Settings.module.css";
import type { useSaving } from "./useSaving";

export interface SettingFormProps {
  form: ReturnType<typeof useSaving>;
  reason: string;
  onReason: (reason: string) => void;
  /** What somebody else made of it while this was open; undefined while nobody did. */
  newer: string | undefined;
  /** The person has seen it: saving counts again. */
  onSeen: () => void;
  onSubmit: () => void;
  /** The button for the way back to the default; missing while the default is in force. */
  restore?: { label: string; onRestore: () => void };
  onCancel: () => void;
  /** Missing while nothing was typed. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** What changing any setting has in common: what went wrong, what somebody else did meanwhile, the reason and the buttons. */
export function SettingForm({ form, reason, onReason, newer, onSeen, children, ...rest }: SettingFormProps) {
  const { t } = useTranslation("settings");
  const { onSubmit, restore, onCancel, onDiscard } = rest;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={form.problems} />
      <div role="status" className={styles.status}>
        {newer && (
          <div className={styles.newer}>
            <span>{newer}</span>
            <Button variant="default" onClick={onSeen}>
              {t("form.seen")}
            </Button>
          </div>
        )}
      </div>
      {children}
      <TextAreaField
        id={form.idOf("reason")}
        label={t("form.reason")}
        hint={t("form.reasonHint")}
        error={form.errorOn("reason")}
        minRows={2}
        maxRows={6}
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <DialogFoot
        submit={t("form.save")}
        pendingLabel={t("form.saving")}
        pending={form.isSaving}
        cancel={t("form.cancel")}
        onCancel={onCancel}
        discard={t("form.discard")}
        onDiscard={onDiscard}
      />
      {restore && (
        <div className={styles.restore}>
          <Button variant="default" disabled={form.isSaving} onClick={restore.onRestore}>
            {restore.label}
          </Button>
        </div>
      )}
    </form>
  );
}
