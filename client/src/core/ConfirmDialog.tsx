import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/Dialog";
import formStyles from "../ui/DialogForm.module.css";
import { FieldAlert } from "../ui/FieldError";
import { SubmitButton } from "../ui/SubmitButton";
import { useAct } from "./useAct";

export interface ConfirmDialogProps {
  title: string;
  /** What it is about, above the title. */
  meta?: string;
  /** What will happen. */
  children: ReactNode;
  submit: string;
  /** Red where something is taken away. */
  color?: "red";
  /** The same while it is being done. */
  pendingLabel: string;
  /** "Cancel", where nothing else is said. */
  cancel?: string;
  /** What is said when it did not work and the API has no sentence for it. */
  failed: string;
  /** Does it and closes the dialog; rejects with the API's error. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks once before something is done that cannot be undone. */
export function ConfirmDialog({
  title,
  meta,
  color,
  children,
  failed,
  onConfirm,
  onClose,
  ...words
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { run, pending, problem } = useAct(failed);
  return (
    <Dialog isOpen onClose={onClose} title={title} meta={meta}>
      <div className={formStyles.form}>
        {children}
        <FieldAlert message={problem} />
        <div className={formStyles.foot}>
          <SubmitButton
            type="button"
            color={color}
            pending={pending}
            pendingLabel={words.pendingLabel}
            onClick={() => void run(onConfirm)}
          >
            {words.submit}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {words.cancel ?? t("action.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
