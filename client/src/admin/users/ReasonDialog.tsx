import { Button } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { useDraft } from "../../lib/drafts";
import { Dialog } from "../../ui/Dialog";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField } from "../../ui/TextField";
import styles from "./Users.module.css";
import { useSending } from "./useSending";

export interface ReasonDialogProps {
  /** What is done; the button says the same. */
  title: string;
  meta: string;
  /** Names the field and, with `about`, the draft. */
  name: string;
  /** The id of what it is done to. */
  about: string;
  hint: string;
  act: (reason: string) => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
  /** What follows from it, in paragraphs. */
  children: ReactNode;
}

/** Asks why before something that costs is done. What is typed is kept in this tab until it is sent. */
export function ReasonDialog({ title, meta, name, about, hint, act, onClose, children }: ReasonDialogProps) {
  const { t } = useTranslation("users");
  const viewer = useViewer();
  const { text, change, forget } = useDraft(`${viewer?.id ?? ""} ${name} ${about}`);
  const { send, isSending, problems, errorOn } = useSending(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(
      () => act(text),
      () => {
        forget();
        onClose(true);
      },
    );
  };
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={title} meta={meta} closeLabel={t("ask.close")}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary problems={problems} />
        {children}
        <TextAreaField
          id={`${name}-reason`}
          label={t("ask.reason")}
          hint={hint}
          error={errorOn("reason")}
          autosize
          minRows={3}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <div className={styles.foot}>
          <SubmitButton color="red" pending={isSending} pendingLabel={t("ask.sending")}>
            {title}
          </SubmitButton>
          <Button variant="default" onClick={() => onClose(false)}>
            {t("ask.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
