import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { SubmitButton } from "../../../ui/SubmitButton";
import { OwnLoss } from "./OwnLoss";
import { useSaving } from "./useSaving";

export interface AskDialogProps {
  title: string;
  /** What it is about. */
  meta: string;
  /** What follows from it, or why it cannot be done. */
  text: string;
  /** What the button says; without it nothing can be done. */
  label?: string;
  act?: (acceptsOwnLoss: boolean) => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
}

/** Asks once, with the consequence, before something that is not taken back by a click. */
export function AskDialog({ title, meta, text, label, act, onClose }: AskDialogProps) {
  const { t } = useTranslation("staff");
  const { save, pending, problems, ownLoss } = useSaving("ask");
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={title} meta={meta}>
      <div className={formStyles.form}>
        <ErrorSummary problems={problems} />
        <p>{text}</p>
        <OwnLoss sentence={ownLoss} />
        <div className={formStyles.foot}>
          {label && act && (
            <SubmitButton
              type="button"
              color="red"
              pending={pending}
              pendingLabel={t("saving")}
              onClick={() => void save(act, () => onClose(true))}
            >
              {ownLoss ? t("doAllTheSame") : label}
            </SubmitButton>
          )}
          <Button variant="default" onClick={() => onClose(false)}>
            {t(label ? "cancel" : "close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
