import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../core/ConfirmDialog";

export interface AskDialogProps {
  /** What is done; the button says the same. */
  title: string;
  meta: string;
  /** What follows from it. */
  text: string;
  act: () => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
}

/** Asks once, with the consequence, before something is done for a person. */
export function AskDialog({ title, meta, text, act, onClose }: AskDialogProps) {
  const { t } = useTranslation("users");
  return (
    <ConfirmDialog
      title={title}
      meta={meta}
      submit={title}
      pendingLabel={t("ask.sending")}
      failed={t("ask.failed")}
      onConfirm={() => act().then(() => onClose(true))}
      onClose={() => onClose(false)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
