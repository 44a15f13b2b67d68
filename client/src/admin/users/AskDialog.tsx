import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAct } from "../../core/useAct";
import { Dialog } from "../../ui/Dialog";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./Users.module.css";

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
  const { run, pending, problems } = useAct(t("ask.failed"));
  const confirm = async () => {
    await act();
    onClose(true);
  };
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={title} meta={meta}>
      <div className={styles.form}>
        <ErrorSummary problems={problems} />
        <p>{text}</p>
        <div className={styles.foot}>
          <SubmitButton
            type="button"
            pending={pending}
            pendingLabel={t("ask.sending")}
            onClick={() => void run(confirm)}
          >
            {title}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose(false)}>
            {t("ask.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
