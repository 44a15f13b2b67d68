import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormField } from "../../core/useDraftForm";
import { DialogForm, type DialogFormProps } from "../../ui/DialogForm";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Settings.module.css";

export interface SettingFormProps {
  form: DialogFormProps["form"];
  reason: FormField;
  /** What somebody else made of it while this was open; undefined while nobody did. */
  newer: string | undefined;
  /** The person has seen it: saving counts again. */
  onSeen: () => void;
  onSubmit: () => void;
  /** The button for the way back to the default; missing while the default is in force. */
  restore?: { label: string; onRestore: () => void };
  onCancel: () => void;
  children: ReactNode;
}

/** What changing any setting has in common: what went wrong, what somebody else did meanwhile, the reason and the buttons. */
export function SettingForm({ form, reason, newer, onSeen, onSubmit, restore, onCancel, children }: SettingFormProps) {
  const { t } = useTranslation("settings");
  return (
    <DialogForm
      form={form}
      onSubmit={onSubmit}
      submit={t("form.save")}
      pendingLabel={t("form.saving")}
      discard={t("form.discard")}
      onCancel={onCancel}
      below={
        restore && (
          <div className={styles.restore}>
            <Button variant="default" disabled={form.pending} onClick={restore.onRestore}>
              {restore.label}
            </Button>
          </div>
        )
      }
    >
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
        {...reason}
        label={t("form.reason")}
        hint={t("form.reasonHint")}
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
    </DialogForm>
  );
}
