import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../app/session";
import { useDraft } from "../../lib/drafts";
import { Dialog } from "../../ui/Dialog";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Users.module.css";
import type { Account } from "./users";
import { useSending } from "./useSending";

export interface SuspendDialogProps {
  account: Account;
  suspend: (reason: string) => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
}

/** Suspends an account for a reason. What is typed is kept in this tab until it is sent. */
export function SuspendDialog({ account, suspend, onClose }: SuspendDialogProps) {
  const { t } = useTranslation("users");
  const viewer = useViewer();
  const { text, change, forget } = useDraft(`${viewer?.id ?? ""} suspend ${account.id}`);
  const { send, isSending, problems, errorOn } = useSending("suspend");
  const { name, email, role } = account;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(
      () => suspend(text),
      () => {
        forget();
        onClose(true);
      },
    );
  };
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={t("act.suspend")} meta={email} closeLabel={t("ask.close")}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} />
        <p>{t("suspend.text", { name })}</p>
        {role === "ADVERTISER" && <p>{t("suspend.adverts")}</p>}
        <TextAreaField
          id="suspend-reason"
          label={t("suspend.reason")}
          hint={t("suspend.hint")}
          error={errorOn("reason")}
          autosize
          minRows={3}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <div className={styles.foot}>
          <SubmitButton color="red" pending={isSending} pendingLabel={t("ask.sending")}>
            {t("act.suspend")}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose(false)}>
            {t("ask.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
